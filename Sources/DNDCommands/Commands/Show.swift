import ArgumentParser
import Exchange
import Items
import OrderedViews

struct Show: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a session and its items.",
    usage: "dnd show [<options>] [<item> ...]",
    discussion: """
      With an item or -v, every form of each item is shown too. With --preview, a terminal also shows \
      pictures and the beginning of texts.

      With --gallery, a view is exported instead, as one page of HTML: small pictures of what is \
      in it, names and types, in its order.

      EXAMPLES
        dnd show
        dnd show 2
        dnd show '*.md'
        dnd show --preview 2                 its picture, page or text
        dnd show --session brisk-otter --json
        dnd show --gallery ~/Pictures > pictures.html
      """)

  @Argument(
    help: ArgumentHelp(
      "Only these items, by number, range, name or pattern: 2, 3-5, notes.md or '*.md'.",
      valueName: "item"))
  var items: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only these items, in a list: 2,notes.md.", valueName: "item,…"))
  var item: [String] = []

  @Flag(help: "On a terminal, show pictures (with chafa) and the beginning of texts.")
  var preview = false

  @Option(
    help: ArgumentHelp("Export this view as an HTML gallery.", valueName: "dir"))
  var gallery: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Show.Values: ParsedCommand {
  // A gallery does not concern any session.
  var namesSession: Bool { gallery == nil }

  var onlyReads: Bool { gallery == nil }

  func perform(in run: Run) throws -> ExitStatus {
    if let gallery {
      if !item.isEmpty { throw CommandLineError.together("--gallery", "--item") }
      if let word = items.first { throw CommandLineError.together("--gallery", "'\(word)'") }
      if global.json { throw CommandLineError.together("--gallery", "--json") }
      if preview { throw CommandLineError.together("--gallery", "--preview") }
      return try writePage(of: gallery, in: run)
    }
    if preview && global.json { throw CommandLineError.together("--preview", "--json") }
    let items = try ItemWords.selection(item, operands: items)
    let withRepresentations = items != nil || global.verbose
    var shown = preview ? ItemPreview(in: run) : nil
    var left = items == nil ? ItemRows.limit : Int.max
    try Showing(session: run.session, items: items)(
      in: run.exchange,
      header: {
        // What is sensitive is hidden from previews.
        if $0.session.isSensitive { shown = nil }
        try run.renderer.session($0)
      },
      each: {
        try run.renderer.item($0, withRepresentations: withRepresentations)
        guard shown != nil, left > 0 else { return }
        left -= 1
        try run.renderer.finish()
        try shown?.show($0)
      })
    return .done
  }

  private func writePage(of directory: String, in run: Run) throws -> ExitStatus {
    let page = GalleryPage(run.output)
    try ShowingGallery(directory: directory)(in: run.exchange, header: page.begin, each: page.add)
    try page.end()
    return .done
  }
}
