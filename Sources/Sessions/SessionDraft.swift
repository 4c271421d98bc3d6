package import Items

/// A session that is to be made.
package struct SessionDraft: Equatable, Sendable {
  /// Nil asks for two short words that no active session has.
  package var name: String?
  /// What comes before the two words, where they are asked for.
  package var prefix: String?
  /// The claim that it is born with, which `OpenSession.adopt` takes up; nil leaves it free.
  package var claim: Claim?
  package var policy: Session.Policy
  package var origin: Session.Origin
  package var context: String?
  /// In nanoseconds since 1970; nil never expires, a sensitive session after 10 minutes.
  package var expires: Int64?
  package var isSensitive: Bool

  package init(
    name: String? = nil, policy: Session.Policy = Session.Policy(), origin: Session.Origin,
    context: String? = nil, expires: Int64? = nil, isSensitive: Bool = false
  ) {
    self.name = name
    self.policy = policy
    self.origin = origin
    self.context = context
    self.expires = expires
    self.isSensitive = isSensitive
  }

  /// How long a sensitive session lives unless said otherwise, in nanoseconds.
  static let sensitiveLifetime: Int64 = 10 * 60 * 1_000_000_000
}

/// How much is in a session; kept up to date by every change, never counted.
package struct SessionCounts: Equatable, Sendable {
  /// The items that are still in it.
  package var items: Int
  /// The bytes of their best representations, as far as sizes are known.
  package var size: Int64
  /// The number that the next item gets.
  package var nextIndex: Int

  package init(items: Int = 0, size: Int64 = 0, nextIndex: Int = 1) {
    self.items = items
    self.size = size
    self.nextIndex = nextIndex
  }
}

/// One that has ended and is kept.
package struct EndedSession: Equatable, Sendable {
  package var name: String
  package var id: String
  /// In nanoseconds since 1970.
  package var ended: Int64
}

/// The session that is meant when none is named.
package enum CurrentSession: Equatable, Sendable {
  case none
  /// Open it with its id: another session may have got the name meanwhile.
  ///
  /// It is from elsewhere where it was picked up in another terminal.
  case session(name: String, id: String, isFromElsewhere: Bool = false)
  /// The one that was meant has ended; an older one is never taken instead.
  case ended(name: String, id: String)
}

/// Which terminal a command runs in.
package struct TerminalIdentity: Equatable, Sendable {
  /// The process that leads the terminal session (`getsid`).
  package var sid: Int32
  /// When that process started, in the kernel's ticks since boot; 0 when unknown.
  ///
  /// Process numbers are used again, so that a pointer of another leader's is none.
  package var leaderStart: UInt64
  /// Whether somebody typed the command there; what a script picks up is its own terminal's alone.
  package var isTyped: Bool

  package init(sid: Int32, leaderStart: UInt64, isTyped: Bool) {
    self.sid = sid
    self.leaderStart = leaderStart
    self.isTyped = isTyped
  }
}
