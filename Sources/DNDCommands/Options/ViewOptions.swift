import ArgumentParser
import Exchange
import FileTransfer
import Items

/// The rules of a view for drops into it and drags out of it.
struct ViewOptions: ParsableArguments {
  @Option(
    name: [.customShort("a", allowingJoined: true), .long], parsing: .singleValue,
    help: ArgumentHelp(
      "Accepted types, best first; sizes as 'jpeg;max=2048'.", valueName: "type,…"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Take only items that offer this type too.", valueName: "type"))
  var require: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether drops by the same application move, copy or are forbidden.", valueName: "what"))
  var local: View.LocalPolicy?

  @Option(
    help: ArgumentHelp(
      "Whether drops by other applications copy or are forbidden.", valueName: "what"))
  var external: View.ExternalPolicy?

  @Option(
    help: ArgumentHelp("What to do when the name is taken.", valueName: "rule"))
  var onConflict: ConflictRule?

  @Option(help: ArgumentHelp("How to number a name that is taken.", valueName: "style"))
  var numbering: NumberingStyle?

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: "Keep the items in order.")
  var ordered: Bool?

  @Option(help: ArgumentHelp("Where in the order new items go.", valueName: "place"))
  var intent: OrderChoice?

  @Option(
    help: ArgumentHelp("Position of new items without --at.", valueName: "n"))
  var defaultIndex: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Whether items lifted from it may be moved.")
  var move: Bool?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Whether only the same application may take its items.")
  var localOnly: Bool?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Query key that holds the actual URL.", valueName: "key"))
  var unwrapURL: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Names built from {name} {stem} {ext} {n} {date:%Y/%m} {camera} …", valueName: "template"))
  var name: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive, help: "Verify every copy by reading it back.")
  var verify: Bool?

  @Option(
    help: ArgumentHelp("Record each dropped file in this file of the view.", valueName: "file"))
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
    view.numbering = numbering?.rawValue
    view.ordered = ordered
    view.intent = intent?.intent
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
