package import SystemCalls
package import SystemPackage

/// The only way to open a source that has been examined.
///
/// Others may replace a file, or a directory on its path, between examination and opening. Opening returns the
/// examined file or fails.
package enum SourceDoor {
  /// Opens a file, or a directory for reading its entries.
  ///
  /// - Parameter looked: The examined status, with links followed.
  /// - Throws: `ExchangeError.sourceReplaced` if another file is found.
  package static func open(
    _ path: FilePath, as looked: FileStatus
  ) throws(ExchangeError) -> OpenFile {
    guard looked.kind != .fifo || isOurs(path, looked) else { throw .sourceNotAFile(path) }
    do throws(SystemFailure) {
      // Do not block on a FIFO that has replaced the file.
      let file = try OpenFile.open(
        path,
        options: looked.kind == .directory ? .directory : looked.kind == .fifo ? [] : .nonBlocking)
      let status = try file.status()
      guard status.isSameFile(as: looked), status.kind == looked.kind else {
        throw SystemFailure.stale(path)
      }
      return file
    } catch {
      guard !error.isStale else { throw .sourceReplaced(path) }
      // Replacement takes precedence over the reason why the file cannot be opened.
      let found = try? FileSystem.status(of: path, followingLinks: false)
      if let found, found.kind == .link || !found.isSameFile(as: looked) {
        throw .sourceReplaced(path)
      }
      throw ExchangeError(reading: path, error)
    }
  }

  /// Opens a file that the command line names, for reading; never waits for a FIFO of another user.
  package static func openInput(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    let looked = try OpenFile.open(path, options: .nonBlocking)
    let status = try looked.status()
    guard status.kind == .fifo else {
      try looked.setWaiting(true)
      return looked
    }
    guard isOurs(path, status) else { throw SystemFailure("openat", path, .permissionDenied) }
    // The first one stays open meanwhile, so that a program that has begun to write finds a reader.
    defer { withExtendedLifetime(looked) {} }
    return try OpenFile.open(path)
  }

  /// Opens a device, FIFO or socket that the command line names, for writing; never waits for a FIFO of another user.
  package static func openOutput(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    let looked = try OpenFile.open(path, options: .pathOnly)
    let status = try looked.status()
    guard status.kind != .fifo || isOurs(path, status) else {
      throw SystemFailure("openat", path, .permissionDenied)
    }
    let file = try OpenFile.open(path, .writeOnly)
    guard try file.status().isSameFile(as: status) else { throw .stale(path) }
    return file
  }

  /// Whether a FIFO is one that this user made, or that a shell passed on.
  private static func isOurs(_ path: FilePath, _ status: FileStatus) -> Bool {
    status.user == Machine.user || path.isOfStream
  }
}
