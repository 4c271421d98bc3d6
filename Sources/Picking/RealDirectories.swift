import SystemCalls
import SystemPackage

/// The real paths of directories, remembered while files of one directory follow each other.
struct RealDirectories {
  private var last: (directory: FilePath, real: FilePath)?

  /// What makes two sources the same file: the real path of the directory, and the name in it.
  mutating func key(of path: FilePath) throws(SystemFailure) -> [UInt8] {
    guard let name = path.lastComponent, name.kind == .regular else {
      return try FileSystem.realPath(of: path).bytes
    }
    return try real(path.directory).appending(bytes: name.bytes).bytes
  }

  /// A directory with all links followed.
  mutating func real(_ directory: FilePath) throws(SystemFailure) -> FilePath {
    if let last, last.directory == directory { return last.real }
    let real = try FileSystem.realPath(of: directory)
    last = (directory, real)
    return real
  }
}
