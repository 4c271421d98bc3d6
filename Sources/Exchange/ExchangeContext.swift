package import Diagnostics
package import SystemCalls
package import SystemPackage

/// What an operation may touch of the world around it; tests bring their own.
package struct ExchangeContext: Sendable {
  /// Promises run with them.
  package var environment: Variables
  /// Absolute.
  package var workingFolder: FilePath
  package var input: OpenFile
  package var output: OpenFile
  /// Takes what is to be said while the operation runs; may be called from any thread.
  package var report: @Sendable (ExchangeEvent) -> Void
  /// Asked often; once it says true the operation stops, and leaves nothing half-made.
  package var isCancelled: @Sendable () -> Bool

  package init(
    environment: Variables, workingFolder: FilePath,
    input: OpenFile = .standardInput, output: OpenFile = .standardOutput,
    report: @escaping @Sendable (ExchangeEvent) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.environment = environment
    self.workingFolder = workingFolder
    self.input = input
    self.output = output
    self.report = report
    self.isCancelled = isCancelled
  }
}

/// Something worth saying while an operation runs.
package enum ExchangeEvent: Sendable {
  /// The session that is acted on, by name.
  case session(String)
  /// A warning or a note; errors are thrown or part of an outcome.
  case said(Diagnostic)
  /// How far the operation has come.
  case progress(ExchangeProgress)
}

/// How far a long operation has come.
package struct ExchangeProgress: Equatable, Sendable {
  package var itemsDone: Int
  package var itemsTotal: Int?
  package var bytesDone: Int64
  package var bytesTotal: Int64?
  /// The item at hand, as carried text.
  package var current: String?

  package init(
    itemsDone: Int = 0, itemsTotal: Int? = nil, bytesDone: Int64 = 0, bytesTotal: Int64? = nil,
    current: String? = nil
  ) {
    self.itemsDone = itemsDone
    self.itemsTotal = itemsTotal
    self.bytesDone = bytesDone
    self.bytesTotal = bytesTotal
    self.current = current
  }
}
