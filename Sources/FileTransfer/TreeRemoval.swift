import SystemCalls
import SystemPackage

/// Removes folder trees: a source's exactly as far as it was read, a staged one altogether.
enum TreeRemoval {
  /// Empties a folder of the files that may go, and of the folders that are empty then.
  ///
  /// - Parameters:
  ///   - path: What the folder is called in the answer, which is what stays.
  ///   - below: Its path below the tree's own folder.
  ///   - mayGo: Asked of each file and link with its path below the tree's own folder.
  static func remove(
    _ folder: OpenFile, _ path: FilePath, below: FilePath,
    _ mayGo: (FileStatus, FilePath) -> Bool
  ) -> [FilePath] {
    guard let entries = try? FolderReader.entries(of: folder) else { return [path] }
    var left: [FilePath] = []
    for entry in entries {
      let name = entry.path
      let entryPath = path.pushing(name)
      do throws(SystemFailure) {
        let status = try FileSystem.status(of: name, in: folder, followingLinks: false)
        if status.kind == .folder {
          let child = try OpenFile.openFolder(name, in: folder, followingLinks: false)
          let leftInside = remove(child, entryPath, below: below.pushing(name), mayGo)
          left += leftInside
          if leftInside.isEmpty { try FileSystem.removeFolder(name, in: folder) }
        } else if mayGo(status, below.pushing(name)) {
          try FileSystem.removeFile(name, in: folder)
        } else {
          left.append(entryPath)
        }
      } catch {
        left.append(entryPath)
      }
    }
    return left
  }

  /// Removes a tree of our own that is not wanted; tried twice.
  static func discard(_ name: FilePath, in folder: OpenFile) {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        try discardOnce(name, in: folder)
        return
      } catch {
        if error.errno == .noSuchFileOrDirectory { return }
      }
    }
  }

  private static func discardOnce(
    _ name: FilePath, in folder: OpenFile
  ) throws(SystemFailure) {
    let tree = try OpenFile.openFolder(name, in: folder, followingLinks: false)
    // A finished folder may have the rights of a source that nobody may write.
    if try tree.status().mode & 0o700 != 0o700 { try tree.setMode(0o700) }
    for entry in try FolderReader.entries(of: tree) {
      let kind =
        if let kind = entry.kind {
          kind
        } else {
          try FileSystem.status(of: entry.path, in: tree, followingLinks: false).kind
        }
      if kind == .folder {
        try discardOnce(entry.path, in: tree)
      } else {
        try FileSystem.removeFile(entry.path, in: tree)
      }
    }
    try FileSystem.removeFolder(name, in: folder)
  }
}
