/// Goes on after a failure, and keeps the first to tell of.
final class FirstFailure {
  private(set) var first: SessionError?

  /// Runs `body`; a failure of it is kept if it is the first.
  func trying(_ body: () throws(SessionError) -> Void) {
    do throws(SessionError) { try body() } catch { first = first ?? error }
  }
}
