import Dispatch
import Glibc
import Synchronization
package import SystemPackage

/// A process in a terminal session of its own, without a controlling terminal unless it opens one.
package struct ChildProcess: Sendable {
  package let id: Int32

  /// The source of one of the child's descriptors.
  package enum Stream {
    case descriptor(FileDescriptor)
    case path(FilePath, FileDescriptor.AccessMode)
  }

  /// Starts a program as the leader of a new session and process group.
  ///
  /// Signal handlers are reset and descriptors beyond `streams` are closed, so that the environment
  /// of the tests has no influence.
  ///
  /// - Parameters:
  ///   - arguments: As bytes, without the program's own name.
  ///   - environment: The complete environment; nothing is inherited.
  ///   - streams: The child's descriptors, from 0.
  package init(
    _ executable: FilePath, _ arguments: [[UInt8]], environment: [String: String],
    directory: FilePath, streams: [Stream]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    directory.withPlatformString { _ = HiddenCalls.addChangeOfDirectory(&actions, $0) }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor.rawValue, Int32(number))
      case .path(let path, let mode):
        path.withPlatformString {
          _ = posix_spawn_file_actions_addopen(&actions, Int32(number), $0, mode.rawValue, 0)
        }
      }
    }
    _ = HiddenCalls.addCloseFrom?(&actions, Int32(streams.count))
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden behind a feature macro
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = [executable.lastComponent.map { Array($0.string.utf8) } ?? []] + arguments
    let settings = environment.map { Array("\($0.key)=\($0.value)".utf8) }
    var id = pid_t()
    let failure = Self.withPointers(words) { argv in
      Self.withPointers(settings) { envp in
        executable.withPlatformString { posix_spawn(&id, $0, &actions, &attributes, argv, envp) }
      }
    }
    guard failure == 0 else { throw Errno(rawValue: failure) }
    self.id = id
  }

  /// How a process ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It did not end in time and was killed with its group.
    case timedOut
  }

  /// Waits for the end of the process.
  package func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func withPointers<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// Kills a process group after a time limit, unless it is cancelled before.
package final class Watchdog: Sendable {
  private enum State { case waiting, calledOff, fired }
  private let state = Mutex(State.waiting)

  package init(over process: ChildProcess, limit: Duration) {
    let nanoseconds =
      limit.components.seconds * 1_000_000_000
      + limit.components.attoseconds / 1_000_000_000
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) {
      [self] in
      state.withLock { state in
        guard case .waiting = state else { return }
        state = .fired
        kill(-process.id, SIGKILL)
      }
    }
  }

  /// Cancels the watchdog; returns whether that was too late.
  package func callOff() -> Bool {
    state.withLock { state in
      if case .fired = state { return true }
      state = .calledOff
      return false
    }
  }
}
