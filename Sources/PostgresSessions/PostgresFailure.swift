import Sessions
import SystemCalls

/// A failed statement or connection.
struct PostgresFailure: Error, Equatable {
  var kind: Kind
  /// The words of the server or of libpq.
  var words: String

  enum Kind: Equatable {
    /// No connection could be made.
    case unreachable
    /// The connection is gone; whether the statement had an effect is unknown.
    case lost
    /// Another transaction holds a lock, and it was waited for in vain.
    case busy
    /// A unique name is taken.
    case taken
    case cancelled
    case shared(SharedStoreFailure)
    /// A file of this machine could not be read or written.
    case system(SystemFailure)
    case session(SessionError)
  }

  init(_ kind: Kind, _ words: String = "") {
    self.kind = kind
    self.words = words
  }

  /// A failure reported by the server.
  ///
  /// - Parameter code: The SQLSTATE, which has five characters.
  init(code: String, words: String) {
    self.words = words
    kind =
      switch code {
      case "42501": .shared(.forbidden(words))
      case "42P01", "3F000", "42703", "42883": .shared(.missing)
      case "25006": .shared(.readOnly)
      case "23505": .taken
      // A lock was not obtained in time, or only by giving up another one.
      case "55P03", "40P01", "40001": .busy
      case "53100": .shared(.noSpace(words))
      // The server ended the connection or is about to stop.
      case "25P03", "57P01", "57P02", "57P03", "57P05": .lost
      default: code.hasPrefix("08") ? .lost : .shared(.failed(words))
      }
  }

  /// The error for the user of the store.
  ///
  /// - Parameter name: The session that was used.
  func error(_ name: String) -> SessionError {
    switch kind {
    case .unreachable: .sharedStore(.unreachable(words))
    case .lost: .sharedStore(.lost(words))
    case .busy: .busy(name)
    case .taken: .nameTaken(name)
    case .cancelled: .sharedStore(.lost("interrupted"))
    case .shared(let failure): .sharedStore(failure)
    case .system(let failure): .system(failure)
    case .session(let error): error
    }
  }
}
