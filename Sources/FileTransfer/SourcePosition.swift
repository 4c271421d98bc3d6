import SystemCalls
import SystemPackage

/// Where a part of a directory is that is placed part by part.
///
/// Others may write there, too. A part is opened by its path, and is then to be what the directory holds under
/// its name: a link that has come into the way to it leads to something else.
enum SourcePosition: Sendable {
  /// A directory that was reached from the top of what is placed, through no link.
  case open(OpenFile)
  /// Somewhere below the top, which had this status; it is reached again for each look.
  case below(FilePath, FileStatus)

  /// Refuses what was opened, where it is not what is there under that name.
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
  /// Refuses another file than was looked at, and one that only a link leads to.
  func check(_ opened: FileStatus, at path: FilePath) throws(TransferError) {
    if case .path(_, let expected?, _) = source,
      expected.inode != opened.inode || expected.device != opened.device
    {
      throw .sourceChanged(path)
    }
    try sourcePosition?.check(opened, at: path)
  }
}
