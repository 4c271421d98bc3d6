import SystemCalls
import SystemPackage

/// What a store does with the folders and small files that it is made of.
enum StoreFolder {
  /// Makes a folder for this user alone; one that is there is no error.
  static func make(_ path: FilePath) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(path, mode: 0o700)
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

  /// Puts a file, or a folder's list of names, on disk.
  static func synchronize(_ path: FilePath) throws(SystemFailure) {
    try OpenFile.open(path).synchronize()
  }

  /// The names in a folder, in no order; none when there is no such folder.
  static func names(in path: FilePath) throws(SystemFailure) -> [[UInt8]] {
    let folder: OpenFile
    do throws(SystemFailure) {
      folder = try OpenFile.openFolder(path)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return [] }
      throw error
    }
    return try FolderReader.entries(of: folder).map(\.name)
  }

  /// Renames a folder unless there is one of the new name.
  ///
  /// A plain rename does: it replaces no folder that has something in it, also on file systems that
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
