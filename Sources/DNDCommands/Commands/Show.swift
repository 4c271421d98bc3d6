import ArgumentParser
import Exchange

struct Show: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a session and its items.",
    usage: "dnd show [<options>]",
    discussion: """
      With --item or -v, every form of each item is shown too.

      With --gallery, a view is written instead, as one page of HTML: small pictures of what stands \
      in it, names and types, in its order.

      EXAMPLES
        dnd show
        dnd show --item 2
        dnd show --session brisk-otter --json
        dnd show --gallery ~/Pictures > pictures.html
      """)

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items: 2 or 1,3-5.", valueName: "numbers"))
  var item: [String] = []

  @Option(
    help: ArgumentHelp("Write this view as a page of HTML instead.", valueName: "dir"))
  var gallery: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    if let gallery {
      if !item.isEmpty { throw .together("--gallery", "--item") }
      if global.choices.json { throw .together("--gallery", "--json") }
      return GalleryErrand(folder: gallery, choices: global.choices)
    }
    return ShowErrand(items: try ItemNumbers.ranges(item), choices: global.choices)
  }
}

struct ShowErrand: PlainErrand {
  var items: [ClosedRange<Int>]?
  var choices = GlobalChoices()

  mutating func take(flag name: String) -> Bool { choices.take(flag: name) }

  mutating func take(option name: String, _ value: String) -> Bool {
    choices.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool { operands.isEmpty }

  var namesSession: Bool { true }

  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let withForms = items != nil || choices.verbose
    try Showing(session: run.session, items: items)(
      in: run.exchange, header: run.renderer.session,
      each: { try run.renderer.item($0, withForms: withForms) })
    return .done
  }
}

/// Writes a view as a page.
struct GalleryErrand: Errand {
  var folder: String
  var choices = GlobalChoices()

  func perform(in run: Run) throws -> ExitStatus {
    let page = GalleryPage(run.output)
    try ShowingGallery(folder: folder)(in: run.exchange, header: page.begin, each: page.add)
    try page.end()
    return .done
  }
}
