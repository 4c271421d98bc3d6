// Saturating arithmetic for numbers from outside: sizes of sparse files, durations, clocks, session counters.
extension Int64 {
  /// The sum, clamped to the range of `Int64`.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range of `Int64`.
  package func subtractingClamped(_ other: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (self < other ? .min : .max) : difference
  }

  /// The product, clamped to the range of `Int64`.
  package func multipliedClamped(by other: Int64) -> Int64 {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
