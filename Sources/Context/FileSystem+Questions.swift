import SystemCalls
package import SystemPackage

/// What operations ask of a path where a failure to find out counts as no.
extension FileSystem {
  /// Whether something is there, links followed.
  package static func exists(_ path: FilePath) -> Bool { (try? status(of: path)) != nil }

  /// Whether names can be made and removed in a directory.
  package static func canWrite(directory: FilePath) -> Bool {
    (try? checkAccess([.write, .execute], to: directory.isEmpty ? "." : directory)) != nil
  }
}
