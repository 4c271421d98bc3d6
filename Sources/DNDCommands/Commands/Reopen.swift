import ArgumentParser
import Exchange
import Reverting

struct Reopen: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "reopen",
    abstract: "Make a session active again, with the items that it had.",
    usage: "dnd reopen [<options>] [<name>]",
    discussion: """
      Without a name it is what was dropped or cancelled last from this terminal. No file is touched.

      EXAMPLES
        dnd cancel && dnd reopen             cancelled by mistake
        dnd list --ended                     sessions that can be reopened
        dnd reopen brisk-otter
      """)

  @Argument(help: ArgumentHelp("A session that has ended.", valueName: "name"))
  var name: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Reopen.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if name != nil && global.session != nil { throw CommandLineError.together("--session", "NAME") }
    try run.renderer.reopened(
      try Reopening(session: name ?? run.session)(in: run.exchange), onlyAsked: false)
    return .done
  }
}
