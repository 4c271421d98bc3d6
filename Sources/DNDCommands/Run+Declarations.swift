import Context
import Diagnostics
import Exchange
import UniformTypes

extension Run {
  /// Answers a question about types, then reports problems in type declarations.
  ///
  /// They are errors here, not warnings as elsewhere, because an answer without some types is
  /// incomplete. The status of an otherwise successful run is then that of the first error.
  func judgingDeclarations(_ answer: () throws -> ExitStatus) throws -> ExitStatus {
    let problems = exchange.declarationProblems()
    defer {
      if !problems.isEmpty { try? output.flush() }
      for problem in problems {
        let diagnostic = problem.diagnostic
        console.say(
          diagnostic, status: problem.isWarning ? nil : ExitStatus(diagnostic.code.failure))
      }
    }
    let status = try answer()
    guard status == .done, let error = problems.first(where: { !$0.isWarning }) else {
      return status
    }
    return ExitStatus(error.diagnostic.code.failure)
  }
}
