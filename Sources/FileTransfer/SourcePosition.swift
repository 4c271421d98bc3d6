import SystemCalls
import SystemPackage

/// The position of an entry in a directory that is placed entry by entry.
///
/// Other processes may write there too. An entry is opened by its path and then compared with what its
/// directory holds under its name, which detects symbolic links inserted into the path.
enum SourcePosition: Sendable {
  /// An open directory that was reached from the root of the transfer without following a link.
  case open(OpenFile)
  /// A position below the root with this status, which is opened again for each check.
  case below(FilePath, FileStatus)

  /// Throws unless the opened file is the one with that name at this position.
  func check(_ opened: FileStatus, at path: FilePath) throws(TransferError) {
    let found = try reading(path) { () throws(SystemFailure) in try status(at: path) }
    guard let found, found.isSameFile(as: opened) else { throw .sourceChanged(path) }
  }

  private func status(at path: FilePath) throws(SystemFailure) -> FileStatus? {
    switch self {
    case .open(let directory):
      return try FileSystem.status(of: path.name, in: directory, followingLinks: false)
    case .below(let top, let status):
      let open = try OpenFile.open(top, options: [.directory, .pathOnly])
      guard try open.status().isSameFile(as: status) else { return nil }
      do throws(SystemFailure) {
        return try ConfinedDirectory(open).status(of: path.below(top))
      } catch {
        if error.isRefusedLink { return nil }
        throw error
      }
    }
  }
}

extension PlacementRequest {
  /// Throws if the opened file is not the one looked at, or was reached through a symbolic link.
  func check(_ opened: FileStatus, at path: FilePath) throws(TransferError) {
    if case .path(_, let expected?, _) = source,
      expected.inode != opened.inode || expected.device != opened.device
    {
      throw .sourceChanged(path)
    }
    try sourcePosition?.check(opened, at: path)
  }
}
