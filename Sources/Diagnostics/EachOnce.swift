extension Sequence {
  /// The elements without those whose key came before, in order.
  package func eachOnce<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that came before, in order.
  package func eachOnce() -> [Element] { eachOnce { $0 } }
}
