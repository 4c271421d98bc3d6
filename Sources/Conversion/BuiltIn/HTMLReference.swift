/// What a character reference of HTML stands for (https://html.spec.whatwg.org, 13.2.5.72 and following).
enum HTMLReference {
  /// The most bytes that a name has.
  static let longestName = 31

  struct Named {
    var scalars: [UInt32]
    /// Whether it stands for that only with a semicolon behind it.
    var needsSemicolon: Bool
  }

  /// What a name stands for, found by halving the table; nil where there is no such name.
  static func named(_ name: ArraySlice<UInt8>) -> Named? {
    let words = HTMLNames.words
    let table = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    var lower = 0
    var upper = table.count
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, table[start - 1] > space { start -= 1 }
      var end = start
      while end < upper, table[end] > space { end += 1 }
      let word = table[start..<end]
      guard let mark = word.firstIndex(where: { $0 == equal || $0 == colon }) else { return nil }
      let found = word[..<mark]
      if found.elementsEqual(name) {
        return Named(
          scalars: word[(mark + 1)...].split(separator: UInt8(ascii: "+"))
            .map { $0.reduce(0) { $0 << 4 | (digit($1) ?? 0) } },
          needsSemicolon: word[mark] == equal)
      }
      if found.lexicographicallyPrecedes(name) {
        lower = min(end + 1, upper)
      } else {
        upper = start
      }
    }
    return nil
  }

  /// What a number stands for: what it says, but that the controls above ASCII are read as Windows-1252,
  /// which is what those who write them mean.
  static func scalar(_ number: UInt32) -> UInt32 {
    switch number {
    case 0x80...0x9F: SingleByteEncoding.windows1252.scalar(of: UInt8(number))
    case 0, 0xD800...0xDFFF, 0x110000...: 0xFFFD
    default: number
    }
  }

  /// What a digit is worth, in hexadecimal.
  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x61 + 10)
    default: nil
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let equal = UInt8(ascii: "=")
  private static let colon = UInt8(ascii: ":")
}
