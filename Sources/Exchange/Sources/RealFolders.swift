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
    let folder = path.folder
    if last?.folder != folder {
      last = (folder, try FileSystem.realPath(of: folder))
    }
    return (last?.real ?? folder).appending(bytes: name.bytes).bytes
  }
}
