/// Lets the threads that share some work through one gate in the order of its parts.
///
/// Each part is done with by whoever has it: its number must pass sooner or later, or the gate must be
/// closed, or those with later numbers wait for ever.
package final class OrderedGate: Sendable {
  private let state = Monitor((next: 0, isClosed: false))

  package init() {}

  /// Waits until all lower numbers have passed, and calls `body`, which no other thread is in then.
  ///
  /// Answers false, without having called it, once the gate is closed.
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

  /// Sends everybody away, now and later.
  package func close() { state.change { $0.isClosed = true } }
}
