import Context
import Diagnostics
import Items

/// The items that a drop skipped because they are reserved for other destinations.
struct BoundElsewhere {
  private var counts: [[UInt8]: Int] = [:]

  mutating func count(at destination: String) {
    counts[CarriedText.bytes(of: destination), default: 0] += 1
  }

  /// Reports, for each of these destinations, how many items remain reserved for it.
  func tell(_ report: (ExchangeEvent) -> Void) {
    for (destination, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item is" : "\(count) items are") reserved for "
              + "'\(CarriedText.text(destination))', where \(count == 1 ? "it" : "they") failed",
            hints: ["drop there again, or pass --failed to take them here"])))
    }
  }
}
