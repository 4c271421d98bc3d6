import Diagnostics

/// A drag: the properties that apply to all of its items.
package struct Session: Equatable, Sendable {
  package var name: String
  /// Unique for all time, even among sessions with the same name.
  package var id: String
  package var state: State
  /// Incremented by every change.
  package var generation: Int64
  package var policy: Policy
  package var origin: Origin
  /// A text supplied by the lifting application for its own use.
  package var context: String?
  /// In nanoseconds since 1970.
  package var created: Int64
  /// In nanoseconds since 1970; nil if the session never expires.
  package var expires: Int64?
  package var isSensitive: Bool
  /// Whether somebody other than the lifter has added items.
  package var isShared: Bool

  package init(
    name: String, id: String, state: State = .active, generation: Int64 = 0,
    policy: Policy = Policy(), origin: Origin, context: String? = nil, created: Int64,
    expires: Int64? = nil, isSensitive: Bool = false, isShared: Bool = false
  ) {
    self.name = name
    self.id = id
    self.state = state
    self.generation = generation
    self.policy = policy
    self.origin = origin
    self.context = context
    self.created = created
    self.expires = expires
    self.isSensitive = isSensitive
    self.isShared = isShared
  }

  package enum State: String, Sendable {
    case active, dropping
    /// All items are on the clipboard or another place of the desktop, until that offer ends.
    case offered
    case ended, cancelled, expired
  }

  /// The operations that the source allows.
  package struct Policy: Equatable, Sendable {
    package var allowsMove: Bool
    package var localOnly: Bool

    package init(allowsMove: Bool = true, localOnly: Bool = false) {
      self.allowsMove = allowsMove
      self.localOnly = localOnly
    }
  }

  /// Who lifted a session or added an item, and where; decides whether an item is local or external.
  package struct Origin: Equatable, Sendable {
    package var user: UInt32
    package var host: String
    /// The value of `DND_APP`; nil when unset, which counts as a separate application.
    package var application: String?

    package init(user: UInt32, host: String, application: String?) {
      self.user = user
      self.host = host
      self.application = application
    }

    package static func == (left: Origin, right: Origin) -> Bool {
      left.isSamePerson(as: right)
        && left.application.map(ByteString.init(carried:))
          == right.application.map(ByteString.init(carried:))
    }

    /// Whether both are the same user on the same host, regardless of the application.
    package func isSamePerson(as other: Origin) -> Bool {
      user == other.user && ByteString(carried: host) == ByteString(carried: other.host)
    }
  }

  /// Whether `receiver` lifted the session; others may have added items since.
  package func isLifted(by receiver: Origin) -> Bool { origin == receiver }
}
