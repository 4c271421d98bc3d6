/// The session that a command uses without being told its name.
package struct ActingSession: Equatable, Sendable {
  package var name: String
  /// The session's contents, if it was lifted in another terminal.
  package var fromElsewhere: SessionContents?

  package init(name: String, fromElsewhere: SessionContents? = nil) {
    self.name = name
    self.fromElsewhere = fromElsewhere
  }
}
