package import Diagnostics
import SystemCalls

// Errors of programs as destinations.
extension ExchangeError {
  var ofProgram: Diagnostic {
    switch self {
    case .noApplication(let word):
      Diagnostic(
        .programUnknown, "no application named '\(word)' was found",
        hints: ["name one by its .desktop file, or run any command with --exec"])
    case .opensNothing(let name):
      Diagnostic(
        .programOpensNothing, "'\(name)' opens no files",
        hints: ["run a command that does with --exec"])
    case .programMissing(let program):
      Diagnostic(
        .programMissing, "'\(program)' is not installed",
        hints: ["install '\(program)', or add its folder to PATH"])
    case .programNotStarted(let program, let reason):
      Diagnostic(.programFailed, "'\(program)' could not be started: \(reason.reason)")
    case .programEnded(let program, let status):
      Diagnostic(.programFailed, "'\(program)' ended with status \(status)")
    case .programKilled(let program, let signal):
      Diagnostic(.programFailed, "'\(program)' was killed by signal \(signal)")
    default: Diagnostic(.programFailed, "the program failed")
    }
  }
}

extension Diagnostic.Code {
  static let programUnknown = Self("program.unknown", .noInput)
  static let programOpensNothing = Self("program.opensNothing", .cancelled)
  package static let programMissing = Self("program.missing", .unavailable)
  static let programFailed = Self("program.failed", .failed)
}
