import Items

/// Where a file stood in the list of an ordered view before it went elsewhere, so that it can be put back.
package struct FormerPlace: Equatable, Sendable {
  /// As the list calls it.
  package var file: String
  /// From 1.
  package var place: Int
  /// The file that stood behind it; nil at the end.
  package var behind: String?
  /// Its entry, as JSON.
  package var entry: String

  package init(file: String, place: Int, behind: String?, entry: String) {
    self.file = file
    self.place = place
    self.behind = behind
    self.entry = entry
  }
}

extension ItemList {
  /// Where the entry at a place stands, and what is known there.
  package func former(_ place: Int) -> FormerPlace {
    FormerPlace(
      file: self[place].file, place: place + 1,
      behind: place + 1 < count ? self[place + 1].file : nil, entry: entryText(at: place))
  }

  /// Puts entries back to where they stood: before what stood behind them, be it at another place now.
  ///
  /// What has an entry now keeps it. Where that which stood behind has left, the place counts from the start.
  package mutating func restore(_ formers: [FormerPlace]) {
    // The last one first: what stood behind an entry may itself come back.
    for former in formers.sorted(by: { $0.place > $1.place }) {
      if let now = place(ofFile: former.file) {
        move([now], to: count - 1)
      } else {
        append(entryText: former.entry, ofFile: former.file)
      }
      let behind = former.behind.map { place(ofFile: $0) ?? min(former.place, count) - 1 }
      move([count - 1], to: behind)
    }
  }
}
