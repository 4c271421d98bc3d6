package import Items

/// A session to be created.
package struct SessionDraft: Equatable, Sendable {
  /// Nil requests two random short words that no active session has.
  package var name: String?
  /// The name to use if none is requested and no active session has this one; ignored if it is not a valid name.
  package var suggestedName: String?
  /// A prefix for the two words, if they are used.
  package var prefix: String?
  /// The claim that the session is created with, for `OpenSession.adopt`; nil creates it unclaimed.
  package var claim: Claim?
  package var policy: Session.Policy
  package var origin: Session.Origin
  package var context: String?
  /// In nanoseconds since 1970; nil means never, or after 10 minutes for a sensitive session.
  package var expires: Int64?
  package var isSensitive: Bool
  /// Whether the session will keep large data, so that it is not created in memory if the disk is full.
  package var keepsData = false
  /// Whether the session is created in the shared store, for other hosts.
  package var isForOtherHosts = false

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

  /// The default lifetime of a sensitive session, in nanoseconds.
  package static let sensitiveLifetime: Int64 = 10 * 60 * 1_000_000_000
}

/// The number and size of a session's items; updated by every change rather than counted.
package struct SessionCounts: Equatable, Sendable {
  /// The number of items still in the session.
  package var items: Int
  /// The total size of their best representations, as far as known, in bytes.
  package var size: Int64
  /// The number of the next item.
  package var nextIndex: Int

  package init(items: Int = 0, size: Int64 = 0, nextIndex: Int = 1) {
    self.items = items
    self.size = size
    self.nextIndex = nextIndex
  }
}

/// A session that has ended and is still kept.
package struct EndedSession: Equatable, Sendable {
  package var name: String
  package var id: String
  /// In nanoseconds since 1970.
  package var ended: Int64

  package init(name: String, id: String, ended: Int64) {
    self.name = name
    self.id = id
    self.ended = ended
  }
}

/// The session to use when none is named.
package enum CurrentSession: Equatable, Sendable {
  case none
  /// Open it with its id, because another session may have taken the name.
  ///
  /// `isFromElsewhere` is true if the session was picked up in another terminal.
  case session(name: String, id: String, isFromElsewhere: Bool = false)
  /// The current session has ended; an older one is never used instead.
  case ended(name: String, id: String)
}

/// The terminal session that a command runs in.
package struct TerminalIdentity: Equatable, Sendable {
  /// The process that leads the terminal session (`getsid`).
  package var sid: Int32
  /// When that process started, in the kernel's ticks since boot; 0 when unknown.
  ///
  /// Process numbers are reused, so a pointer with another start time does not count.
  package var leaderStart: UInt64
  /// Whether somebody typed the command; a script sets the current session of its own terminal only.
  package var isTyped: Bool

  package init(sid: Int32, leaderStart: UInt64, isTyped: Bool) {
    self.sid = sid
    self.leaderStart = leaderStart
    self.isTyped = isTyped
  }
}
