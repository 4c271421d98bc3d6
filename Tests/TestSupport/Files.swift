import Glibc
package import SystemPackage

/// Plain reads of the file system, for test code that has no sandbox in between.
package enum Files {
  package enum Kind: Sendable { case file, directory, other }

  /// Everything in a file.
  package static func read(_ path: FilePath) throws -> [UInt8] {
    let file = try FileDescriptor.open(path, .readOnly)
    return try file.closeAfter { try readToEnd(file) }
  }

  /// Everything up to the end of an open file.
  package static func readToEnd(_ file: FileDescriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The names in a directory, sorted; names that are not UTF-8 come repaired.
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

  /// What a path is itself, links not followed.
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

  /// Whether anything has this name, a dangling link included.
  package static func exists(_ path: FilePath) -> Bool { (try? kind(path)) != nil }
}
