/// Lets threads that share work pass one at a time, in the order of their part numbers.
///
/// Every number must eventually pass, or the gate must be closed; otherwise threads with later numbers wait
/// forever.
package final class OrderedGate: Sendable {
  private let state = Monitor((next: 0, isClosed: false))

  package init() {}

  /// Waits until all lower numbers have passed, then calls `body` exclusively.
  ///
  /// Returns false without calling `body` if the gate has been closed.
  package func pass(_ number: Int, _ body: () -> Void) -> Bool {
    let isOpen = state.wait { state -> Bool? in
      if state.isClosed { return false }
      return state.next == number ? true : nil
    }
    guard isOpen else { return false }
    body()
    state.change { $0.next = number + 1 }
    return true
  }

  /// Closes the gate: every waiting and later `pass` returns false.
  package func close() { state.change { $0.isClosed = true } }
}
