import Items
import Sessions

/// An active session as seen by the tests.
enum SessionSummary: Equatable, Sendable {
  case readable(Session, SessionCounts)
  /// The record cannot be read, for this reason.
  case damaged(name: String, SessionError)

  var name: String {
    switch self {
    case .readable(let session, _): session.name
    case .damaged(let name, _): name
    }
  }
}

extension SessionStore {
  /// The active sessions, by name; opening an expired one ends it.
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
