import Glibc
import Synchronization
package import SystemPackage

/// A directory for one test, removed when the test ends.
package final class Sandbox {
  package let root: FilePath

  /// Creates a new directory.
  package init(_ label: String = "dnd-test", in directory: String = "/tmp") throws {
    _ = Pipe.brokenPipesAreErrors
    var template = Array("\(directory)/\(label).XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Errno(rawValue: errno) }
    root = FilePath(platformString: made)
  }

  /// Creates a new directory on another file system than that of a sandbox; nil if there is none
  /// that every user can write to.
  package convenience init?(onAnotherFileSystemThan other: Sandbox) throws {
    var here = stat()
    var there = stat()
    guard stat(other.root.string, &here) == 0, stat("/dev/shm", &there) == 0,
      here.st_dev != there.st_dev, access("/dev/shm", W_OK) == 0
    else { return nil }
    try self.init(in: "/dev/shm")
  }

  deinit { Self.remove(root) }

  /// Removes the directory when the process ends, for sandboxes held by static variables.
  package func removeAtExit() {
    Self.atExit.withLock { paths in
      if paths.isEmpty { atexit { Sandbox.atExit.withLock { $0 }.forEach(Sandbox.remove) } }
      paths.append(root)
    }
  }

  private static let atExit = Mutex<[FilePath]>([])

  /// The path of `name` in the directory.
  package func path(_ name: String) -> FilePath { root.appending(name) }

  /// Writes a file and creates its parent directories.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> FilePath {
    let path = path(name)
    try makeDirectory(path.removingLastComponent())
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate], permissions: [.ownerReadWrite, .groupRead])
    try file.closeAfter { _ = try file.writeAll(Array(bytes)) }
    return path
  }

  /// Writes a text file.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> FilePath {
    try write(name, Array(text.utf8))
  }

  /// The bytes of a file.
  package func read(_ name: String) throws -> [UInt8] {
    let file = try FileDescriptor.open(path(name), .readOnly)
    return try file.closeAfter {
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
        if count == 0 { return bytes }
        bytes += chunk[..<count]
      }
    }
  }

  /// Creates a directory and its parents.
  package func makeDirectory(_ path: FilePath) throws {
    if access(path.string, F_OK) == 0 { return }
    try makeDirectory(path.removingLastComponent())
    guard mkdir(path.string, 0o755) == 0 || errno == EEXIST else { throw Errno(rawValue: errno) }
  }

  /// Creates a FIFO.
  package func makeFIFO(_ name: String) throws {
    guard mkfifo(path(name).string, 0o600) == 0 else { throw Errno(rawValue: errno) }
  }

  /// The names in a directory, sorted.
  package func list(_ name: String = "") -> [String] {
    guard let directory = opendir(name.isEmpty ? root.string : path(name).string) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: FilePath) {
    var status = stat()
    guard lstat(path.string, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      chmod(path.string, 0o700)
      if let directory = opendir(path.string) {
        var names: [FilePath.Component] = []
        while let entry = readdir(directory) {
          withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) {
              FilePath(platformString: $0).lastComponent.map { names.append($0) }
            }
          }
        }
        closedir(directory)
        for name in names where name.kind == .regular { remove(path.appending(name)) }
      }
      rmdir(path.string)
    } else {
      unlink(path.string)
    }
  }
}
