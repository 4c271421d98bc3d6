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
    request.ignoresMissing = ignoresMissing
    request.allowsEmpty = allowsEmpty
    request.takesSnapshot = snapshot
    return request
  }
}
