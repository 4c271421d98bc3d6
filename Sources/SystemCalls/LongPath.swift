import Glibc
import SystemPackage

// Paths longer than the kernel accepts in one call, which deep trees have. They are resolved in pieces that are
// short enough.
extension FilePath {
  /// Whether the kernel would reject the path for its length.
  var isTooLong: Bool { length >= PathLimit.bytes }

  /// Shortens a path that is too long: returns the rest of the path and the directory that it is relative to.
  ///
  /// Symbolic links are followed, as in any path.
  func shortened(
    in directory: OpenFile?
  ) throws(SystemFailure) -> (path: FilePath, directory: OpenFile?) {
    guard isTooLong else { return (self, directory) }
    let slash = UInt8(ascii: "/")
    var base = directory
    var rest = bytes[...]
    while rest.count >= PathLimit.bytes {
      guard let cut = rest.prefix(PathLimit.bytes - 1).lastIndex(of: slash), cut > rest.startIndex
      else { break }
      base = try Self.step(FilePath(bytes: Array(rest[..<cut])), base)
      rest = rest[(cut + 1)...]
    }
    return (FilePath(bytes: Array(rest)), base)
  }

  private static func step(
    _ path: FilePath, _ directory: OpenFile?
  ) throws(SystemFailure) -> OpenFile {
    try OpenFile.open(path, in: directory, options: [.directory, .pathOnly])
  }
}
