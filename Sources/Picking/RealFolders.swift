import SystemCalls
import SystemPackage

/// The real paths of folders, remembered while files of one folder follow each other.
struct RealFolders {
  private var last: (folder: FilePath, real: FilePath)?

  /// What makes two sources the same file: the real path of the folder, and the name in it.
  mutating func key(of path: FilePath) throws(SystemFailure) -> [UInt8] {
    guard let name = path.lastComponent, name.kind == .regular else {
      return try FileSystem.realPath(of: path).bytes
    }
    return try real(path.folder).appending(bytes: name.bytes).bytes
  }

  /// A folder with all links followed.
  mutating func real(_ folder: FilePath) throws(SystemFailure) -> FilePath {
    if let last, last.folder == folder { return last.real }
    let real = try FileSystem.realPath(of: folder)
    last = (folder, real)
    return real
  }
}
