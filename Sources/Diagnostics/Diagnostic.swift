/// What the user is told when something is the matter: one sentence, a stable code, and cures.
///
/// The message is lower case, ends without a full stop and names the thing. It never holds payload
/// bytes. Names in it are carried text (see `CarriedText`), so any bytes survive the way out.
package struct Diagnostic: Equatable, Sendable {
  /// How much it matters.
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

  /// Makes an error.
  package init(_ code: Code, _ message: String, hints: [String] = []) {
    self.init(.error, code, message, hints: hints)
  }
}

extension Diagnostic {
  /// The stable name of a diagnostic, such as `transfer.exists`, with the kind of failure it is.
  ///
  /// The name never changes its meaning and is never used again for another one. Each module
  /// declares its own codes in an extension.
  package struct Code: Hashable, Sendable {
    package let name: String
    package let failure: Failure

    package init(_ name: String, _ failure: Failure) {
      self.name = name
      self.failure = failure
    }
  }

  /// What kind of failure a code is; the exit status follows from it and from nothing else.
  package enum Failure: Hashable, Sendable, CaseIterable {
    /// It was tried and did not work.
    case failed
    /// Nothing here is acceptable to the receiver.
    case cancelled
    /// It would fit, but policy or state refuses.
    case forbidden
    /// There is no session, or nothing in it.
    case nothingToDo
    /// The command line asks for something that cannot be.
    case usage
    /// Stored data is damaged.
    case damaged
    /// A named input does not exist or cannot be read.
    case noInput
    /// A tool or directory that is needed is missing.
    case unavailable
    /// The name is taken.
    case nameTaken
    /// Output could not be written.
    case outputFailed
    /// Another run holds it, or what it builds on is stale.
    case busy
  }
}

/// An error that can say itself to the user.
package protocol Diagnosable: Error {
  /// The error as the user sees it.
  var diagnostic: Diagnostic { get }
}
