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
    /// Whether it shows characters beyond ASCII; false if the locale has another character set.
    package var isUnicode: Bool

    package init(columns: Int, isUnicode: Bool = true) {
      self.columns = columns
      self.isUnicode = isUnicode
    }
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
    let width = file.terminalSize?.columns ?? columns ?? 80
    guard !isUnicode(environment) else { return Terminal(columns: width) }
    // Replacements such as `...` are wider than what they replace.
    return Terminal(columns: max(20, width - 8), isUnicode: false)
  }

  /// Whether the locale has Unicode characters, which is assumed where no locale is set, as in containers.
  static func isUnicode(_ environment: Variables) -> Bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = set.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
