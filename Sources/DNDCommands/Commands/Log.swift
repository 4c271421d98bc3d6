import ArgumentParser
import Context
import Exchange

struct Log: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show what happened to a session.",
    usage: "dnd log [<options>] [<word>]",
    discussion: """
      EXAMPLES
        dnd log
        dnd log --follow --json | jq -r .event
        dnd log --follow --at Pictures --json    what happened in a folder
        dnd log --all IMG_0417               what happened to a file, in any session
      """)

  @Argument(
    help: ArgumentHelp(
      "With --all or --at: only what has this in its session, name or path.", valueName: "word"))
  var word: String?

  @Flag(help: "Wait for more until the session ends.")
  var follow = false

  @Flag(help: "Show what happened in all sessions.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show what happened to this folder, in all sessions.", valueName: "dir"))
  var at: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Log.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if all || at != nil {
      let option = at == nil ? "--all" : "--at"
      if global.session != nil { throw CommandLineError.together(option, "--session") }
      let word = word.map { SessionWord($0, home: run.exchange.userHome) }
      try Listening(directory: at, word: word, follow: follow)(in: run.exchange) { entry in
        try run.renderer.entry(entry, isLive: follow)
        if follow { try run.output.flush() }
      }
      return .done
    }
    if let word { throw CommandLineError.needed("--all", by: "'\(word)'") }
    try Logging(session: run.session, follow: follow)(in: run.exchange) { entry in
      try run.renderer.entry(entry, isLive: follow)
      if follow { try run.output.flush() }
    }
    return .done
  }
}
