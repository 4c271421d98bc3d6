import ArgumentParser
import Exchange
import FileTransfer
import Items

/// What a view says of drops into it and drags out of it.
struct ViewOptions: ParsableArguments {
  @Option(
    name: [.customShort("a", allowingJoined: true), .long], parsing: .singleValue,
    help: ArgumentHelp("Accepted types, best first.", valueName: "type,…"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Take only items that offer this type too.", valueName: "type"))
  var require: [String] = []

  @Option(help: ArgumentHelp("What drops of the same application do.", valueName: "what"))
  var local: View.LocalPolicy?

  @Option(help: ArgumentHelp("What drops of other applications do.", valueName: "what"))
  var external: View.ExternalPolicy?

  @Option(
    help: ArgumentHelp("What to do when a name is taken.", valueName: "rule"))
  var onConflict: ConflictRule?

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: "Keep the items in an order.")
  var ordered: Bool?

  @Option(help: ArgumentHelp("Where in the order a drop goes.", valueName: "intent"))
  var intent: View.Intent?

  @Option(
    help: ArgumentHelp("The place there of a drop that names none.", valueName: "n"))
  var defaultIndex: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Whether what is lifted from it may be moved away.")
  var move: Bool?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Whether what is lifted from it is for the same application only.")
  var localOnly: Bool?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A query key whose value is the URL that is meant.", valueName: "key"))
  var unwrapURL: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Names from {name} {stem} {ext} {n} {date:%Y/%m} {type}.", valueName: "template"))
  var name: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive, help: "Read every copy back from the device.")
  var verify: Bool?

  @Option(
    help: ArgumentHelp("List each placed file in this file of the view.", valueName: "file"))
  var manifest: String?
}

extension ViewOptions.Values {
  func view() throws(CommandLineError) -> View {
    var view = View()
    let accepted = try TypeWords.list(accept, of: "--accept")
    view.accept = accepted.isEmpty ? nil : accepted
    let required = try TypeWords.list(require, of: "--require")
    view.require = required.isEmpty ? nil : required
    view.local = local
    view.external = external
    view.onConflict = onConflict?.rawValue
    view.ordered = ordered
    view.intent = intent
    view.defaultIndex = try JobCount.number(defaultIndex, of: "--default-index")
    view.allowsMove = move
    view.localOnly = localOnly
    view.unwrapURL = unwrapURL.isEmpty ? nil : unwrapURL
    view.name = name
    view.verify = verify
    view.manifest = manifest
    return view
  }
}

extension View.LocalPolicy: ExpressibleByArgument {}
extension View.ExternalPolicy: ExpressibleByArgument {}
extension View.Intent: ExpressibleByArgument {}
