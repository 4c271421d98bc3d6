import Glibc
import SystemPackage

/// Puts a file in a folder's place, so that nothing can be moved into it, for root neither.
enum FileSystemOfTests {
  static func block(_ folder: FilePath) throws {
    guard rename(folder.string, folder.string + ".aside") == 0 else { throw Errno(rawValue: errno) }
    let file = try FileDescriptor.open(
      folder, .writeOnly, options: .create, permissions: .ownerReadWrite)
    try file.close()
  }

  static func unblock(_ folder: FilePath) throws {
    guard unlink(folder.string) == 0, rename(folder.string + ".aside", folder.string) == 0 else {
      throw Errno(rawValue: errno)
    }
  }
}
