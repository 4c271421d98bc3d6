import SystemPackage

/// Tells of the name that an item is about to take where it is another one than was announced.
struct NameLog {
  /// What was announced of the item; nil where nothing was, and so nothing is told.
  let announced: PlacementName?
  private let tell: (PlacementName) throws(TransferError) -> Void

  init(
    _ announced: PlacementName?, tell: @escaping (PlacementName) throws(TransferError) -> Void
  ) {
    self.announced = announced
    self.tell = tell
  }

  /// To be called before the item is seen under the name.
  ///
  /// - Throws: `notRecorded`; the item is not to take the name then.
  func willTake(_ target: FilePath) throws(TransferError) {
    guard var name = announced else { return }
    name.target = target
    try tell(name)
  }
}
