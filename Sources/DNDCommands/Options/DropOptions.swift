import ArgumentParser
import Dropping
import Exchange
import Items
import Loading

/// The destination and options of `drop`, shared with `propose`.
struct DropOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder (default: .), a file, -, host:folder, \(Self.places).",
      valueName: "dest"))
  var destinations: [String] = []

  @Flag(help: "Drop each item in the first of these views that accepts it.")
  var route = false

  @Flag(help: "Copy: leave the sources where they are.")
  var copy = false

  @Flag(help: "Move: delete each source once its copy is safe.")
  var move = false

  @Flag(help: "With --move: copy what may not be moved.")
  var allowCopy = false

  @OptionGroup(title: "Placing") var placing: PlacingOptions

  @Flag(help: "Also take items that failed at another destination.")
  var failed = false

  @Flag(help: "Leave the items in the session.")
  var keep = false

  @Flag(help: "Run promises for clipboard managers, too.")
  var eager = false

  @Flag(help: "Take the items off the clipboard when a program has taken them once.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "Take the items off the clipboard after this time, such as 45s.", valueName: "time"))
  var expires: String?

  @Option(
    help: ArgumentHelp("How long to wait for a busy session, such as 10s.", valueName: "time"))
  var wait: String?
}

extension DropOptions {
  /// The words for places, as in `trash:, clipboard: or app:NAME`.
  private static let places = PlaceWord.allCases.map(\.shown).listed("or")
}

extension DropOptions.Values {
  /// The first destination; nil for a route, where each view is a destination.
  var destination: String? { route ? nil : destinations.first }

  func request(
    session: String?, accept: AcceptOptions.Values, asProposed: Bool = false
  ) throws(CommandLineError) -> DropRequest {
    if copy && move { throw .together("--copy", "--move") }
    if allowCopy && !move { throw .needed("--move", by: "--allow-copy") }
    if destinations.count > 1 && !route { throw .tooMany(destinations[1], option: "--route") }
    var request = try placing.request(accept)
    request.session = session
    request.route = route ? destinations : nil
    request.destination = destination
    request.operation = copy ? .copy : move ? .move : nil
    request.allowsCopy = allowCopy
    request.accept.includesFailed = failed
    request.keepsItems = keep
    request.isEager = eager ? true : nil
    request.isOnce = once ? true : nil
    request.expiresAfter = try DurationText.nanoseconds(expires, of: "--expires")
    request.asProposed = asProposed
    request.wait = try DurationText.nanoseconds(wait, of: "--wait", allowsZero: true) ?? 0
    return request
  }
}
