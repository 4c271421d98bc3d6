import ArgumentParser
import Exchange

/// What a receiver accepts, and how an item's form is chosen.
struct AcceptOptions: ParsableArguments {
  @Option(
    name: [.customShort("a", allowingJoined: true), .long], parsing: .singleValue,
    help: ArgumentHelp("Accepted types, best first.", valueName: "type,…"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Take only items that offer this type too.", valueName: "type"))
  var require: [String] = []

  @Flag(name: .customLong("require-all"), help: "Do nothing unless every pending item matches.")
  var requiresAll = false

  @Option(
    help: ArgumentHelp(
      "Whose order counts first.", valueName: "side"))
  var prefer = AcceptRequest.Preference.receiver

  @Option(
    help: ArgumentHelp("Which conversions may be used; auto unless said.", valueName: "which"))
  var convert: AcceptRequest.Conversions?

  @Flag(name: .customLong("no-convert"), help: "Use no conversions.")
  var forbidsConversion = false

  @Flag(
    name: .customLong("no-fallback"),
    help: "Fail when the chosen form does, instead of trying the next.")
  var forbidsFallback = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2 or 1,3-5.", valueName: "numbers"))
  var item: [String] = []

  @Flag(help: "Take items that failed at another destination too.")
  var failed = false

  @Flag(
    name: .customLong("trust-types"),
    help: "Take what is made for what it is said to be, whatever it is.")
  var trustTypes = false

  func request() throws(CommandLineError) -> AcceptRequest {
    var request = AcceptRequest()
    request.accept = try TypeWords.list(accept, of: "--accept")
    request.require = try TypeWords.list(require, of: "--require")
    request.requiresAll = requiresAll
    request.preference = prefer
    if forbidsConversion, let convert, convert != .none {
      throw .together("--no-convert", "--convert \(convert.rawValue)")
    }
    request.conversions = forbidsConversion ? .none : convert ?? .auto
    request.fallsBack = !forbidsFallback
    request.items = try ItemNumbers.ranges(item)
    request.includesFailed = failed
    request.trustsTypes = trustTypes
    return request
  }
}

extension AcceptRequest {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--require-all": requiresAll = true
    case "--no-convert": conversions = .none
    case "--no-fallback": fallsBack = false
    case "--failed": includesFailed = true
    case "--trust-types": trustsTypes = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    switch name {
    case "-a", "--accept":
      guard let words = try? TypeWords.list([value], of: name) else { return false }
      accept += words
    case "--require":
      guard let words = try? TypeWords.list([value], of: name) else { return false }
      require += words
    case "--item":
      guard let ranges = try? ItemNumbers.ranges([value]) else { return false }
      items = (items ?? []) + ranges
    default: return false
    }
    return true
  }
}
