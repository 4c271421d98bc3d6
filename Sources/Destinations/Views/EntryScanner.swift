/// A fast scanner for a list with one entry per line: flat objects without whitespace, with `file` as the first
/// key.
///
/// It accepts only valid JSON entries without duplicate keys. At any other formatting, even if it is valid
/// JSON, it stops before the end.
struct EntryScanner {
  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  private var offset: Int
  private var isBroken = false

  init(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    offset = start
  }

  /// Whether all entries have been scanned.
  var isAtEnd: Bool { !isBroken && offset > end }

  /// The ranges of the next entry and of its file name, including quotes; nil at the end.
  mutating func next() -> (text: Range<Int>, file: Range<Int>)? {
    guard !isBroken, offset < end else { return nil }
    let start = offset
    guard take("{"), takeKey(), let file = takeFile() else { return broken() }
    var keys = Self.sign(of: "file".utf8) ?? 0
    while take(",") {
      guard let key = takeText(), take(":"), takeValue() else { return broken() }
      // The key may be a duplicate, or have the same hash as another key.
      guard let sign = Self.sign(of: bytes[(key.lowerBound + 1)..<(key.upperBound - 1)]),
        keys & sign == 0
      else { return broken() }
      keys |= sign
    }
    guard take("}") else { return broken() }
    let text = start..<offset
    if offset < end {
      guard take(","), offset < end, bytes[offset] == 0x0A else { return broken() }
    }
    // Skip the newline, or move past the end.
    offset += 1
    return (text, file)
  }

  /// A one-bit hash of a key, which is distinct for all keys of a list; nil for a key with escapes, which could
  /// be equal to any other key.
  private static func sign(of key: some Collection<UInt8>) -> UInt64? {
    if key.contains(UInt8(ascii: "\\")) { return nil }
    return 1 << ((UInt64(key.first ?? 0) + UInt64(key.count) * 8) % 64)
  }

  private mutating func broken() -> (text: Range<Int>, file: Range<Int>)? {
    isBroken = true
    return nil
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: letter) else { return false }
    offset += 1
    return true
  }

  private mutating func takeKey() -> Bool {
    for byte in "\"file\":".utf8 {
      guard offset < end, bytes[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  private mutating func takeFile() -> Range<Int>? {
    guard let range = takeText(), range.count > 2 else { return nil }
    return range
  }

  /// Scans a string including its quotes, with JSON escapes.
  private mutating func takeText() -> Range<Int>? {
    let start = offset
    guard take("\"") else { return nil }
    while true {
      skipPlain()
      guard offset < end else { return nil }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return start..<offset }
      guard byte == UInt8(ascii: "\\"), takeEscape() else { return nil }
    }
  }

  /// Scans the rest of an escape after the backslash.
  private mutating func takeEscape() -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "u"):
      guard offset + 4 < end, (1...4).allSatisfy({ Self.isHexDigit(bytes[offset + $0]) }) else {
        return false
      }
      offset += 5
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default: return false
    }
    return true
  }

  /// Skips to the next quote, backslash or control character, eight bytes at a time, because a list consists
  /// mostly of strings.
  private mutating func skipPlain() {
    while offset + 8 <= end {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found =
        Self.bytes(of: word ^ Self.every(UInt8(ascii: "\"")), below: 1)
        | Self.bytes(of: word ^ Self.every(UInt8(ascii: "\\")), below: 1)
        | Self.bytes(of: word, below: 0x20)
      if found != 0 {
        offset += found.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < end, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
  }

  /// Marks the bytes that are less than a limit of at most 128 by their top bits.
  ///
  /// Marks above the lowest one may be wrong because of borrows.
  private static func bytes(of word: UInt64, below limit: UInt8) -> UInt64 {
    (word &- every(limit)) & ~word & every(0x80)
  }

  private static func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private mutating func takeValue() -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return takeText() != nil
    case UInt8(ascii: "t"): return takeWord("true")
    case UInt8(ascii: "f"): return takeWord("false")
    case UInt8(ascii: "n"): return takeWord("null")
    default: return takeNumber()
    }
  }

  /// Scans a number (RFC 8259, section 6).
  private mutating func takeNumber() -> Bool {
    _ = take("-")
    if !take("0") {
      guard takeDigits() else { return false }
    }
    if take(".") {
      guard takeDigits() else { return false }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard takeDigits() else { return false }
    }
    return true
  }

  /// Scans at least one digit.
  private mutating func takeDigits() -> Bool {
    let start = offset
    while offset < end, bytes[offset] >= 0x30, bytes[offset] <= 0x39 { offset += 1 }
    return offset > start
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    for index in 0..<count where bytes[offset + index] != word.utf8Start[index] { return false }
    offset += count
    return true
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }
}
