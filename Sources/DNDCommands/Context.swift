import Context
package import SystemCalls
package import SystemPackage

/// What a run may touch: its streams, its environment and the directory that it works in.
package struct Context: Sendable {
  package var input: OpenFile
  package var output: OpenFile
  package var error: OpenFile
  /// The terminal behind standard output; nil where there is none.
  package var outputTerminal: Terminal?
  /// The terminal behind standard error; nil where there is none.
  package var errorTerminal: Terminal?
  package var environment: Variables
  /// Absolute.
  package var workingDirectory: FilePath
  /// The number of the signal that asked the run to end, if one did; asked often, from any thread.
  package var interruption: @Sendable () -> Int32?
  /// Whether somebody typed the command, so that the user's default options apply.
  package var isTyped: @Sendable () -> Bool

  package init(
    input: OpenFile, output: OpenFile, error: OpenFile, outputTerminal: Terminal? = nil,
    errorTerminal: Terminal? = nil, environment: Variables, workingDirectory: FilePath,
    interruption: @escaping @Sendable () -> Int32? = { nil },
    isTyped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.input = input
    self.output = output
    self.error = error
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.interruption = interruption
    self.isTyped = isTyped
  }

  /// A terminal that output goes to.
  package struct Terminal: Equatable, Sendable {
    package var columns: Int

    package init(columns: Int) { self.columns = columns }
  }

  /// The value of a variable; one that is set to nothing counts as unset.
  func variable(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }
}

extension Context {
  /// The process's own.
  ///
  /// A working directory that was removed is not a reason to fail here: what needs it will say so. It is
  /// then named as the shell last knew it.
  package static func ofThisProcess() -> Context {
    let environment = Variables.ofThisProcess
    let lost = FilePath(carried: environment["PWD"] ?? "/nonexistent")
    let directory = (try? FileSystem.workingDirectory()) ?? lost
    return Context(
      input: .standardInput, output: .standardOutput, error: .standardError,
      outputTerminal: terminal(.standardOutput, environment),
      errorTerminal: terminal(.standardError, environment), environment: environment,
      workingDirectory: directory, interruption: { Interruption.pending?.rawValue },
      isTyped: { ExchangeContext.isTypedCommand })
  }

  private static func terminal(_ file: OpenFile, _ environment: Variables) -> Terminal? {
    guard file.isTerminal else { return nil }
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return Terminal(columns: file.terminalSize?.columns ?? columns ?? 80)
  }
}
