import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// A program in this process's group, like a foreground command of a shell: it can use the terminal and
/// receives keyboard interrupts.
package enum ForegroundProgram {
  /// The program to run, its arguments and its environment.
  package struct Request: Sendable {
    package var path: FilePath
    /// Including the program's name; without NULs.
    package var arguments: [[UInt8]]
    /// Each is `NAME=VALUE`, without NULs.
    package var environment: [[UInt8]]
    package var directory: FilePath?

    package init(
      path: FilePath, arguments: [[UInt8]], environment: [[UInt8]], directory: FilePath?
    ) {
      self.path = path
      self.arguments = arguments
      self.environment = environment
      self.directory = directory
    }
  }

  private static let tick = Duration.milliseconds(50)

  /// Runs a program and waits for it to end.
  ///
  /// A keyboard interrupt reaches both processes, and this one leaves it to the program. Any other signal that
  /// asks this process to stop is forwarded once. The corresponding C functions are `fork`, `execve` and
  /// `waitpid`.
  package static func run(
    _ request: Request, input: FileDescriptor, output: FileDescriptor, errors: FileDescriptor
  ) throws(SystemFailure) -> ProcessWatch.Ending {
    var before = sigaction()
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    let isIgnoring = sigaction(SIGINT, &ignoring, &before) == 0
    defer { if isIgnoring { sigaction(SIGINT, &before, nil) } }
    let child = try start(request, (input.rawValue, output.rawValue, errors.rawValue))
    let watched = dnd_process_descriptor(child)
    defer {
      while waitpid(child, nil, 0) == -1 && errno == EINTR {}
      if watched >= 0 { close(watched) }
    }
    var hasPassedOn = false
    while true {
      if let ending = try ProcessWatch.ending(of: child) { return ending }
      if !hasPassedOn, let signal = Interruption.pending {
        hasPassedOn = true
        _ = kill(child, signal.rawValue)
      }
      _ = try ProcessWatch.waitForInput(
        watched < 0 ? [] : [FileDescriptor(rawValue: watched)], atMost: tick)
    }
  }

  private static func start(
    _ request: Request, _ streams: (Int32, Int32, Int32)
  ) throws(SystemFailure) -> Int32 {
    let directory = try request.directory.map { (path) throws(SystemFailure) in
      try OpenFile.open(path, options: [.directory, .pathOnly])
    }
    defer { withExtendedLifetime(directory) {} }
    var failure = dnd_start_failure()
    let child = try SystemCall.make("fork") {
      StartedProgram.withStrings(request.arguments) { arguments in
        StartedProgram.withStrings(request.environment) { environment in
          request.path.withPlatformString { path in
            var start = dnd_start(
              path: path, arguments: arguments, environment: environment,
              directory: directory?.number ?? -1, streams: streams, is_confined: 0, rules: -1,
              filters: 0,
              files: Machine.openFilesGiven.load(ordering: .relaxed), guard: -1,
              ignores_interrupt: 0, ends_with_thread: 0)
            return dnd_start_program(&start, &failure)
          }
        }
      }
    }
    if failure.error != 0 {
      throw SystemFailure("execve", request.path, Errno(rawValue: failure.error))
    }
    return child
  }
}
