import ArgumentParser
import Exchange

struct Load: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Write one form to standard output; the session goes on.",
    usage: "dnd load [<options>]",
    discussion: """
      EXAMPLES
        dnd load --item 3 -a html | mail -s notes me
        dnd load -a text --all
        dnd load -o report.pdf
        identify "$(dnd load --path -a image)"
      """)

  @OptionGroup(title: "Choosing") var accept: AcceptOptions

  @Flag(help: "Every item, one after the other.")
  var all = false

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Write to a file, which is replaced whole.", valueName: "file"))
  var output: String?

  @Flag(help: "Print where the data lies instead of the data.")
  var path = false

  @Flag(help: "Write the item's local object, which only its contributor sees.")
  var localObject = false

  @Flag(name: [.customShort("z"), .customLong("print0")], help: "End paths with NUL.")
  var endsWithNUL = false

  @Option(
    help: ArgumentHelp(
      "The time for a promise or conversion, such as 30s.", valueName: "time"))
  var timeout: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --all: how many may run at once; 1 unless said.", valueName: "n"))
  var jobs: String?

  @Flag(help: "Run a promise again instead of using what it made before.")
  var fresh = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    if all && !accept.item.isEmpty { throw .together("--all", "--item") }
    if path && output != nil { throw .together("--path", "--output") }
    if localObject && all { throw .together("--local-object", "--all") }
    if localObject && path { throw .together("--local-object", "--path") }
    if endsWithNUL && !path { throw .needed("--path", by: "--print0") }
    if jobs != nil && !all { throw .needed("--all", by: "--jobs") }
    var request = LoadRequest()
    request.accept = try accept.request()
    request.all = all
    request.output = output
    request.wantsPath = path
    request.refreshes = fresh
    request.wantsLocalObject = localObject
    request.timeout = try DurationText.nanoseconds(timeout, of: "--timeout")
    request.jobs = try JobCount.number(jobs, of: "--jobs")
    return LoadErrand(request: request, endsWithNUL: endsWithNUL, choices: global.choices)
  }
}

struct LoadErrand: PlainErrand {
  var request = LoadRequest()
  /// Whether printed paths do.
  var endsWithNUL = false
  var choices = GlobalChoices()

  var writesData: Bool {
    !request.wantsPath && (request.output == nil || request.output == "-")
  }

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--all": request.all = true
    case "--path": request.wantsPath = true
    case "-z", "--print0": endsWithNUL = true
    case "--fresh": request.refreshes = true
    default: return request.accept.take(flag: name) || choices.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    guard name == "-o" || name == "--output" else {
      return request.accept.take(option: name, value) || choices.take(option: name, value)
    }
    request.output = value
    return true
  }

  mutating func take(operands: [String]) -> Bool {
    operands.isEmpty && !(request.all && request.accept.items != nil)
      && !(request.wantsPath && request.output != nil) && (request.wantsPath || !endsWithNUL)
  }

  func perform(in run: Run) throws -> ExitStatus {
    var request = request
    request.session = run.session
    let outcome = try Loading(request: request)(in: run.exchange)
    for path in outcome.paths {
      try run.output.write(
        run.output.shown(path), terminator: endsWithNUL ? 0 : UInt8(ascii: "\n"))
    }
    if outcome.failure == nil && outcome.isPartial { return .partial }
    return ExitStatus(failure: outcome.failure, done: outcome.loaded)
  }
}
