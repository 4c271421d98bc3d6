import ArgumentParser
import Context
import Exchange
import Loading

/// The options for what a receiver accepts and how a representation is chosen.
struct AcceptOptions: ParsableArguments {
  @Option(
    name: [.customShort("a", allowingJoined: true), .long], parsing: .singleValue,
    help: ArgumentHelp(
      "Accepted types, best first; sizes as 'jpeg;max=2048'.", valueName: "type,…"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Take only items that offer this type too.", valueName: "type"))
  var require: [String] = []

  @Flag(help: "Do nothing unless every pending item matches.")
  var requireAll = false

  @Option(
    help: ArgumentHelp(
      "Whose order of types decides.", valueName: "side"))
  var prefer = AcceptRequest.Preference.receiver

  @Option(
    help: ArgumentHelp("Which conversions may be used (default: auto).", valueName: "which"))
  var convert: AcceptRequest.Conversions?

  @Flag(help: "Convert nothing.")
  var noConvert = false

  @Flag(help: "Fail if the chosen form fails; do not try the next one.")
  var noFallback = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2, 3-5, notes.md or '*.md'.", valueName: "item,…"))
  var item: [String] = []

  @Flag(help: "Accept the output of a promise even if it has another type.")
  var trustTypes = false
}

extension AcceptOptions.Values {
  func request() throws(CommandLineError) -> AcceptRequest {
    var request = AcceptRequest()
    request.accept = try TypeWords.list(accept, of: "--accept")
    request.require = try TypeWords.list(require, of: "--require")
    request.requiresAll = requireAll
    request.preference = prefer
    if noConvert, let convert, convert != .none {
      throw .together("--no-convert", "--convert \(convert.rawValue)")
    }
    request.conversions = noConvert ? .none : convert ?? .auto
    request.fallsBack = !noFallback
    let selection = try ItemWords.selection(item)
    request.items = selection?.numbers
    request.itemNames = selection?.names ?? []
    request.itemLists = selection?.lists ?? []
    request.trustsTypes = trustTypes
    return request
  }
}
