package import Diagnostics
package import Sessions

// How sessions that cannot be read appear in a list.
extension SessionError {
  /// The state shown for the session.
  package var listedState: String {
    switch self {
    case .damaged: "damaged"
    case .newerVersion: "newer"
    case .busy: "busy"
    default: "unreadable"
    }
  }

  /// The error as a warning beside the list.
  package var listingWarning: Diagnostic {
    var warning = diagnostic
    warning.severity = .warning
    return warning
  }
}

extension SharedStoreFailure {
  /// The failure as a warning beside a list in which the sessions of the store are missing.
  package var listingWarning: Diagnostic {
    var warning = diagnostic
    warning.severity = .warning
    warning.hints = ["the list shows only the sessions of this machine"]
    return warning
  }
}
