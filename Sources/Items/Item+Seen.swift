// Visibility: which parts of an item a receiver sees.

extension Item {
  /// The item as seen by `receiver`: if somebody else contributed it, without its private parts.
  package func seen(by receiver: Session.Origin, in session: Session) -> Item {
    var item = self
    let contributor = contributor ?? session.origin
    item.contributor = contributor
    item.isLocal = contributor == receiver
    return item.seen()
  }

  /// The item without the parts that only its contributor sees, unless the item is local.
  ///
  /// If no file remains visible, the URL offered for the files is removed too.
  package func seen() -> Item {
    guard !isLocal, localObject != nil || representations.contains(where: \.isOwn) else {
      return self
    }
    var item = self
    item.localObject = nil
    item.representations.removeAll(where: \.isOwn)
    if !item.representations.contains(where: \.isLocalFile) {
      item.representations.removeAll { $0.source == .fileURL }
    }
    return item
  }

  /// Whether the item has something that only its contributor may see or run.
  package var isPersonal: Bool {
    localObject != nil || representations.contains { $0.isOwn || $0.kind == .promise || $0.isFar }
  }
}

extension Representation {
  fileprivate var isOwn: Bool { visibility == .own }
  fileprivate var isLocalFile: Bool { if case .file = source { true } else { false } }
}
