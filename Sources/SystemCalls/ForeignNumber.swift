/// A number that somebody else wrote: a size, count, time or index of a server, row, stream, list or file.
///
/// It has no arithmetic. What can be calculated with is less than 2^62 either way, so that neither the sum nor the
/// difference of two such numbers overflows. Everything else is refused where it is read, or clamped where the largest
/// number means "more than anybody has".
package struct ForeignNumber: Equatable, Sendable {
  private static let bound: Int64 = 1 << 62
  /// The number as it was written, for what is only compared: tokens, keys, versions.
  package let bits: Int64

  package init(_ number: Int64) { bits = number }

  package init(_ number: UInt64) { bits = Int64(clamping: number) }

  /// The number; nil beyond the bounds.
  package var value: Int64? { (1 - Self.bound..<Self.bound).contains(bits) ? bits : nil }

  /// The number as a count from `least`; nil below it and beyond the bounds.
  package func count(from least: Int64 = 0) -> Int64? { value.flatMap { $0 < least ? nil : $0 } }

  /// The nearest number within the bounds.
  package var clamped: Int64 { min(max(bits, 1 - Self.bound), Self.bound - 1) }

  /// Whether it is a number other than 0.
  package var truth: Bool { bits != 0 }
}
