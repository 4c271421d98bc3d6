import CLinux
import Glibc

// Synchronization of large amounts of data, which can take seconds and cannot be interrupted by signals.
extension OpenFile {
  /// Writes the file, or its whole file system, to the device, unless it is cancelled.
  ///
  /// The call is made on a separate thread. If cancelled, the thread is abandoned: the run continues, and the
  /// process ends only when the call returns. If no thread can be created, the call is made on this thread and
  /// cannot be cancelled. Returns whether everything is on the device. The corresponding C functions are
  /// `fsync` and `syncfs`.
  ///
  /// - Parameters:
  ///   - isWhole: Whether to synchronize the whole file system.
  ///   - isCancelled: Called about fifty times a second; nil to make the call on this thread.
  package func synchronize(
    fileSystem isWhole: Bool, unless isCancelled: (() -> Bool)?
  ) throws(SystemFailure) -> Bool {
    guard let isCancelled else {
      try isWhole ? synchronizeFileSystem() : synchronize()
      return true
    }
    var isGivenUp = false
    _ = try SystemCall.make(isWhole ? "syncfs" : "fsync", path) { () -> CInt in
      let reason = Monitor<CInt?>(nil)
      let call: @Sendable () -> Void = { [self] in
        let answer = isWhole ? dnd_syncfs(number) : Glibc.fsync(number)
        let error = errno
        reason.change { $0 = answer == 0 ? 0 : error }
      }
      if let thread = Thread(call) { thread.detach() } else { call() }
      while !isCancelled() {
        if let reason = reason.wait(nanoseconds: 20_000_000, until: { $0 }) {
          errno = reason
          return reason == 0 ? 0 : -1
        }
      }
      isGivenUp = true
      return 0
    }
    return !isGivenUp
  }

  /// Whether the program that serves the file system can sync this file or directory, which was synced before.
  ///
  /// The kernel answers for a program that cannot, and says that it is done.
  package var isSyncAnswered: Bool { dnd_waits_to_sync(number) != 0 }

  /// Writes the whole file system of this directory to the device, if the directory cannot be synchronized
  /// because it was opened with `O_PATH`.
  ///
  /// The corresponding C function is `syncfs` on a new unnamed file in the directory, or `sync` if unnamed
  /// files are not supported.
  package func synchronizeFromWithin() throws(SystemFailure) {
    do throws(SystemFailure) {
      try OpenFile.openUnnamed(in: self).synchronizeFileSystem()
    } catch  where error.isUnsupported {
      Glibc.sync()
    }
  }
}
