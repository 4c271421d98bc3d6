import ArgumentParser
import Exchange
import Picking

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

  @Flag(help: "Go on without a source that is missing.")
  var ignoreMissing = false

  @Flag(help: "Take standard input also when it is empty.")
  var allowEmpty = false

  @Flag(help: "Take the bytes now; later changes of the file do not matter.")
  var snapshot = false
}

extension SourceOptions.Values {
  func request() throws(CommandLineError) -> SourceRequest {
    var request = SourceRequest()
    request.sources = sources
    request.list = lists.filesFrom
    request.listFormat = try lists.format
    request.depth = relative ? .relative : recursive ? .recursive : .whole
    if let at {
      if recursive { throw .together("--at", "--recursive") }
      if relative { throw .together("--at", "--relative") }
      request.positions = try ItemNumbers.ranges([at])
    }
    request.ignoresMissing = ignoreMissing
    request.allowsEmpty = allowEmpty
    request.takesSnapshot = snapshot
    return request
  }
}
