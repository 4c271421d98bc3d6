import Items

/// Where a file was in the list of an ordered view before it went elsewhere, so that it can be put back.
package struct FormerPosition: Equatable, Sendable {
  /// As the list calls it.
  package var file: String
  /// From 1.
  package var position: Int
  /// The file that was behind it; nil at the end.
  package var behind: String?
  /// Its entry, as JSON.
  package var entry: String

  package init(file: String, position: Int, behind: String?, entry: String) {
    self.file = file
    self.position = position
    self.behind = behind
    self.entry = entry
  }
}

extension ItemList {
  /// Where the entry at a place is, and what is known there.
  package func former(_ position: Int) -> FormerPosition {
    FormerPosition(
      file: self[position].file, position: position + 1,
      behind: position + 1 < count ? self[position + 1].file : nil, entry: entryText(at: position))
  }

  /// Puts entries back to where they were: before what was behind them, be it at another place now.
  ///
  /// What has an entry now keeps it. Where that which was behind has left, the place counts from the start.
  package mutating func restore(_ formers: [FormerPosition]) {
    // The last one first: what was behind an entry may itself come back.
    for former in formers.sorted(by: { $0.position > $1.position }) {
      if let now = index(ofFile: former.file) {
        move([now], to: count - 1)
      } else {
        append(entryText: former.entry, ofFile: former.file)
      }
      let behind = former.behind.map { index(ofFile: $0) ?? min(former.position, count) - 1 }
      move([count - 1], to: behind)
    }
  }
}
