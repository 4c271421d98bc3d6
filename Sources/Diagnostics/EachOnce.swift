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

extension Sequence {
  /// The first results that are not nil; `transform` is called once for each element, until there are enough.
  package func compactMapped<Result>(
    atMost limit: Int, _ transform: (Element) -> Result?
  ) -> [Result] {
    var results: [Result] = []
    for element in self {
      if results.count >= limit { break }
      if let result = transform(element) { results.append(result) }
    }
    return results
  }
}
