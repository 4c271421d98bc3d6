import CLinux
import Glibc
import Synchronization
import SystemPackage

/// A process that goes on when the one that was started has ended.
///
/// It does its work in a child from the beginning, so that its number never changes, and the one that was started
/// waits for the answer: it ends with the child's status, or with 0 as soon as the child has detached itself.
package struct BackgroundProcess {
  private var answer: OpenFile?

  /// Goes on in a child, in a terminal session of its own; the caller's process does not return from this.
  ///
  /// It is called before there is a thread or a file of its own: except for the standard streams, no descriptor is
  /// inherited. The corresponding C functions are `fork` and `setsid`.
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

  /// Lets go of everything of the caller's, and lets the process that was started end.
  ///
  /// The standard streams become `/dev/null`, and the working directory the root. The corresponding C functions
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

/// A time by which a process has come further, or ends.
///
/// Libraries wait without a limit for a server that accepts a connection and is silent.
package enum Deadline {
  private static let text = Atomic<UInt>(0)
  private static let length = Atomic<Int>(0)
  private static let status = Atomic<Int32>(0)

  /// Ends the process after some seconds, unless `clear` is called before.
  ///
  /// The corresponding C function is `alarm`.
  ///
  /// - Parameter message: Written to standard output then.
  package static func set(seconds: UInt32, message: StaticString, status: Int32) {
    text.store(UInt(bitPattern: message.utf8Start), ordering: .relaxed)
    length.store(message.utf8CodeUnitCount, ordering: .relaxed)
    self.status.store(status, ordering: .relaxed)
    _ = dnd_set_signal_handler(SIGALRM) { _ in
      // Only what a signal handler may call.
      _ = Glibc.write(
        1, UnsafeRawPointer(bitPattern: Deadline.text.load(ordering: .relaxed)),
        Deadline.length.load(ordering: .relaxed))
      _exit(Deadline.status.load(ordering: .relaxed))
    }
    _ = alarm(seconds)
  }

  package static func clear() { _ = alarm(0) }
}

extension OwnProcess {
  /// Keeps this process's memory out of core files, and from other processes of the user's.
  ///
  /// The corresponding C function is `prctl` with `PR_SET_DUMPABLE`.
  package static func hideMemory() { _ = dnd_set_dumpable(0) }
}
