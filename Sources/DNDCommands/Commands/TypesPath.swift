import ArgumentParser
import Exchange
import Loading

struct TypesPath: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the cheapest way to make one type of another.",
    usage: "dnd types path [<options>] <from> <to>",
    discussion: """
      A line for each step. Exits with 4 where there is no way, and with 69 where
      only a tool is missing.

      EXAMPLES
        dnd types path .md html
        dnd types path heic public.jpeg --json
        dnd types path pdf text --convert any
      """)

  @Argument(help: ArgumentHelp("The type that there is.", valueName: "from"))
  var from: String

  @Argument(help: ArgumentHelp("The type that is wanted.", valueName: "to"))
  var to: String

  @Option(
    help: ArgumentHelp("Which conversions may be used; auto unless said.", valueName: "which"))
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
