package import SystemCalls
package import SystemPackage

/// Rejects directories to be created for a drop if they would be inside its source.
package enum SourceEnclosure {
  /// Checks a directory that does not exist yet, through its nearest existing ancestor.
  ///
  /// - Throws: `destinationInsideSource`.
  package static func check(
    _ directory: FilePath, against source: FilePath, _ status: FileStatus
  ) throws(TransferError) {
    var ancestor = directory
    while true {
      do throws(TransferError) {
        guard try Folder(ancestor).lies(in: status) else { return }
        throw .destinationInsideSource(destination: directory, source: source)
      } catch .destinationMissing {
        guard ancestor.removeLastComponent() else { return }
        if ancestor.isEmpty { ancestor = "." }
      }
    }
  }
}
