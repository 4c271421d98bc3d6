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
        dnd mv *.cr3 /media/backup           each copy is read back first
        dnd mv draft.md final.md             never over an existing file
        dnd mv photos archive --manifest sums.txt
        dnd mv old.log trash:
      """)

  @Argument(
    help: ArgumentHelp(
      "What to move: files and folders. The last one is the destination.", valueName: "source"))
  var sources: [String] = []

  @Flag(name: .shortAndLong, help: "Move the files in each folder instead of the folder.")
  var recursive = false

  @Flag(help: "With -r: move hidden files too.")
  var hidden = false

  @Flag(name: [.customShort("n"), .long], help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Ring the bell of the terminal, and have it show a notification, at the end.")
  var notify = false

  @Flag(help: "Copy what may not be moved.")
  var allowCopy = false

  @OptionGroup(title: "Placing") var placing: PlacingOptions
  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Mv.Values: TransferCommand {
  static var operation: DropRequest.Operation { .move }
}
