import FileTransfer
import SystemCalls
import SystemPackage

/// An empty file of an undo in a directory here, which tells whether a directory on a host is the same one.
///
/// It has a name of the run, by which another undo removes it after a kill.
struct ProbeHere {
  let name: FilePath

  init(in directory: OpenFile, by runID: RunID) throws(SystemFailure) {
    name = runID.probe()
    _ = try OpenFile.open(
      name, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
      permissions: 0o600)
  }

  func remove(from directory: OpenFile) throws(SystemFailure) {
    try FileSystem.removeFile(name, in: directory)
  }

  /// Removes what killed undos of a run have left in a directory.
  static func sweep(_ directory: OpenFile, of runID: RunID) throws(SystemFailure) {
    for entry in try DirectoryReader.entries(of: directory) where runID.isProbe(entry.name) {
      try FileSystem.removeFile(entry.path, in: directory)
    }
  }
}
