import Context
package import SystemCalls
package import SystemPackage

/// The streams, environment and working directory of a run.
package struct Context: Sendable {
  package var input: OpenFile
  package var output: OpenFile
  package var error: OpenFile
  /// The terminal of standard output; nil if it is not a terminal.
  package var outputTerminal: Terminal?
  /// The terminal of standard error; nil if it is not a terminal.
  package var errorTerminal: Terminal?
  package var environment: Variables
  /// The working directory as an absolute path.
  package var workingDirectory: FilePath
  /// The number of the signal that asked the run to end, if any; called often, from any thread.
  package var interruption: @Sendable () -> Int32?
  /// Whether a person typed the command, so that the user's default options apply.
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

  /// A terminal that receives output.
  package struct Terminal: Equatable, Sendable {
    package var columns: Int

    package init(columns: Int) { self.columns = columns }
  }

  /// The value of a variable; an empty one counts as unset.
  func variable(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }
}

extension Context {
  /// The context of this process.
  ///
  /// A removed working directory is not an error here: operations that need it fail later. Its path
  /// is then the one in `PWD`.
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
