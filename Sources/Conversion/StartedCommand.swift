import Dispatch
import Subprocess
import Synchronization
import SystemCalls
import SystemPackage

/// A command that runs, seen from a thread that waits for it.
///
/// Subprocess is asynchronous and reaps the child as soon as it may. Here it may not before `finish`:
/// its closure is held up, and so the number of the child and of its group stay the child's own.
struct StartedCommand: ~Copyable {
  private typealias Running = Execution<
    FileDescriptorInput, FileDescriptorOutput, FileDescriptorOutput
  >
  private let running: Running
  private let handover: Handover

  var process: Int32 { running.processIdentifier.value }

  /// A descriptor that becomes readable when the child ends; none on kernels without such.
  var descriptor: [FileDescriptor] {
    let number = running.processIdentifier.processDescriptor
    return number < 0 ? [] : [FileDescriptor(rawValue: number)]
  }

  /// Starts it, and returns when it runs.
  init(_ runner: CommandRunner, errors: FileDescriptor) throws(CommandError) {
    let folder = try WorkingFolder(runner.command.folder, for: runner.subject)
    defer { folder.close() }
    let nothing = runner.input == nil ? try Self.nothingToRead() : nil
    defer { try? nothing?.close() }
    guard let input = runner.input ?? nothing else { throw runner.startError(nil) }
    let handover = Handover()
    let configuration = runner.configuration(in: folder)
    let output = runner.output
    // A queue of its own, and no wait for `run` to return, which takes a thread of the shared pool: the
    // caller may itself be blocking the last of those.
    Task.detached(executorPreference: OwnQueue.shared) {
      do {
        _ = try await Subprocess.run(
          configuration, input: .fileDescriptor(input, closeAfterSpawningProcess: false),
          output: .fileDescriptor(output, closeAfterSpawningProcess: false),
          error: .fileDescriptor(errors, closeAfterSpawningProcess: false)
        ) { execution in
          await handover.hold(execution)
        }
      } catch {
        handover.fail(error as? SubprocessError)
      }
    }
    guard let running = handover.waitForStart() else {
      throw runner.startError(handover.failure)
    }
    self.running = running
    self.handover = handover
  }

  private static func nothingToRead() throws(CommandError) -> FileDescriptor {
    do {
      return try FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec)
    } catch {
      throw .system(SystemFailure("openat", "/dev/null", error as? Errno ?? .ioError))
    }
  }

  /// Signals the whole group; that nobody is left in it is not an error.
  func signal(_ signal: Signal) {
    try? running.send(signal: signal, toProcessGroup: true)
  }

  /// Lets the child be reaped, and does not wait for that.
  consuming func finish() { handover.release() }

  /// What the waiting thread and the asynchronous side tell each other.
  private final class Handover: Sendable {
    private struct State {
      var running: Running?
      var held: CheckedContinuation<Void, Never>?
      var failure: SubprocessError?
    }
    private let state = Mutex(State())
    private let started = DispatchSemaphore(value: 0)

    func hold(_ execution: Running) async {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.running = execution
          state.held = continuation
        }
        started.signal()
      }
    }

    func release() {
      let held = state.withLock { state in
        defer { state.held = nil }
        return state.held
      }
      held?.resume()
    }

    func fail(_ reason: SubprocessError?) {
      state.withLock { $0.failure = reason }
      started.signal()
    }

    func waitForStart() -> Running? {
      started.wait()
      return state.withLock { $0.running }
    }

    /// Why it never ran.
    var failure: SubprocessError? { state.withLock { $0.failure } }
  }

  private final class OwnQueue: TaskExecutor {
    static let shared = OwnQueue()
    private let queue = DispatchQueue(label: "dnd.command")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}
