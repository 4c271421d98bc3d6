import ArgumentParser
import Context
import Diagnostics
import Exchange

struct Cancel: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "End a session, or remove items from it; no file is touched.",
    usage: "dnd cancel [<options>] [<item> ...]",
    discussion: """
      EXAMPLES
        dnd cancel                           the whole session
        dnd cancel 2 5-7
        dnd cancel '*.tmp'
        dnd cancel --every                   all that was picked up and forgotten
      """)

  @Argument(
    help: ArgumentHelp(
      "Only these items, by number, range, name or pattern: 2, 3-5, notes.md or '*.md'.",
      valueName: "item"))
  var items: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items, in a list: 2,notes.md.", valueName: "item,…"))
  var item: [String] = []

  @Flag(help: "End every session whose items wait.")
  var every = false

  @Flag(help: "Also delete what is kept, so that undo is not possible.")
  var purge = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Cancel.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let isOfItems = !item.isEmpty || !items.isEmpty
    if purge && isOfItems { throw CommandLineError.together("--purge", "items") }
    if every {
      if isOfItems { throw CommandLineError.together("--every", "items") }
      if global.session != nil { throw CommandLineError.together("--every", "--session") }
      return try cancelEvery(in: run)
    }
    let cancelling = Cancelling(
      session: run.session, items: try ItemWords.selection(item, operands: items), purges: purge)
    let outcome = try cancelling(in: run.exchange)
    try run.renderer.cancelled(outcome)
    return ExitStatus(failure: outcome.failure, done: 1)
  }

  /// The oldest one first, so that the next undo brings back what was picked up last.
  ///
  /// What is being dropped or is on the clipboard does not wait.
  private func cancelEvery(in run: Run) throws -> ExitStatus {
    let rows = try Listing()(in: run.exchange).filter { ["active", "damaged"].contains($0.state) }
    if rows.isEmpty { try run.renderer.sessions([], ended: false, terminator: 0x0A) }
    var failure: Diagnostic?
    var done = 0
    for row in rows.reversed() {
      let outcome: CancelOutcome
      do throws(ExchangeError) {
        outcome = try Cancelling(session: row.name, items: nil, purges: purge)(in: run.exchange)
      } catch {
        run.console.say(error.diagnostic)
        failure = failure ?? error.diagnostic
        continue
      }
      try run.renderer.cancelled(outcome)
      failure = failure ?? outcome.failure
      done += 1
    }
    return ExitStatus(failure: failure, done: done)
  }
}
