import ArgumentParser
import Context
import Dropping
import Exchange

struct Drop: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "drop",
    abstract: "Put the items down in a folder, a file, the trash or a program.",
    usage: """
      dnd drop [<options>] [<dest>]
      dnd drop --route [<options>] <view> ...
      """,
    discussion: """
      Items that do not match stay pending, for another destination. A move removes a source only when \
      its copy is safe.

      EXAMPLES
        dnd drop                             everything, here
        dnd drop photos -a image && dnd drop notes -a text
        dnd drop archive/ --move -p
        dnd drop --route Pictures Films Papers
        dnd drop report.pdf                  one item, as this file
        dnd drop - -a text | wc -w
        dnd drop far:photos --move           a folder on another host, over ssh
        dnd drop trash:                      their files, until dnd undo
        dnd drop --append notes.md           into a text, or --insert notes.md:12
        dnd drop app:gimp                    opened by an application
        dnd drop --exec 'tar czf x.tgz' -a image
      """)

  @OptionGroup(title: "Destination") var drop: DropOptions

  @Flag(name: [.customShort("n"), .long], help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Ring the bell of the terminal, and have it show a notification, at the end.")
  var notify = false

  @Flag(help: "Do exactly what the last propose showed; status 75 if it is stale.")
  var proposed = false

  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Drop.Values: ParsedCommand {
  // The summary line names the session; the JSON object does not.
  var namesSession: Bool { !global.json && !dryRun }

  var writesData: Bool { !dryRun && drop.placing.writesData(to: drop.destination) }

  var leavesOutputFree: Bool { !writesData && !dryRun && !global.json }

  func perform(in run: Run) throws -> ExitStatus {
    var request = try drop.request(session: run.session, accept: accept, asProposed: proposed)
    request = try request.asTyped(in: run.context.workingDirectory)
    request.defaults = run.defaults
    if dryRun {
      return try run.propose(Proposing(request: request, explains: global.verbose).callAsFunction)
    }
    let runsProgram = drop.placing.runsProgram(at: drop.destination)
    if writesData && !runsProgram && global.json {
      throw CommandLineError.standardOutputTwice("drop -", "--json")
    }
    return try run.drop("drop", notifies: notify, besideProgram: runsProgram && global.json) {
      try Dropping(request: request)(in: $0, each: $1)
    }
  }
}
