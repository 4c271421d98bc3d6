import ArgumentParser
import Exchange

struct List: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sessions; a star marks the current one.",
    usage: "dnd list [<options>]",
    discussion: """
      EXAMPLES
        dnd list
        dnd list -z | xargs -0 -n 1 dnd show --session
      """)

  @Flag(
    name: [.customShort("z"), .customLong("print0")], help: "Names only, each ending with NUL.")
  var endsWithNUL = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    ListErrand(endsWithNUL: endsWithNUL, choices: global.choices)
  }
}

struct ListErrand: PlainErrand {
  var endsWithNUL = false
  var choices = GlobalChoices()

  mutating func take(flag name: String) -> Bool {
    guard name == "-z" || name == "--print0" else { return choices.take(flag: name) }
    endsWithNUL = true
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    choices.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool { operands.isEmpty }

  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let rows = try Listing()(in: run.exchange)
    try run.renderer.sessions(rows, terminator: endsWithNUL ? 0 : UInt8(ascii: "\n"))
    return .done
  }
}
