import ArgumentParser
import Diagnostics
import Exchange

struct Use: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "use",
    abstract: "Switch to another session.",
    usage: "dnd use [<options>] <name>",
    discussion: """
      EXAMPLES
        dnd use brisk-otter
      """)

  @Argument(help: ArgumentHelp("An active session.", valueName: "name"))
  var name: String

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Use.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if global.session != nil { throw CommandLineError.together("--session", "NAME") }
    let outcome = try Using(session: name)(in: run.exchange)
    try run.renderer.used(outcome)
    if let other = run.session, !other.utf8.elementsEqual(name.utf8) {
      run.console.say(
        Diagnostic(
          .warning, Diagnostic.Code("session.otherNamed", .failed),
          "DND_SESSION is set, so commands still act on '\(other)'", hints: ["unset DND_SESSION"]))
    }
    return .done
  }
}
