package import SystemCalls
package import SystemPackage

/// Operations on the directories and small files of a store.
package enum StoreDirectory {
  /// Creates a directory that only this user can access; it is not an error if one exists.
  ///
  /// - Returns: Whether it was created.
  @discardableResult
  package static func make(_ path: FilePath) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(path, mode: 0o700)
      return true
    } catch {
      if error.errno != .fileExists { throw error }
      return false
    }
  }

  /// Creates a file that only this user can access, with these bytes; the file must not exist.
  package static func makeFile(_ path: FilePath, _ bytes: [UInt8] = []) throws(SystemFailure) {
    let file = try OpenFile.open(
      path, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o600)
    if !bytes.isEmpty { try file.writeAll(bytes) }
  }

  /// The bytes of a small file, at most `limit`; nil when it cannot be read.
  static func read(_ path: FilePath, limit: Int = 4096) -> [UInt8]? {
    try? checkedRead(path, limit: limit)
  }

  /// The same, but a fault of the machine, which says nothing about the file, is an error.
  static func checkedRead(
    _ path: FilePath, limit: Int = 4096
  ) throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      return try OpenFile.open(path).readAll(limit: limit)
    } catch {
      switch error.errno {
      case .ioError, .noMemory, .tooManyOpenFiles, .tooManyOpenFilesInSystem: throw error
      default: return nil
      }
    }
  }

  /// Synchronizes a file, or a directory's entries, to disk.
  package static func synchronize(_ path: FilePath) throws(SystemFailure) {
    try OpenFile.open(path).synchronize()
  }

  /// Whether the record in a session's directory, and the directory's name, were once synchronized.
  static func isSynced(_ session: FilePath) throws(SystemFailure) -> Bool {
    try FileSystem.statusIfPresent(of: SessionLayout.synced(session), followingLinks: false) != nil
  }

  /// Synchronizes the names in a session's directory and its own name, after its record, and notes that.
  static func synchronizeName(of session: FilePath) throws(SystemFailure) {
    try synchronize(session)
    try synchronize(session.directory)
    // Without the note, the next command only does it again.
    try? makeFile(SessionLayout.synced(session))
  }

  /// The names in a directory, in no particular order; empty when there is no such directory.
  package static func names(in path: FilePath) throws(SystemFailure) -> [[UInt8]] {
    let directory: OpenFile
    do throws(SystemFailure) {
      directory = try OpenFile.openDirectory(path)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return [] }
      throw error
    }
    return try DirectoryReader.entries(of: directory).map(\.name)
  }

  /// Renames a directory unless the new name is taken.
  ///
  /// A plain rename is enough: it never replaces a directory that is not empty, and it also works on file
  /// systems without `RENAME_NOREPLACE`.
  ///
  /// - Returns: Whether the directory was renamed.
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
