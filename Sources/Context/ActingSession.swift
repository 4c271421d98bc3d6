/// The session that a command acts on although nobody named it.
package struct ActingSession: Equatable, Sendable {
  package var name: String
  /// What is in it, where it was picked up in another terminal.
  package var fromElsewhere: SessionContents?

  package init(name: String, fromElsewhere: SessionContents? = nil) {
    self.name = name
    self.fromElsewhere = fromElsewhere
  }
}
