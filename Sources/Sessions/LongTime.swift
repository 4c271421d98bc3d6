// Times are kept in 64 bits, as far as that goes: a time that needs more has its upper half beside it, so that
// what an earlier version wrote reads the same.
extension Int128 {
  /// Whether 64 bits do not hold it.
  var isLong: Bool { Int64(exactly: self) == nil }

  var upperHalf: UInt64 { UInt64(truncatingIfNeeded: self >> 64) }

  /// A number from its halves; without the upper one it is what 64 bits hold.
  init(lower: UInt64, upper: UInt64?) {
    self =
      upper.map { Int128(Int64(bitPattern: $0)) << 64 | Int128(lower) }
      ?? Int128(Int64(bitPattern: lower))
  }
}
