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
  /// Whether the list has a line of a file, with this digest if one is given, or of one in a folder, before anything is
  /// added.
  func lists(_ target: FilePath, as digest: Digest?) throws(TransferError) -> Bool
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
  /// Lists what a drop placed, if it is not listed or was replaced since its line was written.
  ///
  /// A file that was changed after it was placed keeps its line.
  ///
  /// - Parameters:
  ///   - digest: The digest of what was placed; nil if it is not known.
  ///   - isUnsure: Whether a line may be that of what was there before, although the digest is not known.
  ///   - files: Reads the files that are there now.
  package func addMissing(
    _ target: FilePath, as digest: Digest?, isUnsure: Bool = false,
    _ files: () throws(TransferError) -> [ListedFile]
  ) throws(TransferError) {
    var isMissing = digest == nil && isUnsure
    if !isMissing {
      if try lists(target, as: digest) { return }
      isMissing = try !lists(target, as: nil)
    }
    let found = try files()
    if isMissing || found.map(\.digest) == [digest] { try add(found) }
  }
}

extension ListedFile {
  /// The files at a path, by reading them, and notes on those that could not be read.
  package static func all(
    at target: FilePath, isCancelled: @escaping @Sendable () -> Bool
  ) -> (files: [ListedFile], notes: [TransferNote]) {
    var placement = Placement(.alreadyThere, target)
    Listing(
      monitor: TransferMonitor(progress: { _ in }, isCancelled: isCancelled),
      workers: Machine.processors
    ).complete(&placement)
    return (placement.files ?? [], placement.notes)
  }
}
