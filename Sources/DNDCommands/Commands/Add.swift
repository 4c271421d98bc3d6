import ArgumentParser
import Context
import Exchange
import Picking

struct Add: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Pick up more items, or more forms of an item.",
    usage: "dnd add [<options>] [<source> ...]",
    discussion: """
      Starts a session if there is none, and then prints its name.

      EXAMPLES
        dnd add notes.md https://example.org/
        make-chart | dnd add - -t png -N chart.png
        dnd add --to-item 3 --data text='a chart of last year'
      """)

  @OptionGroup(title: "Sources") var sources: SourceOptions
  @OptionGroup(title: "Items") var items: ItemOptions

  @Option(
    help: ArgumentHelp("Add forms to this item instead of new items.", valueName: "number"))
  var toItem: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Add.Values: ParsedCommand {
  var takesFiles: Bool { true }

  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let item = try items.request()
    let sources = try sources.request(item, in: run.context)
    try ItemOptions.Values.checkInput(sources, item)
    var adding = Adding(
      sources: sources, item: item, toItem: try ItemNumbers.single(toItem, of: "--to-item"),
      session: run.session)
    if let watching = try self.sources.watching(sources) {
      if toItem != nil, self.sources.follow {
        throw CommandLineError.together("--to-item", "--follow")
      }
      try run.lift(watching, item, notifies: self.sources.notify) {
        adding.sources = $0
        return try adding(in: run.exchange)
      }
    } else {
      try run.renderer.added(try adding(in: run.exchange))
    }
    return .done
  }
}
