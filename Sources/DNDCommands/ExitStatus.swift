package import Diagnostics

/// The exit statuses, and the only mapping from kinds of failure to numbers.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case failed = 1
  /// Only some of the matching items are done.
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

  /// The status for one kind of failure.
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

  /// The combined status of several items: partial if only some are done, and the status of the
  /// first failure if none is.
  ///
  /// - Parameters:
  ///   - failure: The first failure; nil if everything that matched is done.
  ///   - done: The number of items done.
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
  /// Ended by a signal, such as 2 (`SIGINT`).
  case signal(Int32)
  /// The reader closed the pipe.
  case brokenPipe

  /// The number that a shell shows: the status, or 128 plus the number of the signal.
  package var number: Int32 {
    switch self {
    case .status(let status): status.rawValue
    case .signal(let number): 128 + number
    case .brokenPipe: 128 + 13
    }
  }
}
