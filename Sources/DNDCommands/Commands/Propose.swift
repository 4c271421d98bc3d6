import ArgumentParser
import Dropping
import Exchange

struct Propose: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Show what a drop would do; change nothing.",
    usage: """
      dnd propose [<options>] [<dest>]
      dnd propose --route [<options>] <view> ...
      """,
    discussion: """
      With -v, each form is listed, and why it was chosen or not. drop --proposed then \
      does just what was proposed.

      EXAMPLES
        dnd propose                          here, anything
        dnd propose images -a jpeg,png -v
        dnd propose /media/backup --move --json
        dnd propose trash:
      """)

  @OptionGroup(title: "Destination") var drop: DropOptions
  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Propose.Values: ParsedCommand {
  func perform(in run: Run) throws -> ExitStatus {
    var request = try drop.request(session: run.session, accept: accept)
    request = try request.asTyped(in: run.context.workingDirectory)
    request.defaults = run.defaults
    return try run.propose(Proposing(request: request, explains: global.verbose).callAsFunction)
  }
}
