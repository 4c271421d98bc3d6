import Context
import Diagnostics
import Items

/// The items that a drop left alone because they are on their way to other places.
struct BoundElsewhere {
  private var counts: [[UInt8]: Int] = [:]

  mutating func count(at destination: String) {
    counts[CarriedText.bytes(of: destination), default: 0] += 1
  }

  /// Says of each of these places how many stay bound to it.
  func tell(_ report: (ExchangeEvent) -> Void) {
    for (destination, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item stays" : "\(count) items stay") bound to '\(CarriedText.text(destination))'",
            hints: ["drop there again, or pass --failed to take them here"])))
    }
  }
}
