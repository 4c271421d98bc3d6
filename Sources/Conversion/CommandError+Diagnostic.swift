package import Diagnostics
import SystemCalls
import UniformTypes

extension Diagnostic.Code {
  package static let promiseFailed = Self("promise.failed", .failed)
  package static let promiseTimedOut = Self("promise.timedOut", .failed)
  package static let promiseCancelled = Self("promise.cancelled", .failed)
  package static let promiseEmpty = Self("promise.empty", .failed)
  package static let promiseNotAFile = Self("promise.notAFile", .failed)
  package static let promiseNoDirectory = Self("promise.noFolder", .unavailable)
  package static let promiseNotStarted = Self("promise.notStarted", .failed)
  package static let conversionFailed = Self("conversion.failed", .failed)
  package static let conversionIncomplete = Self("conversion.incomplete", .failed)
  package static let conversionWarned = Self("conversion.warned", .failed)
  package static let conversionTimedOut = Self("conversion.timedOut", .failed)
  package static let conversionCancelled = Self("conversion.cancelled", .failed)
  package static let conversionEmpty = Self("conversion.empty", .failed)
  package static let conversionMalformed = Self("conversion.malformed", .failed)
  package static let conversionOutput = Self("conversion.output", .outputFailed)
  package static let toolMissing = Self("conversion.toolMissing", .unavailable)
  package static let conversionSystem = Self("conversion.system", .failed)
}

extension CommandError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .exited(let status, let subject, let lastWords):
      Diagnostic(
        .error, subject.isStep ? .conversionFailed : .promiseFailed,
        "\(subject.phrase) ended with status \(status)",
        hints: hints(lastWords, of: subject))
    case .signalled(let signal, let subject, let lastWords):
      Diagnostic(
        .error, subject.isStep ? .conversionFailed : .promiseFailed,
        "\(subject.phrase) was killed by signal \(signal)",
        hints: hints(lastWords, of: subject))
    case .timedOut(let limit, let subject, let lastWords):
      Diagnostic(
        .error, subject.isStep ? .conversionTimedOut : .promiseTimedOut,
        "\(subject.phrase) took longer than \(Self.words(limit)) and was stopped",
        hints: ["'dnd … --timeout \(Self.longer(limit))' gives it more time"]
          + hints(lastWords, of: subject))
    case .cancelled(let subject):
      Diagnostic(
        .error, subject.isStep ? .conversionCancelled : .promiseCancelled,
        "\(subject.phrase) was interrupted")
    case .empty(let subject) where subject.isStep:
      Diagnostic(.error, .conversionEmpty, "\(subject.phrase) produced no data")
    case .notAFile(let subject) where subject.isStep:
      Diagnostic(
        .error, .conversionFailed, "\(subject.phrase) did not produce a file")
    case .empty(let subject):
      Diagnostic(
        .error, .promiseEmpty, "\(subject.phrase) produced no data",
        hints: ["write to standard output or to the file \"$DND_OUTPUT\""])
    case .notAFile(let subject):
      Diagnostic(
        .error, .promiseNotAFile,
        "\(subject.phrase) did not leave a file at \"$DND_OUTPUT\"",
        hints: ["promise an archive of the folder instead"])
    case .toolMissing(let tool, let subject):
      Diagnostic(
        .error, .toolMissing, "\(subject.phrase) needs '\(tool)', which is not installed",
        hints: ["install '\(tool)', or add its folder to PATH"])
    case .encodingMissing(let name, let subject):
      Diagnostic(
        .error, .toolMissing,
        "\(subject.phrase) needs the encoding '\(name)', which the C library does not support here",
        hints: ["install its conversion modules (gconv), which are in 'libc6' on Debian"])
    case .noDirectory(let directory, let reason, let subject):
      Diagnostic(
        .error, .promiseNoDirectory,
        "\(subject.phrase) runs in '\(directory.carried)', which cannot be entered: \(reason.reason)",
        hints: ["create that folder again: a promise runs where it was lifted"])
    case .notStarted(let reason, let subject):
      Diagnostic(
        .error, subject.isStep ? .conversionFailed : .promiseNotStarted,
        "\(subject.phrase) could not be started" + (reason.map { ": \($0.reason)" } ?? ""))
    case .malformed(let malformation, let subject):
      Diagnostic(
        .error, .conversionMalformed,
        "\(subject.phrase) failed: line \(malformation.line), byte \(malformation.byte): "
          + malformation.problem.phrase)
    case .outputFailed(let reason):
      Diagnostic(
        .error, .conversionOutput,
        "the result of a conversion could not be written: \(reason.reason)")
    case .system(let failure) where failure.isLackOfProcesses:
      Diagnostic(
        .error, .conversionSystem, "cannot start another program: \(failure.reason)",
        hints: ["wait until some programs have ended, or raise the limit with 'ulimit -u'"])
    case .system(let failure):
      Diagnostic(
        .error, .conversionSystem,
        "\(failure.call)" + (failure.path.map { " '\($0.carried)'" } ?? "") + ": \(failure.reason)")
    }
  }

  /// The time without `.0`.
  private static func words(_ limit: Duration) -> String {
    let seconds = limit.components.seconds
    return limit == .seconds(seconds) ? "\(seconds) second\(seconds == 1 ? "" : "s")" : "\(limit)"
  }

  /// Twice the time, and at least ten minutes, as it is typed.
  private static func longer(_ limit: Duration) -> String {
    let minutes = max(10, (limit.components.seconds + 59) / 60 * 2)
    if minutes < 60 { return "\(minutes)m" }
    // In whole hours, which are easier to read.
    return "\((minutes + 59) / 60)h"
  }

  private func hints(_ lastWords: [String], of subject: Subject) -> [String] {
    lastWords.suffix(5).map { Diagnostic.quotation + (subject.isStep ? $0.withoutPlaces : $0) }
  }
}

extension CommandError.Subject {
  var phrase: String {
    switch self {
    case .promise(let name, let type): "the command for '\(name)' (\(type.spoken))"
    case .tool(let tool, let name): "'\(tool)' for '\(name)'"
    case .step(let tool, let from, let to, let name):
      "the conversion of '\(name)' from \(from.spoken) to \(to.spoken)"
        + (tool == "dnd" ? "" : " by \(InstalledTools.name(of: tool))")
    }
  }

  fileprivate var isStep: Bool { if case .step = self { true } else { false } }
}
