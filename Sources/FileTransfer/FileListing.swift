package import SystemCalls
package import SystemPackage

/// A list of the files that a drop places, with their checksums.
package protocol FileListing: AnyObject {
  /// Lists files, in this order.
  func add(_ files: [ListedFile]) throws(TransferError)
  /// Makes the list visible, synced to the device.
  func publish() throws(TransferError)
  /// The path of the list, for messages.
  var path: FilePath { get }
  /// Whether the list has a line of a file, or of one in a folder, before anything is added.
  func lists(_ target: FilePath) throws(TransferError) -> Bool
  /// Whether this is the path of the list itself, which nothing else may take.
  func isManifest(_ target: FilePath) -> Bool
}

/// A list that gets its own name at the end of a drop, which the session records.
package protocol NamedListing: FileListing {
  /// How its own name is numbered where another command takes it meanwhile.
  var numbering: NumberingStyle { get set }
  /// Called with the path and the version of the file before it is named.
  var willName: (FilePath, FileVersion) throws(TransferError) -> Void { get set }
  /// Called with the path and the version of the file once it is named.
  var hasName: (FilePath, FileVersion) throws(TransferError) -> Void { get set }
}

extension FileListing {
  /// Lists the files at a path by reading them, and returns notes on those that could not be read.
  package func add(
    at target: FilePath, isCancelled: @escaping @Sendable () -> Bool
  ) throws(TransferError) -> [TransferNote] {
    var placement = Placement(.alreadyThere, target)
    Listing(
      monitor: TransferMonitor(progress: { _ in }, isCancelled: isCancelled),
      workers: Machine.processors
    ).complete(&placement)
    try add(placement.files ?? [])
    return placement.notes
  }
}
