import ArgumentParser

/// A command as the parser knows it: which options there are.
protocol DNDCommand: ParsableCommand {
  associatedtype Values: ParsedCommand
  /// What the line says.
  var values: Values { get }
}

/// A command with what one line says: calls one operation, hands its outcome to the renderer.
protocol ParsedCommand: FastArguments {
  /// What every command takes.
  var global: GlobalOptions.Values { get }
  /// Whether what it prints names the session by itself.
  var namesSession: Bool { get }
  /// Whether it writes data to standard output, where no progress bar must get in between.
  var writesData: Bool { get }
  /// Whether it writes nothing to standard output, so that progress for programs can go there.
  var leavesOutputFree: Bool { get }
  /// Whether it changes nothing, and so may fail halfway.
  var onlyReads: Bool { get }
  func perform(in run: Run) throws -> ExitStatus
}

extension ParsedCommand {
  var namesSession: Bool { false }
  var writesData: Bool { false }
  var leavesOutputFree: Bool { false }
  var onlyReads: Bool { false }
}
