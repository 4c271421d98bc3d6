import Diagnostics
package import Items
package import Sessions

// A session whose record cannot be read could be neither cancelled nor ended, and its name would stay taken.
extension ExchangeContext {
  /// Frees the name of a damaged session, and says what that leaves.
  ///
  /// - Parameters:
  ///   - error: What was found; it is thrown again if it is not that this session is damaged.
  ///   - typed: The name that was typed.
  ///   - opened: The name of the session; nil if it could not be opened.
  ///   - erasing: Whether its data is deleted at once instead of after a week.
  /// - Returns: What is known of the session.
  package func setAside(
    _ error: ExchangeError, _ typed: String?, _ opened: String?, in store: any SessionStore,
    erasing: Bool
  ) throws(ExchangeError) -> Session {
    let name: String
    switch error {
    case .session(.damaged(let damaged, _, _)) where opened ?? damaged == damaged: name = damaged
    case .session(.sharedStore(.damaged)):
      // The shared store does not say which session a value belongs to.
      var known = opened ?? typed
      if known == nil, case .session(let current, _, _)? = try? store.current(for: terminal) {
        known = current
      }
      guard let known else { throw error }
      name = known
    default: throw error
    }
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

  /// Deletes the data of an ended session, and returns what it was.
  package func purge(
    ended name: String, in store: any SessionStore
  ) throws(ExchangeError) -> Session {
    do throws(SessionError) {
      let session = try store.openEnded(name).session
      try store.purge(session)
      return session
    } catch {
      throw .session(error)
    }
  }
}
