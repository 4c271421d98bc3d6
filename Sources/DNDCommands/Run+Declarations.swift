import Context
import Diagnostics
import Exchange
import UniformTypes

extension Run {
  /// Answers a question about types, then tells what is wrong with declarations of types.
  ///
  /// That is an error here, where elsewhere it is a warning: an answer that lacks a type is not the
  /// whole answer. It is why the run fails where it would not fail otherwise.
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
