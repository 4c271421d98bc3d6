import SystemCalls
import SystemPackage

/// What a store does with the directories and small files that it is made of.
enum StoreDirectory {
  /// Makes a directory for this user alone; one that is there is no error.
  static func make(_ path: FilePath) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(path, mode: 0o700)
    } catch {
      if error.errno != .fileExists { throw error }
    }
  }

  /// Makes a file for this user alone, which must not exist yet, with these bytes in it.
  static func makeFile(_ path: FilePath, _ bytes: [UInt8] = []) throws(SystemFailure) {
    let file = try OpenFile.open(
      path, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o600)
    if !bytes.isEmpty { try file.writeAll(bytes) }
  }

  /// The bytes of a small file; nil when it cannot be read.
  static func read(_ path: FilePath, limit: Int = 4096) -> [UInt8]? {
    guard let file = try? OpenFile.open(path) else { return nil }
    return try? file.readAll(limit: limit)
  }

  /// Puts a file, or a directory's list of names, on disk.
  static func synchronize(_ path: FilePath) throws(SystemFailure) {
    try OpenFile.open(path).synchronize()
  }

  /// The names in a directory, in no order; none when there is no such directory.
  static func names(in path: FilePath) throws(SystemFailure) -> [[UInt8]] {
    let directory: OpenFile
    do throws(SystemFailure) {
      directory = try OpenFile.openDirectory(path)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return [] }
      throw error
    }
    return try DirectoryReader.entries(of: directory).map(\.name)
  }

  /// Renames a directory unless there is one of the new name.
  ///
  /// A plain rename does: it replaces no directory that has something in it, also on file systems that
  /// know no `RENAME_NOREPLACE`.
  ///
  /// - Returns: Whether it was renamed.
  static func move(_ path: FilePath, to newPath: FilePath) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try FileSystem.rename(path, to: newPath, .replace)
      return true
    } catch {
      switch error.errno {
      case .fileExists, .directoryNotEmpty, .notDirectory: return false
      default: throw error
      }
    }
  }
}
