import CLinux
import Glibc
import SystemPackage

// What is known about an open file, changing it, and bringing it to the device.
extension OpenFile {
  /// What the file system says about the file.
  ///
  /// The corresponding C function is `fstat`.
  package func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    _ = try SystemCall.make("fstat", path) { Glibc.fstat(number, &status) }
    return FileStatus(status)
  }

  /// When the file was made, as its file system tells it; nil where that is not known.
  ///
  /// A number that a file had is given to another one when it is gone; when it was made nobody can set.
  ///
  /// The corresponding system call is `statx`.
  package func birth() throws(SystemFailure) -> Birth? {
    var seconds: Int64 = 0
    var nanoseconds: UInt32 = 0
    do throws(SystemFailure) {
      _ = try SystemCall.make("statx", path) { dnd_birth(number, &seconds, &nanoseconds) }
    } catch {
      // A filter of system calls may refuse this one alone.
      let reasons: [Errno] = [.notSupported, .noFunction, .notPermitted]
      guard reasons.contains(error.errno) else { throw error }
      return nil
    }
    return Birth(seconds: seconds, nanoseconds: nanoseconds)
  }

  /// Cuts or lengthens the file to `size` bytes.
  ///
  /// The corresponding C function is `ftruncate`.
  package func truncate(to size: Int64) throws(SystemFailure) {
    _ = try SystemCall.make("ftruncate", path) { Glibc.ftruncate(number, off_t(size)) }
  }

  /// Sets the permission bits, set-user-ID and its kind included.
  ///
  /// The corresponding C function is `fchmod`.
  package func setMode(_ mode: UInt32) throws(SystemFailure) {
    _ = try SystemCall.make("fchmod", path) { Glibc.fchmod(number, mode_t(mode)) }
  }

  /// Gives the file to a user and a group, `UInt32.max` for the one that it has; clears set-user-ID and
  /// set-group-ID, so set the mode after.
  ///
  /// The corresponding C function is `fchown`.
  package func setOwner(user: UInt32, group: UInt32) throws(SystemFailure) {
    _ = try SystemCall.make("fchown", path) { Glibc.fchown(number, user, group) }
  }

  /// Sets the times, in nanoseconds since 1970.
  ///
  /// The corresponding C function is `futimens`.
  package func setTimes(
    accessed: some BinaryInteger, modified: some BinaryInteger
  ) throws(SystemFailure) {
    let times = [Nanoseconds.time(Int128(accessed)), Nanoseconds.time(Int128(modified))]
    _ = try SystemCall.make("futimens", path) { Glibc.futimens(number, times) }
  }

  /// Brings the file's bytes and metadata to the device; of a directory, its entries.
  ///
  /// The corresponding C function is `fsync`.
  package func synchronize() throws(SystemFailure) {
    _ = try SystemCall.make("fsync", path) { Glibc.fsync(number) }
  }

  /// Brings everything on the file's file system to the device.
  ///
  /// The corresponding C function is `syncfs`.
  package func synchronizeFileSystem() throws(SystemFailure) {
    _ = try SystemCall.make("syncfs", path) { dnd_syncfs(number) }
  }

  /// Whether anybody has this file, which was opened for reading only, open for writing.
  ///
  /// False where the file system cannot tell. The corresponding C function is `fcntl` with `F_SETLEASE`.
  package var isBeingWritten: Bool {
    get throws(SystemFailure) {
      // Who opens it just now is told of by a signal that, unlike the usual one, ends nobody.
      guard fcntl(number, Self.setSignal, SIGURG) == 0 else { return false }
      do throws(SystemFailure) {
        _ = try SystemCall.make("fcntl", path) { fcntl(number, Self.setLease, Int32(F_RDLCK)) }
      } catch {
        if error.errno == .wouldBlock { return true }
        if error.errno == .interrupted { throw error }
        return false
      }
      _ = try SystemCall.make("fcntl", path) { fcntl(number, Self.setLease, Int32(F_UNLCK)) }
      return false
    }
  }

  // `F_SETSIG` and `F_SETLEASE`, which are behind a macro.
  private static let setSignal: CInt = 10
  private static let setLease: CInt = 1024

  /// Takes an advisory lock on the open file; it goes with the last reference.
  ///
  /// Answers false when somebody else holds it and `waiting` is false. The corresponding C function
  /// is `flock`.
  package func lock(exclusive: Bool = true, waiting: Bool = false) throws(SystemFailure) -> Bool {
    let operation = (exclusive ? LOCK_EX : LOCK_SH) | (waiting ? 0 : LOCK_NB)
    do throws(SystemFailure) {
      _ = try SystemCall.make("flock", path) { dnd_flock(number, operation) }
      return true
    } catch {
      if error.errno == .wouldBlock { return false }
      throw error
    }
  }

  /// Gives up the lock.
  ///
  /// The corresponding C function is `flock`.
  package func unlock() throws(SystemFailure) {
    _ = try SystemCall.make("flock", path) { dnd_flock(number, LOCK_UN) }
  }

  /// Whether this is a terminal.
  ///
  /// The corresponding C function is `isatty`.
  package var isTerminal: Bool { Glibc.isatty(number) == 1 }
}

/// When a file was made.
package struct Birth: Hashable, Sendable {
  package var seconds: Int64
  package var nanoseconds: UInt32
}
