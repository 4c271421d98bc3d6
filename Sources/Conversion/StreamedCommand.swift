import Diagnostics
import SystemCalls
package import SystemPackage

/// A tool with its arguments that writes its output to a descriptor.
package struct StreamedCommand: Sendable {
  /// Searched for in the `PATH` of the environment.
  package let tool: String
  /// As carried text, without the tool's own name.
  package let arguments: [String]
  /// The name of the tool's input in messages, as carried text.
  package let name: String
  /// The working directory; nil for that of this process.
  var directory: FilePath?
  /// The files that it may access; nil for no restriction.
  var confinement: Confinement?

  package init(tool: String, arguments: [String], name: String) {
    self.tool = tool
    self.arguments = arguments
    self.name = name
  }

  /// Runs the tool without input and with `output` as its standard output.
  ///
  /// Bytes may have been written to `output` before an error is thrown. If the reader of `output` is gone, the
  /// tool gets `SIGPIPE`, which is reported as `CommandError.signalled(13, …)`.
  ///
  /// - Parameters:
  ///   - environment: The caller's environment, as carried text.
  ///   - timeout: The time after which the tool and its child processes are terminated.
  ///   - isCancelled: Called about 20 times a second, and immediately after a signal to this thread.
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

  /// The command to run.
  ///
  /// - Parameter environment: The caller's environment.
  func command(_ environment: [(name: String, value: String)]) -> CommandRunner.Command {
    var command = CommandRunner.Command(
      program: .name(tool), arguments: arguments.map(CarriedText.bytes),
      environment: environment, directory: directory)
    if let confinement { command.confine(to: confinement, environment, home: nil) }
    return command
  }
}
