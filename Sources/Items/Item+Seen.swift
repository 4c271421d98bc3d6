// What of an item is there for whom.

extension Item {
  /// The item as somebody may know of it who works as `receiver`: what only its contributor sees is left out
  /// for others.
  package func seen(by receiver: Session.Origin, in session: Session) -> Item {
    var item = self
    let contributor = contributor ?? session.origin
    item.contributor = contributor
    item.isLocal = contributor == receiver
    return item.seen()
  }

  /// The item without what only its contributor sees, where that is somebody else.
  ///
  /// Where no file of it may be known of, neither may the URL that its files offer.
  package func seen() -> Item {
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

  /// Whether it has something that only its contributor sees or may have run.
  package var isPersonal: Bool {
    localObject != nil || representations.contains { $0.isOwn || $0.kind == .promise }
  }
}

extension Representation {
  fileprivate var isOwn: Bool { visibility == .own }
}
