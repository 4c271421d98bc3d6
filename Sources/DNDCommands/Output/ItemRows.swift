/// Chooses the rows to show of a long list: all that are not plain, and the first plain ones.
struct ItemRows {
  /// The maximum number of plain rows in a long list.
  static let limit = 20

  /// The total number of rows.
  let total: Int
  private var plain = 0
  /// The number of rows shown.
  private(set) var shown = 0
  /// The number of rows omitted.
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
