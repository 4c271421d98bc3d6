import ArgumentParser
import Exchange

struct Cancel: DNDCommand, Errand {
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

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if all && !item.isEmpty { throw CommandLineError.together("--all", "--item") }
    let cancelling = Cancelling(
      session: run.session, items: try ItemNumbers.ranges(item), all: all)
    let outcome = try cancelling(in: run.exchange)
    try run.renderer.cancelled(outcome)
    return ExitStatus(failure: outcome.failure, done: 1)
  }
}
