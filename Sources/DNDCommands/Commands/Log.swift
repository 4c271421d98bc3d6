import ArgumentParser
import Exchange

struct Log: DNDCommand, Errand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tell what happened to a session.",
    usage: "dnd log [<options>]",
    discussion: """
      EXAMPLES
        dnd log
        dnd log --follow --json | jq -r .event
      """)

  @Flag(help: "Wait for more until the session ends.")
  var follow = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try Logging(session: run.session, follow: follow)(in: run.exchange) { entry in
      try run.renderer.entry(entry)
      if follow { try run.output.flush() }
    }
    return .done
  }
}
