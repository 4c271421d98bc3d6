import Context
import Diagnostics
import Items

/// The items that a drop skipped because they are reserved for other destinations.
struct BoundElsewhere {
  private var counts: [ByteString: Int] = [:]

  mutating func count(at destination: String) {
    counts[ByteString(carried: destination), default: 0] += 1
  }

  /// Reports, for each of these destinations, how many items remain reserved for it.
  func tell(_ report: (ExchangeEvent) -> Void) {
    for (destination, count) in counts.sorted(by: { $0.key < $1.key }) {
      report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item is" : "\(count) items are") reserved for "
              + "'\(destination.carried)', where \(count == 1 ? "it" : "they") failed",
            hints: ["'dnd … --failed' takes them here; the same drop there finishes them"])))
    }
  }
}
