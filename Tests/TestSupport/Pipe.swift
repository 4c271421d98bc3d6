import Glibc
package import SystemPackage

/// Pipes to a child, read and written concurrently so that neither side can block.
package enum Pipe {
  /// A child or server that does not read its input must not end the tests, whichever test is the first.
  static let brokenPipesAreErrors: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Creates a pipe that other children do not inherit.
  package static func make() throws -> (reading: FileDescriptor, writing: FileDescriptor) {
    _ = brokenPipesAreErrors
    var ends: [Int32] = [0, 0]
    guard HiddenCalls.pipe2(&ends, O_CLOEXEC) == 0 else { throw Errno(rawValue: errno) }
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  /// Writes `input`, reads each of `outputs` to its end, and closes them all.
  ///
  /// A reader that closes the pipe early is not an error.
  static func exchange(
    feeding input: [UInt8], to feed: FileDescriptor, reading outputs: [FileDescriptor]
  ) throws -> [[UInt8]] {
    var results = outputs.map { _ in [UInt8]() }
    var written = 0
    // Slot 0 is the input; poll skips negative descriptors.
    var slots = [pollfd(fd: feed.rawValue, events: Int16(POLLOUT), revents: 0)]
    slots += outputs.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    func close(_ slot: Int) {
      Glibc.close(slots[slot].fd)
      slots[slot].fd = -1
    }
    _ = fcntl(feed.rawValue, F_SETFL, O_NONBLOCK)
    if input.isEmpty { close(0) }
    var chunk = [UInt8](repeating: 0, count: 65536)
    while slots.contains(where: { $0.fd >= 0 }) {
      if poll(&slots, nfds_t(slots.count), -1) == -1 && errno != EINTR {
        throw Errno(rawValue: errno)
      }
      if slots[0].fd >= 0 && slots[0].revents != 0 {
        let count = input[written...].withUnsafeBytes {
          write(slots[0].fd, $0.baseAddress, $0.count)
        }
        if count > 0 { written += count }
        if written == input.count || (count == -1 && errno != EAGAIN && errno != EINTR) { close(0) }
      }
      for slot in 1..<slots.count where slots[slot].fd >= 0 && slots[slot].revents != 0 {
        let count = read(slots[slot].fd, &chunk, chunk.count)
        if count > 0 { results[slot - 1] += chunk[..<count] }
        if count == 0 || (count == -1 && errno != EINTR) { close(slot) }
      }
    }
    return results
  }
}
