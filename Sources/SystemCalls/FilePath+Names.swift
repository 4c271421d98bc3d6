import CLinux
import Diagnostics
import Glibc
package import SystemPackage

// Path operations on bytes. The methods of `FilePath` are generic and look up type metadata at run time, which
// slows down program start.

extension FilePath.Component {
  /// The name as carried text.
  package var carried: String {
    withPlatformString { CarriedText.text(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// The bytes of the name.
  package var bytes: [UInt8] {
    withPlatformString { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}

extension FilePath {
  /// Creates a path that consists of one name.
  package init(name: Component) { self.init(bytes: name.bytes) }

  /// The path without its last name; empty if there was only one.
  package var directory: FilePath {
    let bytes = bytes
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath() }
    return FilePath(bytes: Array(bytes[..<max(slash, 1)]))
  }

  /// The path relative to a directory that it begins with; otherwise the path itself.
  package func below(_ directory: FilePath) -> FilePath {
    let (path, start) = (bytes, directory.bytes)
    let slash = UInt8(ascii: "/")
    guard path.starts(with: start) else { return self }
    if path.count == start.count { return "." }
    if start.isEmpty || start.last == slash { return FilePath(bytes: Array(path[start.count...])) }
    guard path[start.count] == slash else { return self }
    return FilePath(bytes: Array(path[(start.count + 1)...]))
  }

  /// The path of a name in this directory.
  package func appending(bytes name: [UInt8]) -> FilePath {
    var bytes = bytes
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
    return FilePath(bytes: bytes + name)
  }
}
