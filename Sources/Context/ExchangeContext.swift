package import Diagnostics
package import Sessions
package import SystemCalls
package import SystemPackage

/// The environment of an operation; tests supply their own.
package struct ExchangeContext: Sendable {
  /// The environment variables, which are passed to promises.
  package var environment: Variables
  /// The absolute path of the working directory.
  package var workingDirectory: FilePath
  package var input: OpenFile
  package var output: OpenFile
  /// Receives events while the operation runs; may be called from any thread.
  package var report: @Sendable (ExchangeEvent) -> Void
  /// Called frequently; once it returns true, the operation stops without leaving partial results.
  package var isCancelled: @Sendable () -> Bool
  /// Whether the command runs for shell completion, on behalf of a user who is typing.
  package var servesTyping = false
  /// A note that is reported at most once per command.
  package let confinementNote = ConfinementNote()
  /// The connections to other hosts.
  package let hosts = HostConnections()
  /// The connections from which sources on other hosts are read.
  package let farSources: FarSources
  /// Settles what a killed drop left, before its session, which has expired, ends.
  package var settleExpired: @Sendable (any OpenSession, ExchangeContext) -> Void = { _, _ in }

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
    farSources = FarSources(environment, isCancelled)
  }
}

/// An event to report while an operation runs.
package enum ExchangeEvent: Sendable {
  /// The session in use, if it should be mentioned.
  case session(ActingSession)
  /// A warning or a note; errors are thrown or part of an outcome.
  case said(Diagnostic)
  /// The progress of the operation.
  case progress(ExchangeProgress)
}
