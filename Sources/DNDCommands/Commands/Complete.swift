import ArgumentParser
import Context
import Exchange

/// Lists candidates for shell completion: one per line, followed by a tab and a description.
///
/// Always succeeds; prints nothing if there are no candidates.
struct Complete: DNDCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what could come next on a command line.", shouldDisplay: false)

  @Argument(
    help: ArgumentHelp(
      """
      sessions, ended, known, items, offers, types, forms, destinations, places, sources, hosts, \
      pending or apps.
      """))
  var kind: String

  @Option(help: ArgumentHelp("The item whose forms are listed.", valueName: "number"))
  var item: String?

  @Option(help: ArgumentHelp("What is typed of it.", valueName: "text"))
  var typed: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Complete.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    guard let kind = Completing.Kind(rawValue: kind) else { return .done }
    let item = try? ItemNumbers.single(item, of: "--item")
    let completing = Completing(kind: kind, session: run.session, item: item, typed: typed ?? "")
    for candidate in completing(in: run.exchange) {
      // A candidate must be one line, even if its name contains line breaks.
      let meaning = TerminalText.escaped(candidate.meaning)
      try run.output.write("\(TerminalText.escaped(candidate.value))\t\(meaning)")
    }
    return .done
  }
}
