import CLinux
import Glibc
package import SystemPackage

/// What a descriptor is ready for; `wait(for:atMost:)` watches several descriptors at once.
package struct Readiness: OptionSet, Sendable {
  package let rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  package static var input: Self { Self(rawValue: Int16(POLLIN)) }
  package static var room: Self { Self(rawValue: Int16(POLLOUT)) }
  /// The other end is closed, or the descriptor has failed; this is always watched for.
  package static var hungUp: Self {
    Self(rawValue: Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL))
  }

  /// One descriptor and what it is watched for.
  package struct Interest {
    package var descriptor: FileDescriptor
    package var readiness: Readiness

    package init(_ descriptor: FileDescriptor, _ readiness: Readiness) {
      self.descriptor = descriptor
      self.readiness = readiness
    }
  }

  /// Waits until one of the descriptors is ready, or the time is over.
  ///
  /// A signal ends the wait early; then no descriptor is ready. The corresponding C function is `poll`.
  ///
  /// - Parameter limit: The maximum time, or nil to wait without a limit.
  /// - Returns: What each descriptor is ready for, in the order of `interests`.
  package static func wait(
    for interests: [Interest], atMost limit: Duration? = nil
  ) throws(SystemFailure) -> [Readiness] {
    var watched = interests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.readiness.rawValue, revents: 0)
    }
    var milliseconds: Int32 = -1
    if let limit {
      let (seconds, attoseconds) = limit.components
      // Rounded up, so that the wait is never too short.
      milliseconds = Int32(
        clamping: max(
          0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
      )
    }
    do {
      _ = try SystemCall.make("poll", retry: false) {
        poll(&watched, nfds_t(watched.count), milliseconds)
      }
    } catch  where error.errno == .interrupted {
      return interests.map { _ in [] }
    }
    return watched.map { Readiness(rawValue: $0.revents) }
  }
}

extension OpenFile {
  /// Sets whether reads and writes block, for everyone who shares the open file.
  ///
  /// The corresponding C call is `fcntl` with `O_NONBLOCK`.
  package func setWaiting(_ waits: Bool) throws(SystemFailure) {
    _ = try SystemCall.make("fcntl", path) { dnd_set_waiting(number, waits ? 1 : 0) }
  }

  /// The number of unread bytes in a pipe, available at both ends.
  ///
  /// The corresponding C call is `ioctl` with `FIONREAD`.
  package func unreadBytes() throws(SystemFailure) -> Int {
    Int(try SystemCall.make("ioctl", path) { dnd_unread_bytes(number) })
  }

  /// Makes a descriptor that becomes readable after a duration, which includes the time that the machine is suspended.
  ///
  /// The corresponding C functions are `timerfd_create` and `timerfd_settime`.
  package static func timer(after duration: Duration) throws(SystemFailure) -> OpenFile {
    let (seconds, attoseconds) = duration.components
    // Zero would disarm the timer.
    let nanoseconds = max(seconds == 0 ? 1 : 0, Int(attoseconds / 1_000_000_000))
    let timer = try SystemCall.make("timerfd_create") { dnd_timer(seconds, nanoseconds) }
    return OpenFile(FileDescriptor(rawValue: timer), path: "timer")
  }

  /// Makes a descriptor that becomes readable when one of the signals arrives; the signals then have no other effect.
  ///
  /// The corresponding C functions are `sigprocmask` and `signalfd`.
  package static func signals(
    _ signals: [Interruption.Signal]
  ) throws(SystemFailure) -> OpenFile {
    let numbers = signals.map(\.rawValue)
    let descriptor = try SystemCall.make("signalfd") {
      dnd_signal_descriptor(numbers, CInt(numbers.count))
    }
    return OpenFile(FileDescriptor(rawValue: descriptor), path: "signals")
  }

  /// Makes a descriptor that becomes readable when a file's last name may have been removed.
  ///
  /// The corresponding C functions are `inotify_init1` and `inotify_add_watch`.
  package static func removal(of file: OpenFile) throws(SystemFailure) -> OpenFile {
    let descriptor = try SystemCall.make("inotify_add_watch", file.path) {
      let watch = file.pathOfDescriptor.withPlatformString { dnd_watch_removal($0) }
      // Without `/proc` the file has only its own name.
      guard watch < 0, errno == ENOENT else { return watch }
      return file.path.withPlatformString { dnd_watch_removal($0) }
    }
    return OpenFile(FileDescriptor(rawValue: descriptor), path: file.path)
  }
}
