import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// A program in this process's group, with which this process talks over pipes.
///
/// It can use the terminal, for a password for example, but ignores keyboard interrupts: this process decides when to
/// end it. It is expected to end when its input is closed, which also happens when this process is killed. A program
/// that does not read its input is killed with this process instead.
package final class ConnectedProgram {
  package let number: Int32
  /// Writing here reaches the program's standard input; nil once it is closed.
  package private(set) var input: OpenFile?
  package let output: OpenFile
  package let errors: OpenFile

  /// Lives as long as a program that is killed with it.
  private let keeper: KeeperThread?

  /// Starts a program.
  ///
  /// The corresponding C functions are `fork` and `execve`.
  ///
  /// - Parameter isKilledWithUs: Whether the kernel kills the program when this process ends, however it ends.
  package init(
    path: FilePath, arguments: [[UInt8]], environment: [[UInt8]], isKilledWithUs: Bool = false
  ) throws(SystemFailure) {
    let (reader, input) = try OpenFile.makePipe()
    let (output, writer) = try OpenFile.makePipe()
    let (errors, errorWriter) = try OpenFile.makePipe()
    let start: @Sendable () -> Result<Int32, SystemFailure> = {
      Result { () throws(SystemFailure) in
        try Self.start(
          path, arguments, environment, (reader.number, writer.number, errorWriter.number),
          isKilledWithUs)
      }
    }
    if isKilledWithUs {
      let keeper = try KeeperThread(start)
      number = try keeper.result().get()
      self.keeper = keeper
    } else {
      number = try start().get()
      keeper = nil
    }
    for end in [input, output, errors] { try? end.setWaiting(false) }
    self.input = input
    self.output = output
    self.errors = errors
  }

  private static func start(
    _ path: FilePath, _ arguments: [[UInt8]], _ environment: [[UInt8]],
    _ streams: (Int32, Int32, Int32), _ isKilledWithUs: Bool
  ) throws(SystemFailure) -> Int32 {
    var failure = dnd_start_failure()
    let number = try SystemCall.make("fork") {
      StartedProgram.withStrings(arguments) { arguments in
        StartedProgram.withStrings(environment) { environment in
          path.withPlatformString { path in
            var start = dnd_start(
              path: path, arguments: arguments, environment: environment, directory: -1,
              streams: streams, is_confined: 0,
              rules: -1, filters: 0, files: Machine.openFilesGiven.load(ordering: .relaxed),
              guard: -1, ignores_interrupt: 1, ends_with_thread: isKilledWithUs ? 1 : 0)
            return dnd_start_program(&start, &failure)
          }
        }
      }
    }
    if failure.error != 0 { throw SystemFailure("execve", path, Errno(rawValue: failure.error)) }
    return number
  }

  /// Lets the program read the end of its input.
  package func closeInput() { input = nil }

  /// How the program ended; nil while it runs.
  package var ending: ProcessWatch.Ending? { (try? ProcessWatch.ending(of: number)) ?? nil }

  /// Whether the program ended with status 0, which it may still be about to do.
  package var hasSucceeded: Bool { ending(within: .seconds(5)) == .exited(0) }

  /// How the program ended, which it is about to do; nil if it still runs then.
  package func ending(within limit: Duration) -> ProcessWatch.Ending? {
    let end = Clock.monotonic + limit.components.seconds * 1_000_000_000
    while true {
      if let ending { return ending }
      if Clock.monotonic >= end { return nil }
      Clock.pause(milliseconds: 5)
    }
  }

  /// How long the program may take to end when it is asked to.
  ///
  /// One that can be killed with this process at any time has little to put in order. It may wait for a server that
  /// does not answer, and whoever interrupts a command waits for it.
  private var grace: Int64 { keeper == nil ? 1_000_000_000 : 400_000_000 }

  /// Ends the program.
  deinit {
    input = nil
    if ending == nil { _ = kill(number, SIGTERM) }
    let end = Clock.monotonic + grace
    // Most end at once.
    var pause: UInt32 = 100
    while ending == nil && Clock.monotonic < end {
      usleep(pause)
      pause = min(2 * pause, 5000)
    }
    if ending == nil { _ = kill(number, SIGKILL) }
    while waitpid(number, nil, 0) == -1 && errno == EINTR {}
  }
}

/// A thread that starts a program and lives until it is released: the kernel kills the program when the thread that
/// started it ends, and the thread that needs it may end before it.
private final class KeeperThread: Sendable {
  private let state: Mutex<Result<Int32, SystemFailure>?>
  /// Its other end is closed with this value.
  private let hold: OpenFile
  private let started: OpenFile

  init(_ start: @escaping @Sendable () -> Result<Int32, SystemFailure>) throws(SystemFailure) {
    let (held, hold) = try OpenFile.makePipe()
    let (started, starting) = try OpenFile.makePipe()
    self.hold = hold
    self.started = started
    state = Mutex(nil)
    // The thread holds this value only until the program runs, so that its release ends the thread.
    let box = Handover()
    _ = try SystemCall.make("pthread_create") {
      guard
        let thread = Thread({
          box.result.withLock { $0 = start() }
          try? starting.writeAll([0])
          _ = try? held.readAll(limit: 1)
        })
      else { return -1 }
      thread.detach()
      return 0
    }
    _ = try started.readAll(limit: 1)
    state.withLock { $0 = box.result.withLock(\.self) }
  }

  private final class Handover: Sendable {
    let result = Mutex<Result<Int32, SystemFailure>?>(nil)
  }

  /// The number of the program, or why it did not start.
  func result() -> Result<Int32, SystemFailure> {
    state.withLock(\.self) ?? .failure(SystemFailure("fork", nil, .interrupted))
  }
}
