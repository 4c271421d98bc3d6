import ArgumentParser
import Exchange
import Picking

struct Lift: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "lift",
    abstract: "Pick things up and start a session; prints its name.",
    usage: "dnd lift [<options>] [<source> ...]",
    discussion: """
      Nothing is copied or moved until a drop. Forms from --rep, --data and --promise keep their \
      order, best first.

      EXAMPLES
        dnd lift *.jpg                       files, by reference
        dnd lift clipboard: --follow         what you copy, until Ctrl-C
        find . -name '*.cr3' -print0 | dnd lift -0 --files-from -
        curl -s $URL | dnd lift - -N logo.svg
        dnd lift report.md --promise pdf='pandoc "$1" -o "$DND_OUTPUT"'
        dnd lift --data text=hello --data html='<b>hello</b>' --expires 10m
      """)

  @OptionGroup(title: "Sources") var sources: SourceOptions
  @OptionGroup(title: "Items") var items: ItemOptions
  @OptionGroup(title: "Session") var policy: SessionOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Lift.Values: ParsedCommand {
  var takesFiles: Bool { true }

  var namesSession: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let item = try items.request()
    let sources = try sources.request(item, in: run.context)
    try ItemOptions.Values.checkInput(sources, item)
    var lifting = Lifting(
      sources: sources, item: item, session: try policy.request(name: run.session))
    if let watching = try self.sources.watching(sources) {
      try run.lift(watching, item, notifies: self.sources.notify) {
        lifting.sources = $0
        return try lifting(in: run.exchange)
      }
    } else {
      try run.renderer.lifted(try lifting(in: run.exchange))
    }
    return .done
  }
}
