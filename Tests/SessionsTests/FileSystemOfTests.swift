import Glibc
import SystemPackage

/// Replaces a directory with a file, so that even root cannot move anything into it.
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
