import Glibc
package import SystemPackage

/// Waiting for events, instead of looking again and again.
package enum Waiting {
  /// How long anything may take on a busy machine, in milliseconds.
  private static let limit: Int32 = 50_000

  /// Waits until a process has ended, even one that another process started; it may not be reaped yet.
  ///
  /// - Returns: Whether it has.
  package static func untilEnd(of process: Int32) -> Bool {
    guard let open = HiddenCalls.openProcess else { return false }
    let descriptor = open(process, 0)
    // A process that is gone cannot be opened.
    guard descriptor >= 0 else { return errno == ESRCH }
    defer { close(descriptor) }
    return isReadable(descriptor)
  }

  /// Waits until a condition on the files of a directory is true.
  package static func forFiles(
    in directory: FilePath, until condition: () throws -> Bool
  ) throws -> Bool {
    let descriptor = HiddenCalls.startWatching(O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    defer { close(descriptor) }
    let changes: UInt32 = 0x2 | 0x40 | 0x80 | 0x100 | 0x200  // modified, moved, created, removed
    guard directory.withPlatformString({ HiddenCalls.watch(descriptor, $0, changes) }) >= 0 else {
      throw Errno(rawValue: errno)
    }
    var events = [UInt8](repeating: 0, count: 1 << 16)
    while try !condition() {
      guard isReadable(descriptor) else { return false }
      _ = read(descriptor, &events, events.count)
    }
    return true
  }

  /// Waits until a descriptor is readable or hung up.
  package static func isReadable(_ descriptor: Int32) -> Bool {
    var slot = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32
    repeat { count = poll(&slot, 1, limit) } while count == -1 && errno == EINTR
    return count > 0
  }
}
