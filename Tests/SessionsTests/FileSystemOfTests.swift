import Glibc
import SystemPackage

/// Puts a file in a directory's place, so that nothing can be moved into it, for root neither.
enum FileSystemOfTests {
  static func block(_ directory: FilePath) throws {
    guard rename(directory.string, directory.string + ".aside") == 0 else {
      throw Errno(rawValue: errno)
    }
    let file = try FileDescriptor.open(
      directory, .writeOnly, options: .create, permissions: .ownerReadWrite)
    try file.close()
  }

  static func unblock(_ directory: FilePath) throws {
    guard unlink(directory.string) == 0, rename(directory.string + ".aside", directory.string) == 0
    else {
      throw Errno(rawValue: errno)
    }
  }
}
