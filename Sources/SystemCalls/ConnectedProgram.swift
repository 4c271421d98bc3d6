import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// A program in this process's group, with which this process talks over pipes.
///
/// It can use the terminal, for a password for example, but ignores keyboard interrupts: this process decides when to
/// end it. It is expected to end when its input is closed, which also happens when this process is killed.
package final class ConnectedProgram {
  package let number: Int32
  /// Writing here reaches the program's standard input; nil once it is closed.
  package private(set) var input: OpenFile?
  package let output: OpenFile
  package let errors: OpenFile

  /// Starts a program.
  ///
  /// The corresponding C functions are `fork` and `execve`.
  package init(
    path: FilePath, arguments: [[UInt8]], environment: [[UInt8]]
  ) throws(SystemFailure) {
    let (reader, input) = try OpenFile.makePipe()
    let (output, writer) = try OpenFile.makePipe()
    let (errors, errorWriter) = try OpenFile.makePipe()
    var failure = dnd_start_failure()
    number = try SystemCall.make("fork") {
      StartedProgram.withStrings(arguments) { arguments in
        StartedProgram.withStrings(environment) { environment in
          path.withPlatformString { path in
            var start = dnd_start(
              path: path, arguments: arguments, environment: environment, directory: -1,
              streams: (reader.number, writer.number, errorWriter.number), is_confined: 0,
              rules: -1, filters: 0, files: Machine.openFilesGiven.load(ordering: .relaxed),
              shares_group: 1, ignores_interrupt: 1)
            return dnd_start_program(&start, &failure)
          }
        }
      }
    }
    if failure.error != 0 { throw SystemFailure("execve", path, Errno(rawValue: failure.error)) }
    for end in [input, output, errors] { try? end.setWaiting(false) }
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Lets the program read the end of its input.
  package func closeInput() { input = nil }

  /// How the program ended; nil while it runs.
  package var ending: ProcessWatch.Ending? { (try? ProcessWatch.ending(of: number)) ?? nil }

  /// Whether the program ended with status 0, which it may still be about to do.
  package var hasSucceeded: Bool {
    let end = Clock.monotonic + 5_000_000_000
    while ending == nil && Clock.monotonic < end { Clock.pause(milliseconds: 5) }
    return ending == .exited(0)
  }

  /// Ends the program.
  deinit {
    input = nil
    if ending == nil { _ = kill(number, SIGTERM) }
    let end = Clock.monotonic + 1_000_000_000
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
