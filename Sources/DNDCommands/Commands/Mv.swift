import ArgumentParser
import Dropping
import Exchange

struct Mv: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "mv",
    abstract: "Move files in one step.",
    usage: "dnd mv [<options>] <source> ... <dest>",
    discussion: """
      Lift and drop --move in one: each source is deleted once its copy is verified. The current \
      session stays as it is. 'dnd undo' moves everything back.

      EXAMPLES
        dnd mv *.cr3 /media/backup           read back from the device before a source goes
        dnd mv draft.md final.md             a new name; an existing file is never overwritten
        dnd mv photos archive --manifest sums.txt
        dnd mv old.log trash:
      """)

  @Argument(
    help: ArgumentHelp(
      "What to move: files and folders. The last one is the destination.", valueName: "source"))
  var sources: [String] = []

  @Flag(name: [.customShort("n"), .long], help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Ring the bell of the terminal, and have it show a notification, at the end.")
  var notify = false

  @OptionGroup(title: "Placing") var placing: PlacingOptions
  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Mv.Values: TransferCommand {
  static var operation: DropRequest.Operation { .move }
}
