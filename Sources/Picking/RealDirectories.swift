import SystemCalls
import SystemPackage

/// Resolves directories to real paths, with a cache for consecutive files of the same directory.
struct RealDirectories {
  private var last: (directory: FilePath, real: FilePath)?

  /// A key that is equal for the same file: the real path of its directory, and its name.
  mutating func key(of path: FilePath) throws(SystemFailure) -> [UInt8] {
    guard let name = path.lastComponent, name.kind == .regular else {
      return try FileSystem.realPath(of: path).bytes
    }
    return try real(path.directory).appending(bytes: name.bytes).bytes
  }

  /// The directory with all symbolic links resolved.
  mutating func real(_ directory: FilePath) throws(SystemFailure) -> FilePath {
    if let last, last.directory == directory { return last.real }
    let real = try FileSystem.realPath(of: directory)
    last = (directory, real)
    return real
  }
}
