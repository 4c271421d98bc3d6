import ArgumentParser
import Exchange

struct Show: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a session and its items.",
    usage: "dnd show [<options>]",
    discussion: """
      With --item or -v, every form of each item is shown too.

      EXAMPLES
        dnd show
        dnd show --item 2
        dnd show --session brisk-otter --json
      """)

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2 or 1,3-5.", valueName: "numbers"))
  var item: [String] = []

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    ShowErrand(items: try ItemNumbers.ranges(item), choices: global.choices)
  }
}

struct ShowErrand: PlainErrand {
  var items: [ClosedRange<Int>]?
  var choices = GlobalChoices()

  mutating func take(flag name: String) -> Bool { choices.take(flag: name) }

  mutating func take(option name: String, _ value: String) -> Bool {
    choices.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool { operands.isEmpty }

  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let withForms = items != nil || choices.verbose
    try Showing(session: run.session, items: items)(
      in: run.exchange, header: run.renderer.session,
      each: { try run.renderer.item($0, withForms: withForms) })
    return .done
  }
}
