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
        hints: hints(lastWords))
    case .signalled(let signal, let subject, let lastWords):
      Diagnostic(
        .error, subject.isStep ? .conversionFailed : .promiseFailed,
        "\(subject.phrase) was ended by signal \(signal)",
        hints: hints(lastWords))
    case .timedOut(let limit, let subject, let lastWords):
      Diagnostic(
        .error, subject.isStep ? .conversionTimedOut : .promiseTimedOut,
        "\(subject.phrase) took longer than \(limit) and was ended",
        hints: ["give it more time with --timeout"] + hints(lastWords))
    case .cancelled(let subject):
      Diagnostic(
        .error, subject.isStep ? .conversionCancelled : .promiseCancelled,
        "\(subject.phrase) was interrupted")
    case .empty(let subject) where subject.isStep:
      Diagnostic(.error, .conversionEmpty, "\(subject.phrase) made no data")
    case .notAFile(let subject) where subject.isStep:
      Diagnostic(
        .error, .conversionFailed, "\(subject.phrase) left something else than a file")
    case .empty(let subject):
      Diagnostic(
        .error, .promiseEmpty, "\(subject.phrase) made no data",
        hints: ["the command writes to its standard output or to the file \"$DND_OUTPUT\""])
    case .notAFile(let subject):
      Diagnostic(
        .error, .promiseNotAFile,
        "\(subject.phrase) left something else than a file at \"$DND_OUTPUT\"",
        hints: ["to promise a folder, promise an archive of it"])
    case .toolMissing(let tool, let subject):
      Diagnostic(
        .error, .toolMissing, "\(subject.phrase) needs '\(tool)', which is not installed",
        hints: ["install '\(tool)', or see that PATH leads to it"])
    case .encodingMissing(let name, let subject):
      Diagnostic(
        .error, .toolMissing,
        "\(subject.phrase) needs the encoding '\(name)', which the C library does not have here",
        hints: ["install its conversion modules (gconv), which are in 'libc6' on Debian"])
    case .noDirectory(let directory, let reason, let subject):
      Diagnostic(
        .error, .promiseNoDirectory,
        "\(subject.phrase) runs in '\(directory.carried)', which cannot be entered: \(reason)",
        hints: ["a promise runs in the folder of its lift; make that folder again"])
    case .notStarted(let reason, let subject):
      Diagnostic(
        .error, subject.isStep ? .conversionFailed : .promiseNotStarted,
        "\(subject.phrase) could not be started" + (reason.map { ": \($0)" } ?? ""))
    case .malformed(let malformation, let subject):
      Diagnostic(
        .error, .conversionMalformed,
        "\(subject.phrase) failed: line \(malformation.line), byte \(malformation.byte): "
          + malformation.problem.phrase)
    case .outputFailed(let reason):
      Diagnostic(
        .error, .conversionOutput, "what a conversion made could not be written: \(reason)")
    case .system(let failure) where failure.isLackOfProcesses:
      Diagnostic(
        .error, .conversionSystem, "no other program can be started: \(failure.reason)",
        hints: ["wait until some have ended, or raise the limit with 'ulimit -u'"])
    case .system(let failure):
      Diagnostic(
        .error, .conversionSystem,
        "\(failure.call)" + (failure.path.map { " '\($0.carried)'" } ?? "") + ": \(failure.errno)")
    }
  }

  /// What a hint begins with that repeats what a command said before it failed.
  package static let lastWordsMark = "it said: "

  private func hints(_ lastWords: [String]) -> [String] {
    lastWords.suffix(5).map { Self.lastWordsMark + $0 }
  }
}

extension CommandError.Subject {
  fileprivate var phrase: String {
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
