/// A problem reported to the user: one sentence, a stable code, and hints.
///
/// The message is lower case, has no full stop and names the thing. It never contains payload bytes. Names in it are
/// carried text (see `CarriedText`), so that any bytes reach the output unchanged.
package struct Diagnostic: Equatable, Sendable {
  /// How serious the problem is.
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  package var code: Code
  package var message: String
  /// What to try, one sentence each, most useful first.
  package var hints: [String]

  package init(
    _ severity: Severity, _ code: Code, _ message: String, hints: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.hints = hints
  }

  /// The start of hints that repeat what a command said before it failed.
  package static let quotation = "it said: "

  /// The hints for a person: all that a command said, and two things to try.
  package var shownHints: [String] {
    var tries = 0
    return hints.filter { hint in
      if hint.hasPrefix(Self.quotation) { return true }
      tries += 1
      return tries <= 2
    }
  }

  /// Creates an error.
  package init(_ code: Code, _ message: String, hints: [String] = []) {
    self.init(.error, code, message, hints: hints)
  }
}

extension Diagnostic {
  /// The stable name of a diagnostic, such as `transfer.exists`, and its kind of failure.
  ///
  /// A name never changes its meaning and is never reused. Each module declares its codes in an extension.
  package struct Code: Hashable, Sendable {
    package let name: String
    package let failure: Failure

    package init(_ name: String, _ failure: Failure) {
      self.name = name
      self.failure = failure
    }
  }

  /// The kind of failure of a code; it alone determines the exit status.
  package enum Failure: Hashable, Sendable, CaseIterable {
    /// The operation was tried and failed.
    case failed
    /// The receiver accepts nothing that is offered.
    case cancelled
    /// The operation is possible, but policy or state forbids it.
    case forbidden
    /// There is no session, or it is empty.
    case nothingToDo
    /// The command line is invalid.
    case usage
    /// Stored data is damaged.
    case damaged
    /// A named input does not exist or cannot be read.
    case noInput
    /// A required tool or directory is missing.
    case unavailable
    /// The name is taken.
    case nameTaken
    /// Output could not be written.
    case outputFailed
    /// Another run holds the resource, or the underlying data is stale.
    case busy
  }
}

/// An error that can be reported to the user.
package protocol Diagnosable: Error {
  /// The error as shown to the user.
  var diagnostic: Diagnostic { get }
}
