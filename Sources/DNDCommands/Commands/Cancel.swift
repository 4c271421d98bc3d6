import ArgumentParser
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

  @Flag(help: "Also delete what is kept, so that undo is not possible.")
  var purge = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Cancel.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let isOfItems = !item.isEmpty || !items.isEmpty
    if purge && isOfItems { throw CommandLineError.together("--purge", "items") }
    let cancelling = Cancelling(
      session: run.session, items: try ItemWords.selection(item, operands: items), purges: purge)
    let outcome = try cancelling(in: run.exchange)
    try run.renderer.cancelled(outcome)
    return ExitStatus(failure: outcome.failure, done: 1)
  }
}
