import SystemPackage

/// Reports the name that an item is about to take, if it may differ from the one announced.
struct NameLog {
  /// The name announced for the item; if nil, nothing is reported.
  let announced: PlacementName?
  private let tell: (PlacementName) throws(TransferError) -> Void

  init(
    _ announced: PlacementName?, tell: @escaping (PlacementName) throws(TransferError) -> Void
  ) {
    self.announced = announced
    self.tell = tell
  }

  /// Must be called before the item becomes visible under the name.
  ///
  /// - Throws: `notRecorded`; the item must not take the name then.
  func willTake(_ target: FilePath) throws(TransferError) {
    guard var name = announced else { return }
    name.target = target
    try tell(name)
  }
}
