import ArgumentParser

/// A command as declared for the argument parser.
protocol DNDCommand: ParsableCommand {
  associatedtype Values: ParsedCommand
  /// The parsed values.
  var values: Values { get }
}

/// A command with its parsed values; performs one operation and passes the outcome to the renderer.
protocol ParsedCommand: FastArguments {
  /// The options of every command.
  var global: GlobalOptions.Values { get }
  /// Whether the command's own output names the session.
  var namesSession: Bool { get }
  /// Whether it writes data to standard output, where a progress bar must not interfere.
  var writesData: Bool { get }
  /// Whether standard output is unused, so that JSON progress can be written to it.
  var leavesOutputFree: Bool { get }
  /// Whether it changes nothing, and may therefore stop at any point.
  var onlyReads: Bool { get }
  /// Whether its operands are files, as a shell makes them of a pattern.
  var takesFiles: Bool { get }
  func perform(in run: Run) throws -> ExitStatus
}

extension ParsedCommand {
  var namesSession: Bool { false }
  var writesData: Bool { false }
  var leavesOutputFree: Bool { false }
  var onlyReads: Bool { false }
  var takesFiles: Bool { false }
}
