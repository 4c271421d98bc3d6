import ArgumentParser
import Exchange
import Loading

struct TypesPath: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Show how one type would be converted to another.",
    usage: "dnd types path [<options>] <from> <to>",
    discussion: """
      Prints one line for each step. Exits with 4 if no conversion exists, and with 69 if only a \
      tool is missing.

      EXAMPLES
        dnd types path .md html
        dnd types path heic public.jpeg --json
        dnd types path pdf text --convert any
      """)

  @Argument(help: ArgumentHelp("The type to convert from.", valueName: "from"))
  var from: String

  @Argument(help: ArgumentHelp("The type to convert to.", valueName: "to"))
  var to: String

  @Option(
    help: ArgumentHelp("Which conversions may be used (default: auto).", valueName: "which"))
  var convert = AcceptRequest.Conversions.auto

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesPath.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.judgingDeclarations {
      let finding = FindingPath(from: from, to: to, conversions: convert)
      try run.renderer.path(try finding(in: run.exchange))
      return .done
    }
  }
}
