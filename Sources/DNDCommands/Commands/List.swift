import ArgumentParser
import Context
import Diagnostics
import Exchange

struct List: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sessions, the newest first; a star marks the current one.",
    usage: "dnd list [<options>] [<word>]",
    discussion: """
      EXAMPLES
        dnd list
        dnd list --ended                     what can be reopened or undone
        dnd list --ended report.md           where it went
        dnd list -z | xargs -0 -n 1 dnd show --session
      """)

  @Argument(
    help: ArgumentHelp(
      "Only sessions that have this in their name, items or destinations.", valueName: "word"))
  var word: String?

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
    listing.word = word.map { SessionWord($0, home: run.exchange.userHome) }
    let rows = try listing(in: run.exchange)
    if let word, rows.isEmpty, !global.json {
      let which = ended ? "no session has ended" : "no session"
      run.console.say(
        Diagnostic(
          .note, Diagnostic.Code("session.none", .nothingToDo),
          "\(which) with '\(word)' in its name, items or destinations"))
      return .done
    }
    try run.renderer.sessions(rows, ended: ended, terminator: print0 ? 0 : UInt8(ascii: "\n"))
    return .done
  }
}
