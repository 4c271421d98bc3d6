/// Runs several actions despite failures and keeps the first failure.
final class FirstFailure {
  private(set) var first: SessionError?

  /// Runs `body`; keeps its failure if it is the first.
  func trying(_ body: () throws(SessionError) -> Void) {
    do throws(SessionError) { try body() } catch { first = first ?? error }
  }
}
