package import Sessions

extension OpenSession {
  /// Whether the session was created for a single transfer (`cp`, `mv`) and ends with it.
  ///
  /// A session that was reopened by name or to which items were added is treated like any other.
  package func isTransient() throws(SessionError) -> Bool {
    guard try lastEvent(of: [.lifted])?.decodedDetail.operation != nil else { return false }
    // Undo also reopens a session, but its event names no item.
    return try !events(of: [.reopened, .added]).contains { $0.kind == .added || $0.item != nil }
  }
}
