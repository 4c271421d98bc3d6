import SystemCalls
package import SystemPackage

/// A list of the files that a drop places, with their sums.
package protocol FileListing: AnyObject {
  /// Lists files, in this order.
  func add(_ files: [ListedFile]) throws(TransferError)
  /// Makes what was listed to be seen, on the device.
  func publish() throws(TransferError)
  /// Whether the list itself has this place, so that nothing else may get it.
  func isManifest(_ target: FilePath) -> Bool
}

extension FileListing {
  /// Lists what is at a path, which is read for it; answers what could not be read.
  package func add(
    at target: FilePath, isCancelled: @escaping @Sendable () -> Bool
  ) throws(TransferError) -> [TransferNote] {
    var placement = Placement(.alreadyThere, target)
    Listing(
      watch: TransferMonitor(progress: { _ in }, isCancelled: isCancelled),
      workers: Machine.processors
    ).complete(&placement)
    try add(placement.files ?? [])
    return placement.notes
  }
}
