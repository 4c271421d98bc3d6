// What of an item is there for whom.

extension Item {
  /// The item as an application may know of it: without what only the one that lifted it sees.
  ///
  /// Where no file of it may be known of, neither may the URL that its files offer.
  ///
  /// - Parameter isLocal: Whether the application is the one that lifted it.
  package func seen(isLocal: Bool) -> Item {
    guard !isLocal, localObject != nil || representations.contains(where: \.isOwn) else {
      return self
    }
    var item = self
    item.localObject = nil
    item.representations.removeAll(where: \.isOwn)
    if !item.representations.contains(where: { $0.kind == .file }) {
      item.representations.removeAll { $0.source == .fileURL }
    }
    return item
  }
}

extension Representation {
  fileprivate var isOwn: Bool { visibility == .own }
}
