import CLinux
import Glibc
import SystemPackage

// Copying between files inside the kernel, and the holes of sparse files.
extension OpenFile {
  /// Copies up to `count` bytes between two regular files at their offsets, which advance.
  ///
  /// Returns the number of bytes copied; 0 means the end of the source. If the file systems cannot do this, the
  /// failure's `isUnsupported` is true. The corresponding C function is `copy_file_range`.
  package func copyRange(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("copy_file_range", target.path) {
      Int(dnd_copy_file_range(number, target.number, UInt(count)))
    }
  }

  /// Shares the whole content of this file with `target` (a reflink).
  ///
  /// If the file system does not support this, or the files are on different ones, the failure's
  /// `isUnsupported` is true. The corresponding C call is `ioctl` with `FICLONE`.
  package func clone(to target: OpenFile) throws(SystemFailure) {
    _ = try SystemCall.make("ioctl", target.path) { dnd_clone_file(target.number, number) }
  }

  /// Sends up to `count` bytes of this regular file at its offset, which advances, to any file.
  ///
  /// The corresponding C function is `sendfile`.
  package func send(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("sendfile", target.path) {
      CLinux.sendfile(target.number, number, nil, count)
    }
  }

  /// Moves up to `count` bytes between a pipe and a file, in either direction, without copying them.
  ///
  /// The call may block; a signal ends it with `.interrupted`. The corresponding C function is `splice`.
  package func splice(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("splice", target.path, retry: false) {
      Int(dnd_splice(number, target.number, UInt(count)))
    }
  }

  /// Requests a pipe size in bytes; the kernel may grant more or refuse, and refusal is ignored.
  ///
  /// The corresponding C call is `fcntl` with `F_SETPIPE_SZ`.
  package func requestPipeSize(_ count: Int) {
    _ = dnd_set_pipe_size(number, CInt(clamping: count))
  }

  /// The next offset at or after `offset` that has data; nil when only a hole follows.
  ///
  /// Moves the offset there. The corresponding C call is `lseek` with `SEEK_DATA`.
  package func nextData(from offset: Int64) throws(SystemFailure) -> Int64? {
    do throws(SystemFailure) {
      return try SystemCall.make("lseek", path) { Int64(Glibc.lseek(number, off_t(offset), 3)) }
    } catch {
      if error.errno == .noSuchAddressOrDevice { return nil }
      throw error
    }
  }

  /// The next hole at or after `offset`; the end of the file counts as one.
  ///
  /// Moves the offset there. The corresponding C call is `lseek` with `SEEK_HOLE`.
  package func nextHole(from offset: Int64) throws(SystemFailure) -> Int64 {
    try SystemCall.make("lseek", path) { Int64(Glibc.lseek(number, off_t(offset), 4)) }
  }

  /// The expected access pattern of later reads.
  package enum Expectation: Sendable {
    /// Sequential reads from the start to the end.
    case sequential
    /// No reads soon: clean pages leave the page cache, so a later read comes from the device.
    case none
  }

  /// Advises the kernel on the access pattern; errors are ignored.
  ///
  /// The corresponding C function is `posix_fadvise`.
  package func expect(_ expectation: Expectation) {
    let advice =
      switch expectation {
      case .sequential: POSIX_FADV_SEQUENTIAL
      case .none: POSIX_FADV_DONTNEED
      }
    _ = Glibc.posix_fadvise(number, 0, 0, advice)
  }
}
