/// One conceptual thing, with its representations in order of fidelity, best first.
package struct Item: Equatable, Sendable {
  /// The number that users call it by, from 1; never changed and never used again.
  package var index: Int
  /// The suggested name, as carried text: for a file its own name, byte for byte; empty when unknown.
  package var name: String
  /// Whether somebody gave it that name, which then is its name in whatever representation.
  package var isNameGiven: Bool
  /// The path below the directory that was lifted with `--relative`, without the name; empty otherwise.
  package var relativeDirectory: String
  /// A JSON text that only its contributor sees.
  package var localObject: String?
  package var state: State
  package var representations: [Representation]
  /// Who added it, where that is known to be another one than who lifted the session.
  package var contributor: Session.Origin?
  /// Whether who looks at it is who added it; what is just made is one's own.
  package var isLocal = true

  package init(
    index: Int = 0, name: String, isNameGiven: Bool = false, relativeDirectory: String = "",
    localObject: String? = nil, state: State = .pending, representations: [Representation],
    contributor: Session.Origin? = nil
  ) {
    self.index = index
    self.name = name
    self.isNameGiven = isNameGiven
    self.relativeDirectory = relativeDirectory
    self.localObject = localObject
    self.state = state
    self.representations = representations
    self.contributor = contributor
  }

  /// Where an item is in the life of its session.
  package enum State: Equatable, Sendable {
    /// Free to be dropped anywhere.
    case pending
    /// A run began to place it at this destination and has not said how it ended.
    case inTransit(destination: String)
    /// It failed at this destination, to which it stays bound.
    case failed(destination: String, reason: String)
    /// It was placed, skipped or cancelled, and has left the session.
    case placed, skipped, cancelled
  }

  /// Whether it is still in the session.
  package var isInSession: Bool {
    switch state {
    case .pending, .inTransit, .failed: true
    case .placed, .skipped, .cancelled: false
    }
  }
}
