/// Which rows of a long list are shown: all that say something, and the first of the others.
struct ItemRows {
  /// So many rows that say nothing special are shown.
  static let limit = 20

  /// How many there are in all.
  let total: Int
  private var plain = 0
  /// How many were shown.
  private(set) var shown = 0
  /// How many were left out.
  var folded = 0

  init(total: Int) { self.total = total }

  /// Whether the next row is shown.
  mutating func shows(isPlain: Bool) -> Bool {
    if isPlain && total > Self.limit {
      plain += 1
      if plain > Self.limit {
        folded += 1
        return false
      }
    }
    shown += 1
    return true
  }
}
