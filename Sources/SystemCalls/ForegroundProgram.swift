import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// A program that runs in this process's own group, as what a shell starts in the foreground does: the
/// terminal is its, and so is the keyboard's interrupt.
package enum ForegroundProgram {
  /// What is run, and where.
  package struct Request: Sendable {
    package var path: FilePath
    /// With the program's own name in front; without NULs.
    package var arguments: [[UInt8]]
    /// Each `NAME=VALUE`, without NULs.
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

  /// Runs it, and returns when it has ended.
  ///
  /// An interrupt of the keyboard reaches both processes, and is the program's affair; any other signal that
  /// asks this process to stop is passed on, once. The corresponding C functions are `fork`, `execve` and
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
              files: Machine.openFilesGiven.load(ordering: .relaxed), shares_group: 1)
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
