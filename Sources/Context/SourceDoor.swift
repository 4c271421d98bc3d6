package import SystemCalls
package import SystemPackage

/// The one way to the bytes of a source that was looked at.
///
/// Between the look and the opening others may exchange what is at a path, or on the way to it. What is opened
/// is what was looked at, or nothing.
package enum SourceDoor {
  /// Opens a file, or a directory for its entries.
  ///
  /// - Parameter looked: What was found there, or what a link there led to.
  /// - Throws: `ExchangeError.sourceReplaced` for anything else than that.
  package static func open(
    _ path: FilePath, as looked: FileStatus
  ) throws(ExchangeError) -> OpenFile {
    do throws(SystemFailure) {
      // Nothing waits for a FIFO that came in its place.
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
      // What cannot be opened and is another file is that first of all.
      let found = try? FileSystem.status(of: path, followingLinks: false)
      if let found, found.kind == .link || !found.isSameFile(as: looked) {
        throw .sourceReplaced(path)
      }
      throw ExchangeError(reading: path, error)
    }
  }
}
