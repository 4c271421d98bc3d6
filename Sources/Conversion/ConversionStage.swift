import Synchronization
import SystemCalls
import SystemPackage

/// Steps that run at the same time, each reading what the one before it writes.
///
/// Both ends of each pipe are held here too until the step at that end has come to its end and that is
/// known. So a step meets the end of its input only when the one before it has ended well, and a broken
/// pipe only when the one behind it has ended: which failure came first is never a matter of luck, and no
/// program takes half of its input for all of it.
final class ConversionStage: Sendable {
  struct Step: Sendable {
    var work: Work
    var subject: CommandError.Subject
  }

  enum Work: Sendable {
    case command(CommandRunner.Command)
    case builtIn(BuiltInMethod)
  }

  private struct State {
    /// The ends of pipes that are held: what each step reads, and what each writes.
    var readers: [FileDescriptor?]
    var writers: [FileDescriptor?]
    /// Closed when all are to end.
    var alarm: FileDescriptor?
    /// The first failure that has its cause in its own step.
    var failure: CommandError?
    /// The last step that has ended well; those before it are no longer needed.
    var finished = -1
  }

  private let steps: [Step]
  private let terms: ConversionRun
  private let deadline: ContinuousClock.Instant?
  private let state: Mutex<State>

  init(_ steps: [Step], of terms: ConversionRun, deadline: ContinuousClock.Instant?) {
    self.steps = steps
    self.terms = terms
    self.deadline = deadline
    let none = [FileDescriptor?](repeating: nil, count: steps.count)
    state = Mutex(State(readers: none, writers: none))
  }

  /// Runs them; both files stay open.
  ///
  /// - Parameters:
  ///   - input: What the first step reads; nil is nothing to read.
  ///   - isFinal: Whether `output` is what the caller asked for, so that its reader may go away.
  func run(
    from input: OpenFile?, into output: OpenFile, isFinal: Bool
  ) throws(CommandError) {
    defer { closeAll() }
    let alarm = try connect()
    defer { try? alarm.close() }
    do throws(SystemFailure) {
      try withConcurrentTasks(steps.count, abandon: stop) { index in
        let (reader, writer) = state.withLock { ($0.readers[index], $0.writers[index]) }
        let ends = StepEnds(
          input: reader ?? input?.descriptor, output: writer ?? output.descriptor,
          isLast: index == steps.count - 1, alarm: alarm)
        end(index, failure: perform(index, ends, isFinal ? output : nil))
      }
    } catch {
      throw .system(error)
    }
    // Reading and writing go on to the last step's end.
    withExtendedLifetime((input, output)) {}
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private struct StepEnds {
    var input: FileDescriptor?
    var output: FileDescriptor
    var isLast: Bool
    var alarm: FileDescriptor
  }

  // MARK: - Pipes

  /// More than the usual 64 KiB, so that two programs wait less for each other.
  private static let pipeSize = 1 << 18

  /// Makes the pipes, and answers what becomes readable when all are to end.
  private func connect() throws(CommandError) -> FileDescriptor {
    do {
      let alarm = try FileDescriptor.pipe(options: .closeOnExec)
      state.withLock { $0.alarm = alarm.writeEnd }
      do {
        for index in steps.indices.dropLast() {
          let pipe = try FileDescriptor.pipe(options: .closeOnExec)
          state.withLock { state in
            state.writers[index] = pipe.writeEnd
            state.readers[index + 1] = pipe.readEnd
          }
          OpenFile(pipe.writeEnd, path: "pipe", isOwned: false).requestPipeSize(Self.pipeSize)
        }
      } catch {
        try? alarm.readEnd.close()
        throw error
      }
      return alarm.readEnd
    } catch {
      throw .system(SystemFailure("pipe2", nil, error as? Errno ?? .ioError))
    }
  }

  private func closeAll() {
    state.withLock { state in
      for index in steps.indices {
        Self.close(&state.readers[index])
        Self.close(&state.writers[index])
      }
      Self.close(&state.alarm)
    }
  }

  private static func close(_ descriptor: inout FileDescriptor?) {
    try? descriptor?.close()
    descriptor = nil
  }

  // MARK: - How it ends

  private func stop() { state.withLock { Self.close(&$0.alarm) } }

  /// Takes down how a step has ended, and lets those beside it know.
  private func end(_ index: Int, failure: CommandError?) {
    state.withLock { state in
      let isNeeded = state.alarm != nil && index > state.finished
      if let failure {
        if isNeeded {
          state.failure = failure
          Self.close(&state.alarm)
        }
      } else {
        if isNeeded { state.finished = index }
        Self.close(&state.writers[index])
      }
      // Last, so that the step before it meets a broken pipe only once it is known why.
      Self.close(&state.readers[index])
    }
  }

  private func isNeeded(_ index: Int) -> Bool {
    state.withLock { $0.alarm != nil && index > $0.finished }
  }

  // MARK: - One step

  /// Runs a step to its end; answers why it failed.
  private func perform(_ index: Int, _ ends: StepEnds, _ final: OpenFile?) -> CommandError? {
    let step = steps[index]
    do throws(CommandError) {
      switch step.work {
      case .command(let command): try run(command, step.subject, index, ends)
      case .builtIn(let method): try convert(method, step.subject, index, ends)
      }
      return nil
    } catch {
      if ends.isLast, let final {
        if case .signalled(13, _, _) = error { return .outputFailed(.brokenPipe) }
        if case .exited = error, final.readerHasGone { return .outputFailed(.brokenPipe) }
      }
      return error
    }
  }

  private func run(
    _ command: CommandRunner.Command, _ subject: CommandError.Subject, _ index: Int,
    _ ends: StepEnds
  ) throws(CommandError) {
    do throws(CommandError) {
      try CommandRunner(
        command: command, input: ends.input, output: ends.output, subject: subject,
        timeout: deadline.map { max(.zero, $0 - .now) }, grace: terms.grace,
        isCancelled: { [self] in terms.isCancelled() || !isNeeded(index) }, alarm: ends.alarm
      ).run()
    } catch {
      // What was left of the time is not what was given.
      if case .timedOut(_, let subject, let words) = error, let timeout = terms.timeout {
        throw .timedOut(timeout, subject, lastWords: words)
      }
      throw error
    }
  }

  private func convert(
    _ method: BuiltInMethod, _ subject: CommandError.Subject, _ index: Int, _ ends: StepEnds
  ) throws(CommandError) {
    let halt: () -> CommandError? = { [self] in
      if terms.isCancelled() || !isNeeded(index) { return .cancelled(subject) }
      guard let deadline, let timeout = terms.timeout, .now >= deadline else { return nil }
      return .timedOut(timeout, subject, lastWords: [])
    }
    guard let input = ends.input else { throw .notStarted(.badFileDescriptor, subject) }
    do throws(StepFailure) {
      let reader = try ByteReader(OpenFile(input, path: "input", isOwned: false), halt: halt)
      let writer = try ByteWriter(OpenFile(ends.output, path: "output", isOwned: false), halt: halt)
      try method.convert(reader, writer)
      try writer.finish()
    } catch {
      switch error {
      case .halted(let reason): throw reason
      case .reading(let failure) where failure.errno == .interrupted,
        .writing(let failure) where failure.errno == .interrupted:
        throw .cancelled(subject)
      case .malformed(let malformation): throw .malformed(malformation, subject)
      case .encodingMissing(let name): throw .encodingMissing(name, subject)
      case .reading(let failure): throw .system(failure)
      case .writing(let failure): throw .outputFailed(failure.errno)
      }
    }
  }
}
