/// The listed files of a drop by item index.
///
/// Items that arrive later but precede them in the session are positioned relative to them.
struct SeatedItems {
  /// Sorted by item index.
  private var all: [(item: Int, file: String)] = []

  mutating func insert(_ item: Int, _ file: String) {
    all.insert((item, file), at: firstIndex(notBefore: item))
  }

  /// The nearest item before `item` that is still in the list.
  func last(
    before item: Int, index: (String) -> Int?
  ) -> (item: Int, index: Int)? {
    for one in all[..<firstIndex(notBefore: item)].reversed() {
      if let index = index(one.file) { return (one.item, index) }
    }
    return nil
  }

  /// The nearest item after `item` that is still in the list.
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
