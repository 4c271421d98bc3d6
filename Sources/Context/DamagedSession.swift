import Diagnostics
package import Items
package import Sessions

// A session whose record cannot be read could be neither cancelled nor ended, and its name would stay taken.
extension ExchangeContext {
  /// Frees the name of a damaged session, and says what that leaves.
  ///
  /// - Parameter erasing: Whether its data is deleted at once instead of after a week.
  /// - Returns: What is known of the session.
  package func setAside(
    damaged name: String, in store: any SessionStore, erasing: Bool
  ) throws(ExchangeError) -> Session {
    do throws(SessionError) {
      try store.setAside(name, erasing: erasing)
    } catch {
      throw .session(error)
    }
    report(
      .said(
        Diagnostic(
          .warning, .sessionDamaged,
          "the record of session '\(name)' could not be read; hidden files of its drops, if any, stay"
        )))
    return Session(name: name, id: "", state: .cancelled, origin: origin, created: 0)
  }
}
