import Diagnostics
import SystemCalls
package import SystemPackage

/// Keeps promises: runs their commands, and puts what they make into files.
package struct PromiseRunner: Sendable {
  /// How long a command and its children may take to leave when they are asked to.
  package var grace: Duration

  package init(grace: Duration = CommandRunner.usualGrace) { self.grace = grace }

  /// Runs a promise's command and puts the data that it makes at `place`.
  ///
  /// The command is `/bin/sh -c COMMAND` in a process group of its own, with nothing to read. Its data
  /// is the file at `DND_OUTPUT`, if it left one there, else what it wrote to standard output, which goes
  /// to the disk as it comes. It counts only if the command ends with status 0. Once it has ended, what
  /// it left running in its group is killed; what had left the group and writes on changes nothing.
  ///
  /// The data appears at `place` in one step and complete, mode 0600, replacing what was there; after an
  /// error nothing has changed there. A command that made no byte at all has failed: a promised representation is
  /// never empty.
  ///
  /// - Parameters:
  ///   - place: Must be in a directory that can be written; work is done beside it.
  ///   - timeout: Afterwards the group gets SIGTERM, and after `grace` SIGKILL.
  ///   - isCancelled: Looked at about 20 times a second, and at once when a signal reaches this thread.
  /// - Returns: The size of the data in bytes.
  package func run(
    _ promise: Promise, into target: FilePath, timeout: Duration? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CommandError) -> Int64 {
    var workshop = try PromiseWorkspace(for: promise, beside: target)
    let shell = CommandRunner.Command(
      program: .path("/bin/sh"),
      arguments: ["-c", "--", promise.command, "dnd"].map(CarriedText.bytes)
        + (promise.firstFile.map { [$0.bytes] } ?? []),
      environment: promise.environment(output: workshop.ownFile), directory: promise.directory,
      confinement: nil)
    // Not the file itself, which the workshop has to close when the command has ended.
    guard let output = workshop.standardOutput?.descriptor else {
      throw .notStarted(nil, promise.subject)
    }
    try CommandRunner(
      command: shell, output: output, subject: promise.subject,
      timeout: timeout, grace: grace, isCancelled: isCancelled
    ).run()
    return try workshop.publish(at: target)
  }
}

extension Promise {
  package var subject: CommandError.Subject { .promise(name: name, type) }
}
