import ArgumentParser
import Context
import Exchange
import Loading

struct Load: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Write one form to standard output; the session stays as it is.",
    usage: "dnd load [<options>] [<item>]",
    discussion: """
      EXAMPLES
        dnd load 3 -a html | mail -s notes me
        dnd load -a text --all
        dnd load -o report.pdf
        identify "$(dnd load --path -a image)"
      """)

  @Argument(
    help: ArgumentHelp("The item, by number, name or pattern.", valueName: "item"))
  var items: [String] = []

  @OptionGroup(title: "Choosing") var accept: AcceptOptions

  @Flag(help: "All items, one after the other.")
  var all = false

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Write to this file, replacing it.", valueName: "file"))
  var output: String?

  @Flag(help: "Print the path of the data instead of the data.")
  var path = false

  @Flag(help: "Write the item's local object, which only its contributor can read.")
  var localObject = false

  @Flag(name: [.customShort("z"), .long], help: "End paths with NUL.")
  var print0 = false

  @Option(
    help: ArgumentHelp(
      "Time limit for a promise or conversion, such as 30s.", valueName: "time"))
  var timeout: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --all: how many run at once (default: 1).", valueName: "n"))
  var jobs: String?

  @Flag(help: "Run a promise again instead of using what it made before.")
  var fresh = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Load.Values: ParsedCommand {
  var writesData: Bool { !path && (output == nil || output == "-") }

  func request(session: String?) throws(CommandLineError) -> LoadRequest {
    if let word = items.first {
      if all { throw .together("--all", "'\(word)'") }
      if !accept.item.isEmpty { throw .together("--item", "'\(word)'") }
    }
    if path && output != nil { throw .together("--path", "--output") }
    if localObject && all { throw .together("--local-object", "--all") }
    if localObject && path { throw .together("--local-object", "--path") }
    if print0 && !path { throw .needed("--path", by: "--print0") }
    if jobs != nil && !all { throw .needed("--all", by: "--jobs") }
    var request = LoadRequest()
    request.session = session
    request.accept = try accept.request()
    if let selection = try ItemWords.selection([], operands: items) {
      request.accept.items = selection.numbers
      request.accept.itemNames = selection.names
    }
    request.all = all
    request.output = output
    request.wantsPath = path
    request.refreshes = fresh
    request.wantsLocalObject = localObject
    request.timeout = try DurationText.nanoseconds(timeout, of: "--timeout")
    request.jobs = try JobCount.number(jobs, of: "--jobs")
    return request
  }

  func perform(in run: Run) throws -> ExitStatus {
    let outcome: LoadOutcome
    if let place = items.first, items.count == 1, Pasting.isMeant(by: place) {
      var loading = self
      loading.items = []
      if all || path || localObject || !accept.item.isEmpty {
        throw CommandLineError.together(
          all ? "--all" : path ? "--path" : localObject ? "--local-object" : "--item", "'\(place)'")
      }
      outcome = try Pasting(of: place, request: loading.request(session: nil))(in: run.exchange)
    } else {
      outcome = try Loading(request: try request(session: run.session))(in: run.exchange)
    }
    for path in outcome.paths {
      try run.output.write(run.output.data(path), terminator: print0 ? 0 : UInt8(ascii: "\n"))
    }
    if outcome.failure == nil && outcome.isPartial { return .partial }
    return ExitStatus(failure: outcome.failure, done: outcome.loaded)
  }
}
