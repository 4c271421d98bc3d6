import ArgumentParser
import Dropping
import Exchange

struct Cp: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "cp",
    abstract: "Copy files in one step.",
    usage: "dnd cp [<options>] <source> ... <dest>",
    discussion: """
      Lift and drop in one: the same conversions, checks and rules for names. The current session \
      stays as it is. 'dnd undo' takes the copies back.

      EXAMPLES
        dnd cp *.heic ~/Pictures -a jpeg     converted on the way
        dnd cp -r card ~/Pictures --name '{date:%Y/%m}/{name}'
        dnd cp report.md report.pdf          one file, as another one
        dnd cp -n ~/card ~/Pictures          show what would happen
        curl -s $URL | dnd cp - logo.svg
        dnd cp notes.md - -a html | less     to standard output
      """)

  @Argument(
    help: ArgumentHelp(
      "What to copy: files, folders, URLs, or - for standard input. The last one is the destination.",
      valueName: "source"))
  var sources: [String] = []

  @Flag(name: .shortAndLong, help: "Copy the files in each folder instead of the folder.")
  var recursive = false

  @Flag(help: "With -r: copy hidden files too.")
  var hidden = false

  @Flag(name: [.customShort("n"), .long], help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Ring the bell of the terminal, and have it show a notification, at the end.")
  var notify = false

  @OptionGroup(title: "Placing") var placing: PlacingOptions
  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Cp.Values: TransferCommand {
  static var operation: DropRequest.Operation { .copy }
  var allowCopy: Bool { false }
}
