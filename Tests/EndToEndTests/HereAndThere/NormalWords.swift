/// Says what a command said without what differs from run to run and from place to place.
struct NormalWords {
  let place: PlaceUnderTest
  let root: String
  /// The folder of the place as this machine sees it.
  let directory: String
  /// The word of the place.
  let word: String
  let session: String
  let wordings: [Wording]

  /// The lines, with those of items in the order of the session: each place hands them over at its own pace.
  func lines(_ text: String) -> [String] {
    let lines = line(text).split(separator: "\n").map(String.init)
    let items = lines.filter(\.isOfItem).sorted()
    return items + lines.filter { !$0.isOfItem }
  }

  /// The tree with the names of kept files as they are here.
  func tree(_ tree: Tree) -> Tree {
    let entries = tree.map { path, entry in
      var entry = entry
      entry.text = line(String(entry.text))[...]
      return (line(path), entry)
    }
    return Tree(entries, uniquingKeysWith: { first, _ in first })
  }

  private func line(_ text: String) -> String {
    var text = text
    // A hint names the folder above the place, which is the one that a local command runs in, and a name to put there.
    let name = PlaceUnderTest.directory
    if word.hasSuffix("/\(name)") {
      text = text.replacing(" \(word.dropLast(name.count)) ", with: " ABOVE/ ")
    }
    text = text.replacing(" ./ ", with: " ABOVE/ ")
      .replacing("--name \(name)'", with: "--name LAST'")
    text = text.replacing(directory, with: "PLACE")
    for prefix in ["far:PLACE", word] { text = text.replacing(prefix, with: "PLACE") }
    // In a store, it may be the name of an item.
    if ![.folder, .bucket].contains(place) {
      text = text.replacing(#/( |^|')dest-place(?=\/| |'|$)/#.anchorsMatchLineEndings()) {
        "\($0.1)PLACE"
      }
    }
    text = text.replacing("\(root)/", with: "ROOT/")
    if !session.isEmpty { text = text.replacing(session, with: "SESSION") }
    text = text.replacing(#/\.dnd-(?!replaced)[a-z0-9]{6,}/#, with: ".dnd-RUN")
      .replacing(#/\.dnd-replaced-\d+/#, with: ".dnd-replaced-UID")
      .replacing(#/\d+ (s|min) ago|just now/#, with: "AGO")
    for wording in wordings where wording.places.contains(place) {
      text = wording.apply(to: text)
    }
    return text
  }
}

extension String {
  /// Whether the line is of one item.
  fileprivate var isOfItem: Bool { contains(#/^ +\d+  /#) || contains(#/error: item \d+:/#) }
}
