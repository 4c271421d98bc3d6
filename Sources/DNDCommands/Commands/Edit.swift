import ArgumentParser
import Exchange

struct Edit: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Reorder, rename or remove the items of a session in an editor.",
    usage: "dnd edit [<options>]",
    discussion: """
      The editor of $VISUAL or $EDITOR shows a line for each item, with its number and its name. \
      No file is touched.

      EXAMPLES
        dnd edit
        EDITOR='sort -k 2 -o "$1"' dnd edit    sorted by name
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Edit.Values: ParsedCommand {
  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.renderer.edited(try Editing(session: run.session)(in: run.exchange))
    return .done
  }
}
