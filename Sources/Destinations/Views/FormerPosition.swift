import Items

/// The position of a file in an ordered view before it was removed, so that it can be restored.
package struct FormerPosition: Equatable, Sendable {
  /// The name of the file in the list.
  package var file: String
  /// The position, from 1; 0 if it was in the folder, but not in the list.
  package var position: Int
  /// The file that followed it; nil at the end.
  package var behind: String?
  /// The entry as JSON.
  package var entry: String

  package init(file: String, position: Int, behind: String?, entry: String) {
    self.file = file
    self.position = position
    self.behind = behind
    self.entry = entry
  }

  /// That of a file that was in the folder, but not in the list.
  package init(unlisted file: String) {
    self.init(file: file, position: 0, behind: nil, entry: "")
  }
}

extension ItemList {
  /// The position and content of the entry at an index.
  package func former(_ position: Int) -> FormerPosition {
    FormerPosition(
      file: self[position].file, position: position + 1,
      behind: position + 1 < count ? self[position + 1].file : nil, entry: entryText(at: position))
  }

  /// Restores entries before the entries that followed them, wherever those are now, and removes those that were not
  /// listed.
  ///
  /// A file that is listed again keeps its new entry. If the following entry is gone, the position is counted
  /// from the start.
  package mutating func restore(_ formers: [FormerPosition]) {
    // In reverse order, because a following entry may itself be restored.
    for former in formers.sorted(by: { $0.position > $1.position }) {
      if former.position == 0 {
        change(removing: Set(index(ofFile: former.file).map { [$0] } ?? []), inserting: [])
        continue
      }
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
