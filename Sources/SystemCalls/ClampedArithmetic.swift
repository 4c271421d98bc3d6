// Sums of numbers that come from outside: sizes of sparse files, durations, clocks, what a session counts.
extension Int64 {
  /// The sum, held at the ends of the range where it is outside it.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, held at the ends of the range where it is outside it.
  package func subtractingClamped(_ other: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (self < other ? .min : .max) : difference
  }

  /// The product, held at the ends of the range where it is outside it.
  package func multipliedClamped(by other: Int64) -> Int64 {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
