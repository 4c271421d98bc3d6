import ArgumentParser
import Exchange

struct List: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sessions, the newest first; a star marks the current one.",
    usage: "dnd list [<options>]",
    discussion: """
      EXAMPLES
        dnd list
        dnd list --ended                     what can be reopened or undone
        dnd list -z | xargs -0 -n 1 dnd show --session
      """)

  @Flag(help: "List the sessions that have ended, the last one first.")
  var ended = false

  @Flag(help: "List only the sessions in the store that DND_STORE names.")
  var store = false

  @Flag(
    name: [.customShort("z"), .long], help: "Names only, each ending with NUL.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension List.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    var listing = Listing(ended: ended)
    listing.onlyShared = store
    let rows = try listing(in: run.exchange)
    try run.renderer.sessions(rows, ended: ended, terminator: print0 ? 0 : UInt8(ascii: "\n"))
    return .done
  }
}
