import Synchronization
import SystemCalls
import SystemPackage

/// Steps that run concurrently, each reading the output of the one before.
///
/// Both ends of each pipe are also kept open here until the step at that end has ended and its result is
/// recorded. So a step reaches the end of its input only after the previous step has succeeded, and gets a
/// broken pipe only after the next one has ended: it is always clear which failure came first, and no program
/// mistakes partial input for all of it.
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
    /// The pipe ends kept open: the input and the output of each step.
    var readers: [FileDescriptor?]
    var writers: [FileDescriptor?]
    /// Closed to stop all steps.
    var alarm: FileDescriptor?
    /// The first failure that was not caused by another step.
    var failure: CommandError?
    /// The last step that has succeeded; the steps before it are no longer needed.
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

  /// Runs the steps; both files stay open.
  ///
  /// - Parameters:
  ///   - input: The input of the first step; nil for no input.
  ///   - isFinal: Whether `output` is the caller's, so that its reader may close it.
  func run(
    from input: OpenFile?, into output: OpenFile, isFinal: Bool
  ) throws(CommandError) {
    defer { closeAll() }
    let alarm = try connect()
    defer { try? alarm.close() }
    do throws(SystemFailure) {
      try withConcurrentTasks(steps.count, abandon: stop) { [self] index in
        let (reader, writer) = state.withLock { ($0.readers[index], $0.writers[index]) }
        let ends = StepEnds(
          input: reader ?? input?.descriptor, output: writer ?? output.descriptor,
          isLast: index == steps.count - 1, alarm: alarm)
        end(index, failure: perform(index, ends, isFinal ? output : nil))
      }
    } catch {
      throw .system(error)
    }
    // Both must stay open until the last step has ended.
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

  /// More than the default of 64 KiB, so that programs wait less for each other.
  private static let pipeSize = 1 << 18

  /// Creates the pipes, and returns a descriptor that becomes readable when all steps should stop.
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

  // MARK: - Ending

  private func stop() { state.withLock { Self.close(&$0.alarm) } }

  /// Records the result of a step, and closes its pipe ends to notify its neighbours.
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
      // Last, so that the previous step gets a broken pipe only after the cause is recorded.
      Self.close(&state.readers[index])
    }
  }

  private func isNeeded(_ index: Int) -> Bool {
    state.withLock { $0.alarm != nil && index > $0.finished }
  }

  // MARK: - One step

  /// Runs a step to its end; returns its failure, if any.
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
      let words = try CommandRunner(
        command: command, input: ends.input, output: ends.output, subject: subject,
        timeout: deadline.map { max(.zero, $0 - .now) }, grace: terms.grace,
        isCancelled: { [self] in terms.isCancelled() || !isNeeded(index) }, alarm: ends.alarm
      ).run()
      terms.report?.hear(words, from: subject)
    } catch {
      // Reports the whole time limit, not what remained of it for this step.
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
