import Context
import Dropping
import Reverting
import SystemCalls

// Shared by the commands that drop or preview a drop.
extension Run {
  /// Performs a drop, renders its outcome and returns the exit status.
  ///
  /// - Parameters:
  ///   - command: The command, which the next undo names if it changed nothing.
  ///   - notifies: Whether the terminal draws attention to the end.
  ///   - besideProgram: Whether a program also prints to standard output, and must not be mixed with our answer.
  func drop(
    _ command: String, notifies: Bool, besideProgram: Bool,
    _ operation: (ExchangeContext, @escaping (ItemResult) throws -> Void) throws -> DropOutcome
  ) throws -> ExitStatus {
    var exchange = exchange
    if besideProgram { exchange.output = .standardError }
    var ending = "not done"
    defer { if notifies { notify("dnd \(command)", ending) } }
    let idle = IdleCommand(command, in: exchange)
    let outcome: DropOutcome
    do {
      outcome = try operation(exchange, renderer.result)
    } catch {
      if ExchangeError(any: error).isUsage { idle.forget() } else { idle.remember() }
      throw error
    }
    if outcome.changesNothing {
      idle.remember(repeating: outcome.isOneStep ? outcome.session : nil)
    } else {
      idle.forget()
    }
    var status = ExitStatus(failure: outcome.failure, done: outcome.placed + outcome.skipped)
    let done = outcome.placed + outcome.skipped + outcome.offered
    let left = outcome.pending + outcome.leftOut
    // What did not match waits in a session; of one step nothing is left that could take it.
    if status == .done, outcome.isOneStep, left > 0 { status = .partial }
    if status == .done { ending = "\(done) done" }
    if status == .partial { ending = "\(done) done, \(outcome.failed + left) not" }
    try renderer.dropped(outcome, status: status)
    return status
  }

  /// Draws the attention of a person who looks elsewhere.
  func notify(_ title: String, _ text: String) {
    // These show what other terminals take for a notification.
    let isPlain = ["linux", "dumb"].contains(context.variable("TERM") ?? "dumb")
    console.ring(notifying: isPlain ? nil : (title, text))
  }

  /// Shows what a drop would do, and returns the status that it would have.
  func propose(
    isOneStep: Bool = false,
    _ operation: (ExchangeContext, (ItemProposal) throws -> Void) throws -> ProposeOutcome
  ) throws -> ExitStatus {
    let outcome = try operation(exchange, renderer.proposal)
    try renderer.proposed(outcome)
    let status = ExitStatus(failure: outcome.refusal ?? outcome.failure, done: outcome.matched)
    return status == .done && isOneStep && outcome.matched < outcome.total ? .partial : status
  }
}
