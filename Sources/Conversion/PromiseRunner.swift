import SystemCalls
package import SystemPackage

/// Runs the commands of promises, and stores their data in files.
package struct PromiseRunner: Sendable {
  /// The time between `SIGTERM` and `SIGKILL` to a command and its children.
  package var grace: Duration

  package init(grace: Duration = CommandRunner.usualGrace) { self.grace = grace }

  /// Runs a promise's command and stores its data at `target`.
  ///
  /// The command is run by a shell (`Promise.shell`) in a process group of its own, without input. Its data is the
  /// file at `DND_OUTPUT`, if it left one there, or else its standard output, which is written straight to disk.
  /// The data is used only if the command exits with status 0. After its end, the remaining processes of its group
  /// are killed; processes that left the group cannot change the data any more.
  ///
  /// The data appears at `target` atomically, with mode 0600, replacing any existing file; after an error
  /// nothing has changed there. A command without output has failed, since a promised representation is never
  /// empty.
  ///
  /// - Parameters:
  ///   - target: A path in a writable directory, which is also used for temporary files.
  ///   - timeout: The time after which the group gets `SIGTERM`, and after `grace` `SIGKILL`.
  ///   - isCancelled: Called about 20 times a second, and immediately after a signal to this thread.
  /// - Returns: The size of the data in bytes.
  package func run(
    _ promise: Promise, into target: FilePath, timeout: Duration? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CommandError) -> Int64 {
    var workspace = try PromiseWorkspace(for: promise, beside: target)
    let (program, arguments) = promise.shell
    let command = CommandRunner.Command(
      program: .path(program), arguments: arguments,
      environment: promise.environment(output: workspace.ownFile), directory: promise.directory,
      confinement: nil)
    // The descriptor rather than the file, which the workspace has to close when the command has ended.
    guard let output = workspace.standardOutput?.descriptor else {
      throw .notStarted(nil, promise.subject)
    }
    try CommandRunner(
      command: command, output: output, subject: promise.subject,
      timeout: timeout, grace: grace, isCancelled: isCancelled
    ).run()
    return try workspace.publish(at: target)
  }
}

extension Promise {
  package var subject: CommandError.Subject { .promise(name: name, type) }
}
