import SystemCalls
package import SystemPackage

/// What operations ask of a path where a failure to find out counts as no.
extension FileSystem {
  /// Whether something is there, links followed.
  package static func exists(_ path: FilePath) -> Bool { (try? status(of: path)) != nil }

  /// Whether names can be made and removed in a folder.
  package static func canWrite(folder: FilePath) -> Bool {
    (try? checkAccess([.write, .execute], to: folder.isEmpty ? "." : folder)) != nil
  }
}
