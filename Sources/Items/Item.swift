/// A single thing that is dragged, with its representations in order of fidelity, best first.
package struct Item: Equatable, Sendable {
  /// The number by which users refer to the item, from 1; it never changes and is never reused.
  package var index: Int
  /// The suggested name, as carried text.
  ///
  /// For a file it is the file's own name, byte for byte; empty when unknown.
  package var name: String
  /// Whether a user gave the item its name, which then applies to every representation.
  package var isNameGiven: Bool
  /// Whether it is the name of a file whose content is kept as the first representation.
  ///
  /// That has this name byte for byte, as a file in place has.
  package var isFileName: Bool
  /// The path below the directory lifted with `--relative`, without the name; otherwise empty.
  package var relativeDirectory: String
  /// A JSON text that only the contributor sees.
  package var localObject: String?
  package var state: State
  package var representations: [Representation]
  /// The origin that added the item, if it is known to differ from the one that lifted the session.
  package var contributor: Session.Origin?
  /// Whether the viewer is the contributor; true for a new item.
  package var isLocal = true

  package init(
    index: Int = 0, name: String, isNameGiven: Bool = false, isFileName: Bool = false,
    relativeDirectory: String = "", localObject: String? = nil, state: State = .pending,
    representations: [Representation], contributor: Session.Origin? = nil
  ) {
    self.index = index
    self.name = name
    self.isNameGiven = isNameGiven
    self.isFileName = isFileName
    self.relativeDirectory = relativeDirectory
    self.localObject = localObject
    self.state = state
    self.representations = representations
    self.contributor = contributor
  }

  /// The state of an item within its session.
  package enum State: Equatable, Sendable {
    /// The item can be dropped anywhere.
    case pending
    /// A run began to place the item at this destination and has not reported the result.
    case inTransit(destination: String)
    /// The item failed at this destination and is reserved for it.
    case failed(destination: String, reason: String)
    /// The item was placed, skipped or cancelled and has left the session.
    case placed, skipped, cancelled
    /// The item is on the clipboard and has left the session until that offer ends.
    case offered
  }

  /// Whether the item is still in the session.
  package var isInSession: Bool {
    switch state {
    case .pending, .inTransit, .failed: true
    case .placed, .skipped, .cancelled, .offered: false
    }
  }
}
