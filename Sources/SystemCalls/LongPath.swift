import Glibc
import SystemPackage

// Paths that are longer than the kernel takes in one call: trees may be deeper than that. They are walked
// in pieces, each of which it does take.
extension FilePath {
  /// Whether a call would be refused for the length alone.
  var isTooLong: Bool { length >= PathLimit.bytes }

  /// What is left of a path that is too long, and the directory to take it from.
  ///
  /// Links on the way are followed, as in any path.
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
