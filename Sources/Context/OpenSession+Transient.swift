package import Sessions

extension OpenSession {
  /// Whether it was made for one transfer (`cp`, `mv`), with which it is over.
  ///
  /// Whoever brings it back by name, or adds to it, has it as any other session.
  package func isTransient() throws(SessionError) -> Bool {
    guard try lastEvent(of: [.lifted])?.decodedDetail.operation != nil else { return false }
    // An undo brings a session back too, and says nothing of an item then.
    return try !events(of: [.reopened, .added]).contains { $0.kind == .added || $0.item != nil }
  }
}
