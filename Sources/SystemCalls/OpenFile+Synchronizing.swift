import CLinux
import Glibc

// Bringing much to the device, which may take seconds in a call that no signal cuts off.
extension OpenFile {
  /// Brings the file's bytes and metadata, or all of its file system, to the device, unless it is given up.
  ///
  /// A thread makes the call. Given up, it is left behind: the run goes on without it, and the process ends
  /// when the device lets go of the call. Where there can be no thread this one makes the call, and cannot
  /// give up. Answers whether all is on the device. The corresponding C functions are `fsync` and `syncfs`.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all of its file system is meant.
  ///   - isCancelled: Asked some fifty times a second; nil where it is not worth a thread.
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

  /// Brings all of the file system of a directory that may be written, but not opened to be synced by itself,
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
}
