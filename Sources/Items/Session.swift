/// One drag: what holds for all its items.
package struct Session: Equatable, Sendable {
  package var name: String
  /// Unique for ever, also among sessions of one name.
  package var id: String
  package var state: State
  /// Raised by every change.
  package var generation: Int64
  package var policy: Policy
  package var origin: Origin
  /// A text of the lifting application's own.
  package var context: String?
  /// In nanoseconds since 1970.
  package var created: Int64
  /// In nanoseconds since 1970; nil never expires.
  package var expires: Int64?
  package var isSensitive: Bool
  /// Whether others have added to it than who lifted it.
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
    case active, dropping, ended, cancelled, expired
  }

  /// What the source allows.
  package struct Policy: Equatable, Sendable {
    package var allowsMove: Bool
    package var localOnly: Bool

    package init(allowsMove: Bool = true, localOnly: Bool = false) {
      self.allowsMove = allowsMove
      self.localOnly = localOnly
    }
  }

  /// Who lifted a session or added an item, where: what makes an item local or external.
  package struct Origin: Equatable, Sendable {
    package var user: UInt32
    package var host: String
    /// The value of `DND_APP`; nil when unset, which is an application of its own.
    package var application: String?

    package init(user: UInt32, host: String, application: String?) {
      self.user = user
      self.host = host
      self.application = application
    }

    /// Whether it is the same user on the same host, in whatever application.
    package func isSamePerson(as other: Origin) -> Bool {
      user == other.user && host.utf8.elementsEqual(other.host.utf8)
    }
  }

  /// Whether someone who works as `receiver` lifted it; others may have added to it since.
  package func isLifted(by receiver: Origin) -> Bool { origin == receiver }
}
