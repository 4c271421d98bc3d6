package import SystemCalls
package import SystemPackage

/// Refuses directories that are made for a drop where they would be in what is dropped.
package enum SourceEnclosure {
  /// Checks a directory, or the nearest one above it that exists, before it is made.
  ///
  /// - Throws: `destinationInsideSource`.
  package static func check(
    _ directory: FilePath, against source: FilePath, _ status: FileStatus
  ) throws(TransferError) {
    var ancestor = directory
    while true {
      do throws(TransferError) {
        guard try Destination(ancestor).lies(in: status) else { return }
        throw .destinationInsideSource(destination: directory, source: source)
      } catch .destinationMissing {
        guard ancestor.removeLastComponent() else { return }
        if ancestor.isEmpty { ancestor = "." }
      }
    }
  }
}
