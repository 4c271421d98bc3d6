import Items
import Sessions

/// What the tests see of an active session.
enum SessionSummary: Equatable, Sendable {
  case readable(Session, SessionCounts)
  /// Its record cannot be read, for this reason.
  case damaged(name: String, SessionError)

  var name: String {
    switch self {
    case .readable(let session, _): session.name
    case .damaged(let name, _): name
    }
  }
}

extension SessionStore {
  /// The active sessions, by name; opening one that has expired ends it.
  func activeSessions() throws(SessionError) -> [SessionSummary] {
    var summaries: [SessionSummary] = []
    for name in try activeNames() {
      do throws(SessionError) {
        let session = try open(name)
        summaries.append(.readable(session.session, try session.summary()))
      } catch {
        switch error {
        case .notFound, .ended, .expired: break
        default: summaries.append(.damaged(name: name, error))
        }
      }
    }
    return summaries
  }
}
