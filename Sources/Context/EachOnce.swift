extension Sequence where Element: Hashable {
  /// The elements without those that came before, in order.
  package func eachOnce() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
