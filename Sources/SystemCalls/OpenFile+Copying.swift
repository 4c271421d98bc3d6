import CLinux
import Glibc
import SystemPackage

// Moving bytes between files inside the kernel, and the holes of sparse files.
extension OpenFile {
  /// Copies up to `count` bytes between two regular files, each at and moving its own offset.
  ///
  /// Answers how many; 0 is the end of the source. Fails with `isUnsupported` where the two file
  /// systems cannot. The corresponding C function is `copy_file_range`.
  package func copyRange(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("copy_file_range", target.path) {
      Int(dnd_copy_file_range(number, target.number, UInt(count)))
    }
  }

  /// Shares the whole content of this file with `target` (a reflink).
  ///
  /// Fails with `isUnsupported` where the file system cannot, or holds only one of the two. The
  /// corresponding C call is `ioctl` with `FICLONE`.
  package func clone(to target: OpenFile) throws(SystemFailure) {
    _ = try SystemCall.make("ioctl", target.path) { dnd_clone_file(target.number, number) }
  }

  /// Sends up to `count` bytes of this regular file, from and moving its offset, to any file.
  ///
  /// The corresponding C function is `sendfile`.
  package func send(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("sendfile", target.path) {
      CLinux.sendfile(target.number, number, nil, count)
    }
  }

  /// Moves up to `count` bytes between a pipe and a file, in either direction, without copying them.
  ///
  /// It may wait; a signal ends that with `.interrupted`. The corresponding C function is `splice`.
  package func splice(to target: OpenFile, count: Int) throws(SystemFailure) -> Int {
    try SystemCall.make("splice", target.path, retry: false) {
      Int(dnd_splice(number, target.number, UInt(count)))
    }
  }

  /// Asks for a pipe's size in bytes; the kernel may give more, or refuse, which does no harm.
  ///
  /// The corresponding C call is `fcntl` with `F_SETPIPE_SZ`.
  package func requestPipeSize(_ count: Int) {
    _ = dnd_set_pipe_size(number, CInt(clamping: count))
  }

  /// The next place at or after `offset` that holds data; nil where only a hole follows.
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

  /// The next hole at or after `offset`; every file ends in one.
  ///
  /// Moves the offset there. The corresponding C call is `lseek` with `SEEK_HOLE`.
  package func nextHole(from offset: Int64) throws(SystemFailure) -> Int64 {
    try SystemCall.make("lseek", path) { Int64(Glibc.lseek(number, off_t(offset), 4)) }
  }

  /// What the kernel should expect of the reads that follow.
  package enum Expectation: Sendable {
    /// From the start to the end.
    case sequential
    /// None soon: clean pages of the file leave memory, so that a later read asks the device.
    case none
  }

  /// Tells the kernel what to expect; it may not listen, which is not an error.
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
