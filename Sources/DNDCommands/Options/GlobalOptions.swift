import ArgumentParser

/// The options of every command.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The session to act on, instead of DND_SESSION or the current one.", valueName: "name"))
  var session: String?

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print only errors and results.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show more detail.")
  var verbose = false

  @Option(help: ArgumentHelp("When to colour output.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("When and how to show progress.", valueName: "when"))
  var progress = ProgressChoice.auto
}

extension GlobalOptions.Values {
  /// The session named by `--session`, or else by the environment.
  func session(in context: Context) -> String? { session ?? context.variable("DND_SESSION") }
}
