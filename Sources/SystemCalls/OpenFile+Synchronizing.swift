import CLinux
import Glibc

// Bringing much to the device, which may take seconds in a call that no signal cuts off.
extension OpenFile {
  /// Brings the file's bytes and metadata, or all of its file system, to the device, unless it is given up.
  ///
  /// A child makes the call: given up, it goes on without this process. Where there can be no child this
  /// process makes it, and cannot give up. Answers whether all is on the device. The corresponding C
  /// functions are `fsync` and `syncfs`.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all of its file system is meant.
  ///   - isCancelled: Asked some fifty times a second, and when a signal came; nil where it is not worth a
  ///     child.
  package func synchronize(
    fileSystem isWhole: Bool, unless isCancelled: (() -> Bool)?
  ) throws(SystemFailure) -> Bool {
    guard let isCancelled else {
      try isWhole ? synchronizeFileSystem() : synchronize()
      return true
    }
    var isGivenUp = false
    _ = try SystemCall.make(isWhole ? "syncfs" : "fsync", path) { () -> CInt in
      var reader: CInt = -1
      let child = dnd_sync_in_child(number, isWhole ? 1 : 0, &reader)
      guard child > 0 else { return isWhole ? dnd_syncfs(number) : Glibc.fsync(number) }
      let answer = Self.answer(on: reader, unless: isCancelled)
      close(reader)
      switch answer {
      case .givenUp:
        isGivenUp = true
        ForkedProcess.reapLater(child)
        return 0
      case .done(let reason):
        while waitpid(child, nil, 0) == -1 && errno == EINTR {}
        errno = reason
        return reason == 0 ? 0 : -1
      case .lost:
        while waitpid(child, nil, 0) == -1 && errno == EINTR {}
        return isWhole ? dnd_syncfs(number) : Glibc.fsync(number)
      }
    }
    return !isGivenUp
  }

  /// Brings all of the file system of a folder that may be written, but not opened to be synced by itself,
  /// to the device.
  ///
  /// The corresponding C function is `syncfs`, of a file without a name that is made for it; `sync` where
  /// there can be none.
  package func synchronizeFromWithin() throws(SystemFailure) {
    do throws(SystemFailure) {
      try OpenFile.openUnnamed(in: self).synchronizeFileSystem()
    } catch  where error.isUnsupported {
      Glibc.sync()
    }
  }

  private enum Answer {
    case done(CInt)
    case givenUp
    /// Somebody ended the child.
    case lost
  }

  private static func answer(on reader: CInt, unless isCancelled: () -> Bool) -> Answer {
    while true {
      if isCancelled() { return .givenUp }
      var look = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard poll(&look, 1, 20) > 0 else { continue }
      var reason: CInt = 0
      let count = Glibc.read(reader, &reason, MemoryLayout<CInt>.size)
      if count == MemoryLayout<CInt>.size { return .done(reason) }
      if count == -1 && errno == EINTR { continue }
      return .lost
    }
  }
}
