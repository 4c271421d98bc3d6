/// An encoding of East Asian text in which some characters take two or more bytes.
///
/// Much binary data is well-formed in one of these encodings. A text must therefore have several such characters,
/// most of them in the part of the table that contains common characters.
struct MultiByte: Sendable {
  let encoding: TextEncoding
  /// The required ratio of common to uncommon characters.
  private let share: Int
  /// The length in bytes of the character at an index, and whether it is common; nil if it is invalid.
  private let character: @Sendable (ArraySlice<UInt8>, Int) -> (length: Int, isUsual: Bool)?

  /// Whether the bytes are plausible text in this encoding.
  func isPlausible(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    var (usual, unusual) = (0, 0)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard let next = character(bytes, index) else {
        // Ignore a character truncated by the end of the head.
        if !isWhole, bytes.endIndex - index < 4 { break }
        return false
      }
      if next.isUsual { usual += 1 } else { unusual += 1 }
      index += next.length
    }
    return usual >= 4 && usual >= unusual * share
  }

  /// Shift JIS (JIS X 0208:1997, appendix 1): kana and level 1 ideographs are common.
  static let shiftJIS = MultiByte(encoding: .shiftJIS, share: 6) { bytes, index in
    let lead = bytes[index]
    // Half-width katakana take one byte and are rare.
    if 0xA1...0xDF ~= lead { return (1, false) }
    guard 0x81...0x9F ~= lead || 0xE0...0xFC ~= lead, index + 1 < bytes.endIndex else { return nil }
    let trail = bytes[index + 1]
    guard 0x40...0x7E ~= trail || 0x80...0xFC ~= trail else { return nil }
    return (2, 0x81...0x83 ~= lead || 0x88...0x97 ~= lead)
  }

  /// EUC-JP: kana and level 1 ideographs (JIS X 0208:1997) are common.
  static let eucJP = MultiByte(encoding: .eucJP, share: 6) { bytes, index in
    let lead = bytes[index]
    let length = lead == 0x8F ? 3 : 2
    guard lead == 0x8E || lead == 0x8F || 0xA1...0xFE ~= lead, index + length <= bytes.endIndex
    else { return nil }
    for trail in bytes[index + 1..<index + length] where !(0xA1...0xFE ~= trail) { return nil }
    return (length, 0xA1...0xA5 ~= lead || 0xB0...0xCF ~= lead)
  }

  /// GB 18030-2005, with two or four bytes: the level 1 ideographs of GB 2312 are common.
  static let gb18030 = MultiByte(encoding: .gb18030, share: 6) { bytes, index in
    let lead = bytes[index]
    guard 0x81...0xFE ~= lead, index + 1 < bytes.endIndex else { return nil }
    let trail = bytes[index + 1]
    if trail.isDigit {
      guard index + 3 < bytes.endIndex, 0x81...0xFE ~= bytes[index + 2], bytes[index + 3].isDigit
      else { return nil }
      return (4, false)
    }
    guard 0x40...0x7E ~= trail || 0x80...0xFE ~= trail else { return nil }
    return (2, trail >= 0xA1 && (0xA1...0xA3 ~= lead || 0xB0...0xD7 ~= lead))
  }

  /// EUC-KR: symbols and Hangul (KS X 1001), which are contiguous, are common.
  static let eucKR = MultiByte(encoding: .eucKR, share: 20) { bytes, index in
    guard 0xA1...0xFE ~= bytes[index], index + 1 < bytes.endIndex,
      0xA1...0xFE ~= bytes[index + 1]
    else { return nil }
    return (2, 0xA1 == bytes[index] || 0xB0...0xC8 ~= bytes[index])
  }

  /// Big5 (ETEN): symbols and level 1 ideographs are common.
  static let big5 = MultiByte(encoding: .big5, share: 6) { bytes, index in
    let lead = bytes[index]
    guard 0xA1...0xF9 ~= lead, index + 1 < bytes.endIndex else { return nil }
    let trail = bytes[index + 1]
    guard 0x40...0x7E ~= trail || 0xA1...0xFE ~= trail else { return nil }
    return (2, 0xA1 == lead || 0xA4...0xC6 ~= lead)
  }
}
