import ArgumentParser
import Exchange

struct Import: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Start a session from what 'dnd export' wrote; prints its name.",
    usage: "dnd import [<options>] [<file>]",
    discussion: """
      The session is made when the whole stream has arrived undamaged; otherwise nothing remains. Its \
      items count as those of another application: they can be copied, but not moved.

      EXAMPLES
        ssh far dnd export | dnd import
        dnd import --session otter drag.dnd
      """)

  @Argument(
    help: ArgumentHelp("The file to read, or - for standard input (default).", valueName: "file"))
  var file: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Import.Values: ParsedCommand {
  var takesFiles: Bool { true }

  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.renderer.lifted(Importing(file: file, session: run.session)(in: run.exchange))
    return .done
  }
}
