import SystemCalls
import SystemPackage

/// Runs one command to its end, with its input coming and its output going straight by descriptors.
///
/// The command leads its own process group. However the run ends, nothing of the group is left: what the command had
/// put in the background is killed once the command itself has ended, so that its output is final and a child that
/// holds it open cannot hold anybody up.
struct CommandRunner: Sendable {
  var command: Command
  /// What it reads, from where that is now; nil is nothing to read.
  var input: FileDescriptor?
  var output: FileDescriptor
  var subject: CommandError.Subject
  var timeout: Duration?
  /// Between the polite signal to the group and the one that cannot be ignored.
  var grace: Duration
  var isCancelled: @Sendable () -> Bool
  /// Becomes readable when `isCancelled` is to be looked at now; it need not, but spares a tick.
  var alarm: FileDescriptor?

  /// What is run, where, with which words around it; all of it bytes.
  struct Command: Sendable {
    var program: Program
    var arguments: [[UInt8]]
    var environment: [(name: String, value: String)]
    var directory: FilePath?
    /// What it may reach; nil is all that its user may.
    var confinement: Confinement?
    /// What paths above name by its descriptor.
    var held: [OpenFile] = []
  }

  enum Program: Equatable, Sendable {
    case path(FilePath)
    /// Looked for on the search path of the command's environment.
    case name(String)
  }

  static let usualGrace = Duration.seconds(2)

  /// The longest time between two looks at `isCancelled`; a signal to this thread makes it look at once.
  private static let tick = Duration.milliseconds(50)

  /// Runs it, and returns when it has ended well; the calling thread waits.
  func run() throws(CommandError) {
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
    case (.itself, .exited(0)): return
    case (.itself, .exited(let code)): throw .exited(code, subject, lastWords: lastWords.lines)
    case (.itself, .signalled(let signal)):
      throw .signalled(signal, subject, lastWords: lastWords.lines)
    }
  }

  /// Starts it; afterwards only the group itself holds the writing end of its standard error.
  private func startClosing(_ errors: FileDescriptor) throws(CommandError) -> StartedProgram {
    defer { try? errors.close() }
    return try start(errors: errors)
  }

  private static let terminate: Int32 = 15
  private static let kill: Int32 = 9

  /// What brought the end about.
  private enum Reason { case itself, cancelled, timedOut(Duration) }

  private enum Phase { case running, leaving(killAt: ContinuousClock.Instant), killed }

  /// Follows the command until it has ended; after that it is still unreaped, and its group signallable.
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
        // Its children may use the grace too: while they live they hold standard error open.
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

  /// Takes what is there to read, without waiting for more.
  ///
  /// - Returns: Whether more can come.
  @discardableResult
  private static func drain(
    _ errors: FileDescriptor, into lastWords: inout StderrTail
  ) throws(SystemFailure) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    // Bounded, so that a command that talks without end cannot keep us from looking at the clock.
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
