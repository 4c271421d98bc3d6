/// The session that a command uses without being told its name.
package struct ActingSession: Equatable, Sendable {
  package var name: String
  package var contents: SessionContents
  /// Whether it was lifted in another terminal.
  package var isFromElsewhere: Bool
}
