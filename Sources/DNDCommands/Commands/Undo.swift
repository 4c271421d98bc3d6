import ArgumentParser
import Exchange
import Reverting

struct Undo: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last drop or cancel; its items are pending again.",
    usage: "dnd undo [<options>]",
    discussion: """
      Without --session, this is the last drop of this terminal. Anything changed since the drop is \
      kept and listed. A copy is removed only while its original still exists.

      EXAMPLES
        dnd undo
        dnd undo --dry-run                   show what would happen
        dnd undo --session brisk-otter
      """)

  @Flag(name: [.customShort("n"), .long], help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Skip drops that cannot be undone.")
  var skip = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Undo.Values: ParsedCommand {
  // The summary line and the JSON object name the session.
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    var undoing = Undoing(session: run.session, onlyAsks: dryRun)
    undoing.skips = skip
    let outcome = try undoing(in: run.exchange) { try run.renderer.undone($0, onlyAsked: dryRun) }
    let status = ExitStatus(failure: outcome.failure, done: outcome.undone)
    try run.renderer.undid(outcome, onlyAsked: dryRun, status: status)
    return status
  }
}
