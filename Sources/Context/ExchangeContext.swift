package import Diagnostics
package import SystemCalls
package import SystemPackage

/// What an operation may touch of the world around it; tests bring their own.
package struct ExchangeContext: Sendable {
  /// Promises run with them.
  package var environment: Variables
  /// Absolute.
  package var workingDirectory: FilePath
  package var input: OpenFile
  package var output: OpenFile
  /// Takes what is to be said while the operation runs; may be called from any thread.
  package var report: @Sendable (ExchangeEvent) -> Void
  /// Asked often; once it says true the operation stops, and leaves nothing half-made.
  package var isCancelled: @Sendable () -> Bool
  /// Whether it is for what somebody is typing, as completion is, though a shell runs it as it runs scripts.
  package var servesTyping = false
  /// What is said once of a whole command.
  package let confinementNote = ConfinementNote()

  package init(
    environment: Variables, workingDirectory: FilePath,
    input: OpenFile = .standardInput, output: OpenFile = .standardOutput,
    report: @escaping @Sendable (ExchangeEvent) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.input = input
    self.output = output
    self.report = report
    self.isCancelled = isCancelled
  }
}

/// Something worth saying while an operation runs.
package enum ExchangeEvent: Sendable {
  /// The session that is acted on, where that is worth a note.
  case session(ActingSession)
  /// A warning or a note; errors are thrown or part of an outcome.
  case said(Diagnostic)
  /// How far the operation has come.
  case progress(ExchangeProgress)
}
