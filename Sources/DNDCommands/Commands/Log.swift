import ArgumentParser
import Exchange

struct Log: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show what happened to a session.",
    usage: "dnd log [<options>]",
    discussion: """
      EXAMPLES
        dnd log
        dnd log --follow --json | jq -r .event
        dnd log --follow --at Pictures --json    what happened in a folder
      """)

  @Flag(help: "Wait for more until the session ends.")
  var follow = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show what happened to this folder, in all sessions.", valueName: "dir"))
  var at: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Log.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if let at {
      if global.session != nil { throw CommandLineError.together("--at", "--session") }
      try Listening(directory: at, follow: follow)(in: run.exchange) { entry in
        try run.renderer.entry(entry, isLive: follow)
        if follow { try run.output.flush() }
      }
      return .done
    }
    try Logging(session: run.session, follow: follow)(in: run.exchange) { entry in
      try run.renderer.entry(entry, isLive: follow)
      if follow { try run.output.flush() }
    }
    return .done
  }
}
