import ArgumentParser
import Context
import Exchange
import Loading
import SessionStreams

struct Export: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a session to standard output, for 'dnd import' elsewhere.",
    usage: "dnd export [<options>]",
    discussion: """
      The stream is a tar archive with all forms of the items, their names and types, and checksums. \
      Files are written as they are now. The session stays as it is.

      EXAMPLES
        dnd export | ssh far dnd import
        dnd export -a image --item 1-3 > drag.dnd
        dnd export | docker exec -i box dnd import --session otter
      """)

  @Option(
    name: [.customShort("a", allowingJoined: true), .long], parsing: .singleValue,
    help: ArgumentHelp("Only forms of these types, and items that have one.", valueName: "type,…"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2, 3-5, notes.md or '*.md'.", valueName: "item,…"))
  var item: [String] = []

  @Flag(help: "Run the commands of promises and export what they make.")
  var runPromises = false

  @Flag(help: "Export a sensitive session too; it ends afterwards.")
  var sensitive = false

  /// As which it works for one version, with a note.
  @Flag(help: .hidden)
  var copy = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Export.Values: ParsedCommand {
  var writesData: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    var request = ExportRequest()
    request.session = run.session
    request.accept.accept = try TypeWords.list(accept, of: "--accept")
    let selection = try ItemWords.selection(item)
    request.accept.items = selection?.numbers
    request.accept.itemNames = selection?.names ?? []
    request.accept.itemLists = selection?.lists ?? []
    request.runsPromises = runPromises
    request.allowsSensitive = sensitive || copy
    let outcome = try Exporting(request: request)(in: run.exchange)
    run.renderer.exported(outcome)
    return outcome.isPartial ? .partial : .done
  }
}
