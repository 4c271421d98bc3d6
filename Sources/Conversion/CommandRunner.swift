import SystemCalls
import SystemPackage

/// Runs one command to its end, with descriptors as its input and output.
///
/// The command leads its own process group. However the run ends, no process of the group is left: background
/// processes are killed once the command itself has ended, so that its output is final and no child can block
/// the reader by keeping it open.
struct CommandRunner: Sendable {
  var command: Command
  /// The input, read from its current offset; nil for no input.
  var input: FileDescriptor?
  var output: FileDescriptor
  var subject: CommandError.Subject
  var timeout: Duration?
  /// The time between `SIGTERM` and `SIGKILL` to the group.
  var grace: Duration
  var isCancelled: @Sendable () -> Bool
  /// Becomes readable when `isCancelled` should be checked at once; optional, saves waiting for the next tick.
  var alarm: FileDescriptor?

  /// The program to run, with its arguments and environment; all of them are bytes.
  struct Command: Sendable {
    var program: Program
    var arguments: [[UInt8]]
    var environment: [(name: String, value: String)]
    var directory: FilePath?
    /// The files that it may access; nil for no restriction.
    var confinement: Confinement?
    /// Open files to whose descriptors the paths above refer.
    var held: [OpenFile] = []
  }

  enum Program: Equatable, Sendable {
    case path(FilePath)
    /// Searched for in the `PATH` of the command's environment.
    case name(String)
  }

  static let usualGrace = Duration.seconds(2)

  /// The maximum time between two checks of `isCancelled`; a signal to this thread causes an immediate check.
  private static let tick = Duration.milliseconds(50)

  /// Runs the command, blocking the calling thread, and returns when it has succeeded.
  ///
  /// - Returns: The last lines of its standard error.
  @discardableResult
  func run() throws(CommandError) -> [String] {
    let errors = try pipe()
    defer { try? errors.readEnd.close() }
    let child = try startClosing(errors.writeEnd)
    var lastWords = StderrTail()
    let reason: Reason
    let ending: ProcessWatch.Ending
    do throws(SystemFailure) {
      (reason, ending) = try watch(child, errors: errors.readEnd, &lastWords)
      child.signal(Self.kill)
      try Self.drain(errors.readEnd, into: &lastWords)
    } catch {
      child.finish()
      throw .system(error)
    }
    child.finish()
    switch (reason, ending) {
    case (.cancelled, _): throw .cancelled(subject)
    case (.timedOut(let limit), _):
      throw .timedOut(limit, subject, lastWords: lastWords.lines)
    case (.itself, .exited(0)): return lastWords.all
    case (.itself, .exited(let code)): throw .exited(code, subject, lastWords: lastWords.lines)
    case (.itself, .signalled(let signal)):
      throw .signalled(signal, subject, lastWords: lastWords.lines)
    }
  }

  /// Starts the command, and closes our copy of the write end of its standard error.
  private func startClosing(_ errors: FileDescriptor) throws(CommandError) -> StartedProgram {
    defer { try? errors.close() }
    return try start(errors: errors)
  }

  private static let terminate: Int32 = 15
  private static let kill: Int32 = 9

  /// What caused the end.
  private enum Reason { case itself, cancelled, timedOut(Duration) }

  private enum Phase { case running, leaving(killAt: ContinuousClock.Instant), killed }

  /// Waits until the command has ended; it is then still unreaped, so that its group can be signalled.
  private func watch(
    _ child: borrowing StartedProgram, errors: FileDescriptor, _ lastWords: inout StderrTail
  ) throws(SystemFailure) -> (Reason, ProcessWatch.Ending) {
    let begun = ContinuousClock.now
    var phase = Phase.running
    var reason = Reason.itself
    var errorsOpen = true
    while true {
      let ending = try ProcessWatch.ending(of: child.number)
      let now = ContinuousClock.now
      switch phase {
      case .running:
        if let ending { return (reason, ending) }
        if isCancelled() {
          reason = .cancelled
        } else if let timeout, now - begun >= timeout {
          reason = .timedOut(timeout)
        } else {
          break
        }
        child.signal(Self.terminate)
        phase = .leaving(killAt: now + grace)
      case .leaving(let killAt):
        // Its children may use the grace period too; they keep standard error open while they live.
        if let ending, !errorsOpen { return (reason, ending) }
        if now >= killAt {
          child.signal(Self.kill)
          phase = .killed
        }
      case .killed:
        if let ending { return (reason, ending) }
      }
      let next =
        switch phase {
        case .running: timeout.map { begun + $0 } ?? now + Self.tick
        case .leaving(let killAt): killAt
        case .killed: now + Self.tick
        }
      let pause = min(Self.tick, max(.zero, next - now))
      var watched = errorsOpen ? [errors] : []
      if ending == nil, let descriptor = child.descriptor { watched.append(descriptor) }
      if case .running = phase, let alarm { watched.append(alarm) }
      let ready = try ProcessWatch.waitForInput(watched, atMost: pause)
      if errorsOpen && ready[0] { errorsOpen = try Self.drain(errors, into: &lastWords) }
    }
  }

  /// Reads what is available, without waiting for more.
  ///
  /// - Returns: Whether the other end is still open.
  @discardableResult
  private static func drain(
    _ errors: FileDescriptor, into lastWords: inout StderrTail
  ) throws(SystemFailure) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    // Limited, so that a command with endless output cannot keep us from checking the time.
    for _ in 0..<64 {
      guard try ProcessWatch.waitForInput([errors], atMost: .zero)[0] else { return true }
      do {
        let count = try chunk.withUnsafeMutableBytes { try errors.read(into: $0) }
        if count == 0 { return false }
        lastWords.append(chunk[..<count])
      } catch {
        throw SystemFailure("read", nil, error as? Errno ?? .ioError)
      }
    }
    return true
  }

  private func pipe() throws(CommandError) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
    do {
      return try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw .system(SystemFailure("pipe2", nil, error))
    }
  }
}
