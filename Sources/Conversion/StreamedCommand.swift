import Diagnostics
import SystemCalls
package import SystemPackage

/// A tool, with its arguments, that writes what it makes to a descriptor as it goes.
package struct StreamedCommand: Sendable {
  /// Looked for on the search path of the environment.
  package let tool: String
  /// As carried text, without the tool's own name.
  package let arguments: [String]
  /// What the data is made of, for messages; carried text.
  package let name: String
  /// The directory that it runs in; nil is that of this process.
  var directory: FilePath?
  /// What it may reach; nil is all that its user may.
  var confinement: Confinement?

  package init(tool: String, arguments: [String], name: String) {
    self.tool = tool
    self.arguments = arguments
    self.name = name
  }

  /// Runs the tool to its end, with `output` as its standard output and nothing to read.
  ///
  /// Bytes may have gone to `output` before an error is thrown. A reader of `output` that has gone away
  /// ends the tool with SIGPIPE, which is `CommandError.signalled(13, …)`.
  ///
  /// - Parameters:
  ///   - environment: The caller's, as carried text.
  ///   - timeout: Afterwards the tool and all that it started are ended.
  ///   - isCancelled: Looked at about 20 times a second, and at once when a signal reaches this thread.
  package func run(
    into output: FileDescriptor, environment: [(name: String, value: String)],
    timeout: Duration? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CommandError) {
    try CommandRunner(
      command: command(environment),
      output: output, subject: .tool(tool, name: name), timeout: timeout,
      grace: CommandRunner.usualGrace, isCancelled: isCancelled
    ).run()
  }

  /// What is run.
  ///
  /// - Parameter environment: The caller's.
  func command(_ environment: [(name: String, value: String)]) -> CommandRunner.Command {
    var command = CommandRunner.Command(
      program: .name(tool), arguments: arguments.map(CarriedText.bytes),
      environment: environment, directory: directory)
    if let confinement { command.confine(to: confinement, environment, home: nil) }
    return command
  }
}
