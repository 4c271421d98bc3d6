import CLinux
import Glibc
package import SystemPackage

// Metadata of an open file, synchronization and locks.
extension OpenFile {
  /// The status of the file.
  ///
  /// The corresponding C function is `fstat`.
  package func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    _ = try SystemCall.make("fstat", path) { Glibc.fstat(number, &status) }
    return FileStatus(status)
  }

  /// When the file was created, according to its file system; nil when unknown.
  ///
  /// It distinguishes a file from a later one with the same inode number, because nobody can set it. The
  /// corresponding system call is `statx`.
  package func birth() throws(SystemFailure) -> Birth? {
    var seconds: Int64 = 0
    var nanoseconds: UInt32 = 0
    do throws(SystemFailure) {
      _ = try SystemCall.make("statx", path) { dnd_birth(number, &seconds, &nanoseconds) }
    } catch {
      // A seccomp filter may reject this call only.
      let reasons: [Errno] = [.notSupported, .noFunction, .notPermitted]
      guard reasons.contains(error.errno) else { throw error }
      return nil
    }
    return Birth(seconds: seconds, nanoseconds: nanoseconds)
  }

  /// Truncates or extends the file to `size` bytes.
  ///
  /// The corresponding C function is `ftruncate`.
  package func truncate(to size: Int64) throws(SystemFailure) {
    _ = try SystemCall.make("ftruncate", path) { Glibc.ftruncate(number, off_t(size)) }
  }

  /// Sets the permission bits, including set-user-ID, set-group-ID and sticky.
  ///
  /// The corresponding C function is `fchmod`.
  package func setMode(_ mode: UInt32) throws(SystemFailure) {
    _ = try SystemCall.make("fchmod", path) { Glibc.fchmod(number, mode_t(mode)) }
  }

  /// The same for content that is not a copy of a file; some file systems have no permissions that could be set.
  package func setModeIfPossible(_ mode: UInt32) throws(SystemFailure) {
    do throws(SystemFailure) { try setMode(mode) } catch  where error.isUnsupported {}
  }

  /// Sets the owner and group, `UInt32.max` to keep either.
  ///
  /// This clears set-user-ID and set-group-ID, so set the mode afterwards.
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

  /// Writes the file's data and metadata, or a directory's entries, to the device.
  ///
  /// The corresponding C function is `fsync`.
  package func synchronize() throws(SystemFailure) {
    _ = try SystemCall.make("fsync", path) { Glibc.fsync(number) }
  }

  /// Writes the whole file system that contains the file to the device.
  ///
  /// The corresponding C function is `syncfs`.
  package func synchronizeFileSystem() throws(SystemFailure) {
    _ = try SystemCall.make("syncfs", path) { dnd_syncfs(number) }
  }

  /// Whether any process has the file open for writing; this value must be open for reading only.
  ///
  /// False if the file system cannot tell.
  package var isBeingWritten: Bool { !isUnwritten {} }

  /// Calls `body`, and returns whether no process had the file open for writing meanwhile; if one has it open already,
  /// `body` is not called.
  ///
  /// This value must be open for reading only. True if the file system cannot tell. The corresponding C function is
  /// `fcntl` with `F_SETLEASE`.
  package func isUnwritten(during body: () -> Void) -> Bool {
    // If a process opens the file while the lease is held, the kernel sends a signal. SIGURG is ignored by
    // default, unlike SIGIO.
    guard fcntl(number, Self.setSignal, SIGURG) == 0 else {
      body()
      return true
    }
    do throws(SystemFailure) {
      _ = try SystemCall.make("fcntl", path) { fcntl(number, Self.setLease, Int32(F_RDLCK)) }
    } catch {
      if error.errno == .wouldBlock { return false }
      body()
      return true
    }
    body()
    let isKept = fcntl(number, Self.getLease, 0) == Int32(F_RDLCK)
    _ = fcntl(number, Self.setLease, Int32(F_UNLCK))
    return isKept
  }

  // `F_SETSIG`, `F_SETLEASE` and `F_GETLEASE`, which require `_GNU_SOURCE`.
  private static let setSignal: CInt = 10
  private static let setLease: CInt = 1024
  private static let getLease: CInt = 1025

  /// Takes an advisory lock on the open file, released with its last descriptor.
  ///
  /// Returns false if somebody else holds the lock. The corresponding C function is `flock`.
  package func lock(exclusive: Bool = true) throws(SystemFailure) -> Bool {
    let operation = (exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB
    do throws(SystemFailure) {
      _ = try SystemCall.make("flock", path) { dnd_flock(number, operation) }
      return true
    } catch {
      if error.errno == .wouldBlock { return false }
      throw error
    }
  }

  /// Waits for the lock, but not for ever: its holder may be stopped.
  ///
  /// - Throws: `canceled` after an interruption, or `wouldBlock` if somebody else keeps the lock for so long.
  package func waitForLock(
    exclusive: Bool = true, atMost limit: Duration = .seconds(30),
    isCancelled: () -> Bool = { Interruption.pending != nil }
  ) throws(SystemFailure) {
    var last = ContinuousClock.now + limit
    var isLast = false
    while try !lock(exclusive: exclusive) {
      // What an interrupted command has placed is listed, unless the lock is held for long.
      if !isLast, isCancelled() { (isLast, last) = (true, ContinuousClock.now + Self.grace) }
      if ContinuousClock.now > last {
        throw SystemFailure("flock", path, isLast ? .canceled : .wouldBlock)
      }
      Clock.pause(milliseconds: 5)
    }
  }

  /// How long an interrupted command waits for a lock.
  private static let grace = Duration.milliseconds(200)

  /// The process that holds a lock on the file, as far as the kernel tells; nil if there is none.
  package static func lockHolder(of path: FilePath) -> Int32? {
    guard let inode = try? FileSystem.status(of: path).inode,
      let locks = try? OpenFile.open("/proc/locks").readAll(limit: 1 << 20)
    else { return nil }
    for line in locks.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)") else { continue }
      if let process = Int32(words[4]), process > 0 { return process }
    }
    return nil
  }

  /// Releases the lock.
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

/// The time when a file was created.
package struct Birth: Hashable, Sendable {
  package var seconds: Int64
  package var nanoseconds: UInt32
}
