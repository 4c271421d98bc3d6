import ArgumentParser
import Exchange

/// What `lift` and `add` pick up.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, URLs, or - for standard input.", valueName: "source"))
  var sources: [String] = []

  @OptionGroup(title: "Sources") var lists: ListOptions

  @Flag(name: .shortAndLong, help: "Lift the files in a folder instead of the folder.")
  var recursive = false

  @Flag(
    name: [.customShort("R"), .long],
    help: "Lift the files in a folder, each with its path below it.")
  var relative = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lift what stands here in the list of a view: 2 or 1,3-5.", valueName: "places"))
  var at: String?

  @Flag(name: .customLong("ignore-missing"), help: "Go on without a source that is missing.")
  var ignoresMissing = false

  @Flag(name: .customLong("allow-empty"), help: "Take standard input also when it is empty.")
  var allowsEmpty = false

  @Flag(help: "Take the bytes now; later changes of the file do not matter.")
  var snapshot = false

  func request() throws(CommandLineError) -> SourceRequest {
    var request = SourceRequest()
    request.sources = sources
    request.list = lists.list
    request.listFormat = try lists.listFormat
    request.depth = relative ? .relative : recursive ? .recursive : .whole
    if let at {
      if recursive { throw .together("--at", "--recursive") }
      if relative { throw .together("--at", "--relative") }
      request.places = try ItemNumbers.ranges([at])
    }
    request.ignoresMissing = ignoresMissing
    request.allowsEmpty = allowsEmpty
    request.takesSnapshot = snapshot
    return request
  }
}

extension SourceRequest {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "-r", "--recursive": if depth == .whole { depth = .recursive }
    case "-R", "--relative": depth = .relative
    case "--ignore-missing": ignoresMissing = true
    case "--allow-empty": allowsEmpty = true
    case "--snapshot": takesSnapshot = true
    case "-0": listFormat = .nul
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    guard name == "--files-from" else { return false }
    list = value
    return true
  }

  mutating func take(operands: [String]) -> Bool {
    sources = operands
    guard list != nil || listFormat == .lines else { return false }
    // Two readers of standard input, if they are that.
    return operands.count { $0 == "-" } + (list == "-" ? 1 : 0) <= 1
  }
}
