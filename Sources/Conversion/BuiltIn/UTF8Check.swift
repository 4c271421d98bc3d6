/// An incremental check for well-formed UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF.
struct UTF8Check {
  private var missing = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether the text does not end inside a sequence.
  var isWhole: Bool { missing == 0 }

  /// Checks the next byte; returns whether the text can still be well-formed.
  @inline(__always)
  mutating func takes(_ byte: UInt8) -> Bool {
    if missing == 0 && byte < 0x80 { return true }
    return takesLarge(byte)
  }

  private mutating func takesLarge(_ byte: UInt8) -> Bool {
    guard missing == 0 else {
      guard byte >= lowest && byte <= highest else { return false }
      (lowest, highest) = (0x80, 0xBF)
      missing -= 1
      return true
    }
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      if byte == 0xE0 { lowest = 0xA0 }
      if byte == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      missing = 3
      if byte == 0xF0 { lowest = 0x90 }
      if byte == 0xF4 { highest = 0x8F }
    default: return false
    }
    return true
  }
}
