import Glibc
package import SystemPackage

/// Simple functions to read the file system, for test code without a sandbox.
package enum Files {
  package enum Kind: Sendable { case file, directory, other }

  /// The contents of a file.
  package static func read(_ path: FilePath) throws -> [UInt8] {
    let file = try FileDescriptor.open(path, .readOnly)
    return try file.closeAfter { try readToEnd(file) }
  }

  /// The remaining contents of an open file.
  package static func readToEnd(_ file: FileDescriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The names in a directory, sorted; names that are not UTF-8 are repaired.
  package static func names(in directory: FilePath) throws -> [String] {
    guard let stream = directory.withPlatformString({ opendir($0) }) else {
      throw Errno(rawValue: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The kind of a path, without following links.
  package static func kind(_ path: FilePath) throws -> Kind {
    var status = stat()
    guard path.withPlatformString({ lstat($0, &status) }) == 0 else {
      throw Errno(rawValue: errno)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// Whether the name exists, also as a dangling link.
  package static func exists(_ path: FilePath) -> Bool { (try? kind(path)) != nil }
}
