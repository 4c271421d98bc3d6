import ArgumentParser
import Exchange
import Picking
import UniformTypes

/// The options of `lift` and `add` that describe items.
struct ItemOptions: ParsableArguments {
  @Option(
    name: [.customShort("t", allowingJoined: true), .long],
    help: ArgumentHelp("Type of the items; the content is not examined.", valueName: "type"))
  var type: String?

  @Option(
    name: [.customShort("N", allowingJoined: true), .long], parsing: .unconditional,
    help: "Name of the item.")
  var name: String?

  /// As which it works for one version, with a note.
  @Option(
    name: .customShort("n", allowingJoined: true), parsing: .unconditional, help: .hidden)
  var formerName: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Form: a file, which stays where it is, or - for standard input.", valueName: "type=path"),
    transform: { RepresentationArgument(.rep, $0) })
  var rep: [RepresentationArgument] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Form: this text.", valueName: "type=text"),
    transform: { RepresentationArgument(.data, $0) })
  var data: [RepresentationArgument] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Form: the output of this shell command, run when needed.", valueName: "type=command"),
    transform: { RepresentationArgument(.promise, $0) })
  var promise: [RepresentationArgument] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Who can see a form: all, team, group or own.", valueName: "type=level"))
  var visibility: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "JSON that only the lifting application can read.", valueName: "json"))
  var localObject: String?
}

extension ItemOptions.Values {
  func request() throws(CommandLineError) -> ItemRequest {
    var request = ItemRequest()
    request.type = type
    request.name = formerName ?? name
    request.representations = try RepresentationArgument.requests(rep + data + promise)
    for text in visibility {
      guard let typed = TypeWord.split(text), !typed.word.isEmpty else {
        throw .typeMissing(option: "--visibility", value: text, representation: "TYPE=LEVEL")
      }
      request.visibility.append(VisibilityRequest(type: typed.word, level: typed.value))
    }
    if let localObject, !JSONSyntax.holds(localObject) {
      throw .notJSON(option: "--local-object")
    }
    request.localObject = localObject
    return request
  }

  /// Checks that only one argument reads standard input.
  static func checkInput(
    _ sources: SourceRequest, _ item: ItemRequest
  ) throws(CommandLineError) {
    if sources.inputReaders + item.inputReaders > 1 { throw .standardInputTwice }
  }
}
