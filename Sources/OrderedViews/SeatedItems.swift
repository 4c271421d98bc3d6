/// The files of a drop that have come to be in a list, by the numbers of their items: what comes later, though it
/// is earlier in the session, finds its place among them.
struct SeatedItems {
  /// In the order of the items.
  private var all: [(item: Int, file: String)] = []

  mutating func insert(_ item: Int, _ file: String) {
    all.insert((item, file), at: firstIndex(notBefore: item))
  }

  /// The nearest one before an item that still has a place.
  func last(
    before item: Int, index: (String) -> Int?
  ) -> (item: Int, index: Int)? {
    for one in all[..<firstIndex(notBefore: item)].reversed() {
      if let index = index(one.file) { return (one.item, index) }
    }
    return nil
  }

  /// The nearest one behind an item that still has a place.
  func first(
    behind item: Int, index: (String) -> Int?
  ) -> (item: Int, index: Int)? {
    for one in all[firstIndex(notBefore: item + 1)...] {
      if let index = index(one.file) { return (one.item, index) }
    }
    return nil
  }

  private func firstIndex(notBefore item: Int) -> Int {
    var range = 0..<all.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        all[middle].item < item
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
