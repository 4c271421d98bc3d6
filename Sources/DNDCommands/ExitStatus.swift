package import Diagnostics

/// The numbers that a run ends with: the only place where one meets a kind of failure.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case failed = 1
  /// Some of the matching items are done, some are not.
  case partial = 3
  case cancelled = 4
  case forbidden = 5
  case nothingToDo = 6
  case usage = 64
  case damaged = 65
  case noInput = 66
  case unavailable = 69
  case nameTaken = 73
  case outputFailed = 74
  case busy = 75

  /// The status of one kind of failure.
  package init(_ failure: Diagnostic.Failure) {
    self =
      switch failure {
      case .failed: .failed
      case .cancelled: .cancelled
      case .forbidden: .forbidden
      case .nothingToDo: .nothingToDo
      case .usage: .usage
      case .damaged: .damaged
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .nameTaken: .nameTaken
      case .outputFailed: .outputFailed
      case .busy: .busy
      }
  }

  /// The status of several items as one: when some are done and some are not it is partial, and
  /// when none is done it is the first failure's own.
  ///
  /// - Parameters:
  ///   - failure: The first failure; nil when everything that matched is done.
  ///   - done: How many items are done.
  package init(failure: Diagnostic?, done: Int) {
    guard let failure else {
      self = .done
      return
    }
    self = done > 0 ? .partial : ExitStatus(failure.code.failure)
  }
}

/// How a run ends.
package enum Ending: Equatable, Sendable {
  case status(ExitStatus)
  /// By a signal that asked for it, such as 2, an interrupt.
  case signal(Int32)
  /// By a pipe that nobody reads any more.
  case brokenPipe

  /// What a shell shows for it: the status, or 128 and the signal's number.
  package var number: Int32 {
    switch self {
    case .status(let status): status.rawValue
    case .signal(let number): 128 + number
    case .brokenPipe: 128 + 13
    }
  }
}
