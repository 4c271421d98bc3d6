extension Sequence {
  /// The elements in order, without those whose key occurred earlier.
  package func eachOnce<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in order, each only once.
  package func eachOnce() -> [Element] { eachOnce { $0 } }
}
