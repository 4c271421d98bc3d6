import ArgumentParser
import Context
import Exchange
import FileTransfer
import Items
import Picking
import SystemCalls

/// The sources of `lift` and `add`.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, URLs, or - for standard input.", valueName: "source"))
  var sources: [String] = []

  @OptionGroup(title: "Sources") var lists: ListOptions

  @Option(
    help: ArgumentHelp(
      "With --files-from: the lines are paths on this host.", valueName: "host"))
  var from: String?

  @Flag(name: .shortAndLong, help: "Lift the files in each folder instead of the folder.")
  var recursive = false

  @Flag(
    name: [.customShort("R"), .long],
    help: "Lift the files in each folder, keeping their subfolders.")
  var relative = false

  @Flag(help: "With -r or -R: lift hidden files too.")
  var hidden = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "With -r or -R: leave out files with matching names; repeatable.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Lift the items at these positions of a view: 2 or 1,3-5.", valueName: "positions"))
  var at: String?

  @Flag(help: "Wait for what is copied next, and take that.")
  var wait = false

  @Flag(help: "Take each thing that is copied, until Ctrl-C.")
  var follow = false

  @Flag(help: "With --wait or --follow: ring the bell and notify for each copy.")
  var notify = false

  @Flag(help: "Skip sources that do not exist.")
  var ignoreMissing = false

  @Flag(help: "Accept empty standard input.")
  var allowEmpty = false

  @Flag(help: "Copy the bytes now, so that later changes do not matter.")
  var snapshot = false
}

extension SourceOptions.Values {
  /// What to do with each copy that is waited for; nil if the sources are there already.
  func watching(
    _ request: SourceRequest
  ) throws -> Watching? {
    guard wait || follow else {
      if notify { throw CommandLineError.needed("--wait", or: "--follow", by: "--notify") }
      return nil
    }
    return try Watching(request, follows: follow, option: follow ? "--follow" : "--wait")
  }

  /// The request; reads standard input if nothing else is named and standard input is a pipe.
  func request(
    _ item: ItemRequest, in context: Context
  ) throws(CommandLineError) -> SourceRequest {
    var request = try request()
    if sources.isEmpty, lists.filesFrom == nil, item.representations.isEmpty,
      (try? context.input.status())?.kind == .fifo
    {
      request.sources = ["-"]
    }
    return request
  }

  func request() throws(CommandLineError) -> SourceRequest {
    var request = SourceRequest()
    request.sources = sources
    request.list = lists.filesFrom
    request.listFormat = try lists.format
    if let from {
      if lists.filesFrom == nil { throw .needed("--files-from", by: "--from") }
      if request.listFormat == .uriList || request.listFormat == .gnomeCopiedFiles {
        throw .together("--from", "--list-format \(request.listFormat.rawValue)")
      }
      guard let host = LocationWord.place(from) else { throw .notAHost(from, option: "--from") }
      request.host = host
    }
    request.depth = relative ? .relative : recursive ? .recursive : .whole
    if let at {
      if recursive { throw .together("--at", "--recursive") }
      if relative { throw .together("--at", "--relative") }
      guard let positions = ItemNumbers.ranges(at) else { throw .notPositions(at, option: "--at") }
      request.positions = positions
    }
    if request.depth == .whole {
      if hidden { throw .needed("-r", or: "-R", by: "--hidden") }
      if !exclude.isEmpty { throw .needed("-r", or: "-R", by: "--exclude") }
    }
    if exclude.contains("") { throw .emptyPattern(option: "--exclude") }
    request.takesHidden = hidden
    request.excluded = exclude
    request.ignoresMissing = ignoreMissing
    request.allowsEmpty = allowEmpty
    request.takesSnapshot = snapshot
    return request
  }
}
