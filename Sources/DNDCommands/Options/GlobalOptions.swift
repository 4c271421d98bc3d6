import ArgumentParser

/// What every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The session to act on, instead of DND_SESSION or the current one.", valueName: "name"))
  var session: String?

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors and results.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say more.")
  var verbose = false

  @Option(help: ArgumentHelp("When to colour output.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("When and how to show progress.", valueName: "when"))
  var progress = ProgressChoice.auto

  var choices: GlobalChoices {
    GlobalChoices(
      session: session, json: json, quiet: quiet, verbose: verbose, color: color,
      progress: progress)
  }
}

/// What was chosen of what every command takes; the parser's own type cannot be made by hand.
struct GlobalChoices: Equatable {
  var session: String?
  var json = false
  var quiet = false
  var verbose = false
  var color = ColorChoice.auto
  var progress = ProgressChoice.auto

  /// The session that was named here, or else by the environment.
  func session(in context: Context) -> String? { session ?? context.variable("DND_SESSION") }
}

// Colours and progress are rarely chosen for one line: the parser reads them.
extension GlobalChoices {
  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--json": json = true
    case "-q", "--quiet": quiet = true
    case "-v", "--verbose": verbose = true
    default: return false
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    guard name == "--session" else { return false }
    session = value
    return true
  }
}
