import ArgumentParser
import Exchange

struct Cancel: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "End a session, or take items out of it; no source is touched.",
    usage: "dnd cancel [<options>]",
    discussion: """
      EXAMPLES
        dnd cancel                           the whole session
        dnd cancel --item 2,5-7
      """)

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2 or 1,3-5.", valueName: "numbers"))
  var item: [String] = []

  @Flag(help: "Every item, as without --item.")
  var all = false

  @Flag(help: "Free all that is kept of the session; nothing comes back then.")
  var purge = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Cancel.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if all && !item.isEmpty { throw CommandLineError.together("--all", "--item") }
    if purge && !item.isEmpty { throw CommandLineError.together("--purge", "--item") }
    let cancelling = Cancelling(
      session: run.session, items: try ItemNumbers.ranges(item), all: all, purges: purge)
    let outcome = try cancelling(in: run.exchange)
    try run.renderer.cancelled(outcome)
    return ExitStatus(failure: outcome.failure, done: 1)
  }
}
