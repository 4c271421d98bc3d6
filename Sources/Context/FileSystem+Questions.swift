import SystemCalls
package import SystemPackage

/// Queries about paths for which an error counts as no.
extension FileSystem {
  /// Whether the path exists, following links.
  package static func exists(_ path: FilePath) -> Bool { (try? status(of: path)) != nil }

  /// Whether entries can be created and removed in a directory.
  package static func canWrite(directory: FilePath) -> Bool {
    (try? checkAccess(.change, to: directory.isEmpty ? "." : directory)) != nil
  }
}
