import ArgumentParser
import Exchange

struct List: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sessions; a star marks the current one.",
    usage: "dnd list [<options>]",
    discussion: """
      EXAMPLES
        dnd list
        dnd list -z | xargs -0 -n 1 dnd show --session
      """)

  @Flag(
    name: [.customShort("z"), .long], help: "Names only, each ending with NUL.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension List.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let rows = try Listing()(in: run.exchange)
    try run.renderer.sessions(rows, terminator: print0 ? 0 : UInt8(ascii: "\n"))
    return .done
  }
}
