import ArgumentParser
import Exchange

struct Drop: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "drop",
    abstract: "Put items down; what was taken leaves the session.",
    usage: "dnd drop [<options>] [<dest>]",
    discussion: """
      Items that do not match stay pending, for another place. A move removes a source only when \
      its copy is safe.

      EXAMPLES
        dnd drop                             everything, here
        dnd drop photos -a image && dnd drop notes -a text
        dnd drop archive/ --move -p
        dnd drop report.pdf                  one item, as this file
        dnd drop - -a text | wc -w
      """)

  @OptionGroup(title: "Placing") var drop: DropOptions

  @Flag(name: [.customShort("n"), .customLong("dry-run")], help: "Propose only.")
  var dryRun = false

  @Flag(help: "Do what the last propose said; status 75 if it is stale.")
  var proposed = false

  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions

  // The count names it; the JSON object does not.
  var namesSession: Bool { !global.json && !dryRun }

  var writesData: Bool { drop.destination == "-" && !dryRun }

  func perform(in run: Run) throws -> ExitStatus {
    let request = try drop.request(
      session: run.session, accept: accept, asProposed: proposed)
    if dryRun { return try Propose.propose(request, explains: global.verbose, in: run) }
    if writesData && global.json {
      throw CommandLineError.standardOutputTwice("drop -", "--json")
    }
    let outcome = try Dropping(request: request)(in: run.exchange, each: run.renderer.result)
    let status = ExitStatus(failure: outcome.failure, done: outcome.placed + outcome.skipped)
    try run.renderer.dropped(outcome, status: status)
    return status
  }
}
