import CLinux
import Glibc
import Synchronization
import SystemPackage

/// A process that continues after the started process has exited.
///
/// All work is done in a child, so its process ID never changes. The started process waits: it exits with the child's
/// status, or with 0 as soon as the child has detached.
package struct BackgroundProcess {
  private var answer: OpenFile?

  /// Continues in a child with a new terminal session; it never returns in the calling process.
  ///
  /// It must be called before there are other threads or open files, because it closes all descriptors except the
  /// standard streams. The corresponding C functions are `fork` and `setsid`.
  package static func begin() throws(SystemFailure) -> BackgroundProcess {
    let standard: [CInt] = [0, 1, 2]
    dnd_close_all_but(standard, CInt(standard.count))
    var (reader, writer): (OpenFile?, OpenFile?) = try OpenFile.makePipe()
    var before = sigset_t()
    let child = try SystemCall.make("fork") { dnd_bare_fork(&before) }
    sigprocmask(SIG_SETMASK, &before, nil)
    if child == 0 {
      reader = nil
      _ = setsid()
      return BackgroundProcess(answer: writer)
    }
    writer = nil
    if (try? reader?.readAll())?.isEmpty == false { _exit(0) }
    var status: CInt = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    _exit(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }

  /// Detaches from the caller's terminal and directory, and lets the started process exit.
  ///
  /// The standard streams become `/dev/null`, and the working directory becomes `/`. The corresponding C functions
  /// are `chdir` and `dup2`.
  package mutating func detach() throws(SystemFailure) {
    let nothing = try OpenFile.open("/dev/null", .readWrite)
    _ = try SystemCall.make("chdir") { chdir("/") }
    for stream in CInt(0)...2 {
      _ = try SystemCall.make("dup2") { dup2(nothing.number, stream) }
    }
    try answer?.writeAll([1])
    answer = nil
  }
}

/// A time limit, after which the process exits.
///
/// Libraries wait forever for a server that accepts a connection but does not reply.
package enum Deadline {
  private static let text = Atomic<UInt>(0)
  private static let length = Atomic<Int>(0)
  private static let status = Atomic<Int32>(0)

  /// Exits after some seconds, unless `clear` is called before.
  ///
  /// The corresponding C function is `alarm`.
  ///
  /// - Parameter message: What is written to standard output before the exit.
  package static func set(seconds: UInt32, message: StaticString, status: Int32) {
    text.store(UInt(bitPattern: message.utf8Start), ordering: .relaxed)
    length.store(message.utf8CodeUnitCount, ordering: .relaxed)
    self.status.store(status, ordering: .relaxed)
    _ = dnd_set_signal_handler(SIGALRM) { _ in
      // Only functions that a signal handler may call.
      _ = Glibc.write(
        1, UnsafeRawPointer(bitPattern: Deadline.text.load(ordering: .relaxed)),
        Deadline.length.load(ordering: .relaxed))
      _exit(Deadline.status.load(ordering: .relaxed))
    }
    _ = alarm(seconds)
  }

  package static func clear() { _ = alarm(0) }

  /// Runs the body within some seconds, if they end before the limit that is set, which counts on afterwards.
  package static func shorten<Value, Failure>(
    to seconds: UInt32, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let rest = alarm(0)
    guard rest > 0 else { return try body() }
    _ = alarm(min(rest, seconds))
    defer { _ = alarm(rest) }
    return try body()
  }
}

extension OwnProcess {
  /// Keeps the memory of this process out of core files and hidden from the user's other processes.
  ///
  /// The corresponding C function is `prctl` with `PR_SET_DUMPABLE`.
  package static func hideMemory() { _ = dnd_set_dumpable(0) }
}
