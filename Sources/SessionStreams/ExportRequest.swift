package import Loading

/// What is exported.
package struct ExportRequest: Equatable, Sendable {
  package var session: String?
  /// The accepted types and the selected items.
  package var accept = AcceptRequest()
  package var runsPromises = false
  /// Whether a sensitive session may be exported.
  package var allowsSensitive = false

  package init() {}
}

/// What was exported.
package struct ExportOutcome: Equatable, Sendable {
  package var session: String
  package var items = 0
  package var forms = 0
  package var bytes: Int64 = 0
  /// Whether something is missing in the stream that was asked for, which has been reported.
  package var isPartial = false
}
