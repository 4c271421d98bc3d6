// Times are stored in 64 bits. A time that needs more has its upper half stored separately, so records of
// earlier versions remain readable.
extension Int128 {
  /// Whether the number does not fit in 64 bits.
  var isLong: Bool { Int64(exactly: self) == nil }

  var upperHalf: UInt64 { UInt64(truncatingIfNeeded: self >> 64) }

  /// Combines two halves; without an upper half, `lower` is a signed 64-bit number.
  init(lower: UInt64, upper: UInt64?) {
    self =
      upper.map { Int128(Int64(bitPattern: $0)) << 64 | Int128(lower) }
      ?? Int128(Int64(bitPattern: lower))
  }
}
