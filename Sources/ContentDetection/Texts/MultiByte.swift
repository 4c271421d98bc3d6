/// An encoding of East Asian text in which some characters take two bytes or more.
///
/// Well-formed is not enough, as much of what is binary is well-formed in one of them: there must be many
/// such characters, and most of them from the part of the table that everyday words are written in.
struct MultiByte: Sendable {
  let encoding: TextEncoding
  /// How often usual characters must be, to one that is not.
  private let share: Int
  /// How many bytes the character at an index takes, and how usual it is; nil where none begins so.
  private let character: @Sendable (ArraySlice<UInt8>, Int) -> (length: Int, isUsual: Bool)?

  /// Whether the bytes are a text in it.
  func isPlausible(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    var (usual, unusual) = (0, 0)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard let next = character(bytes, index) else {
        // What the head cuts in two is not held against it.
        if !isWhole, bytes.endIndex - index < 4 { break }
        return false
      }
      if next.isUsual { usual += 1 } else { unusual += 1 }
      index += next.length
    }
    return usual >= 4 && usual >= unusual * share
  }

  /// JIS X 0208:1997, appendix 1.
  static let shiftJIS = MultiByte(encoding: .shiftJIS, share: 6) { bytes, index in
    let lead = bytes[index]
    // Half-width katakana take one byte, and are rare.
    if 0xA1...0xDF ~= lead { return (1, false) }
    guard 0x81...0x9F ~= lead || 0xE0...0xFC ~= lead, index + 1 < bytes.endIndex else { return nil }
    let trail = bytes[index + 1]
    guard 0x40...0x7E ~= trail || 0x80...0xFC ~= trail else { return nil }
    return (2, 0x81...0x83 ~= lead || 0x88...0x97 ~= lead)
  }

  /// EUC: the kana and the ideographs of the first level (JIS X 0208:1997).
  static let eucJP = MultiByte(encoding: .eucJP, share: 6) { bytes, index in
    let lead = bytes[index]
    let length = lead == 0x8F ? 3 : 2
    guard lead == 0x8E || lead == 0x8F || 0xA1...0xFE ~= lead, index + length <= bytes.endIndex
    else { return nil }
    for trail in bytes[index + 1..<index + length] where !(0xA1...0xFE ~= trail) { return nil }
    return (length, 0xA1...0xA5 ~= lead || 0xB0...0xCF ~= lead)
  }

  /// GB 18030-2005: two bytes or four; the ideographs of the first level of GB 2312.
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

  /// EUC: the signs and Hangul (KS X 1001), which are in one part of the table.
  static let eucKR = MultiByte(encoding: .eucKR, share: 20) { bytes, index in
    guard 0xA1...0xFE ~= bytes[index], index + 1 < bytes.endIndex,
      0xA1...0xFE ~= bytes[index + 1]
    else { return nil }
    return (2, 0xA1 == bytes[index] || 0xB0...0xC8 ~= bytes[index])
  }

  /// Big5 (ETEN): the signs and the ideographs of the first level.
  static let big5 = MultiByte(encoding: .big5, share: 6) { bytes, index in
    let lead = bytes[index]
    guard 0xA1...0xF9 ~= lead, index + 1 < bytes.endIndex else { return nil }
    let trail = bytes[index + 1]
    guard 0x40...0x7E ~= trail || 0xA1...0xFE ~= trail else { return nil }
    return (2, 0xA1 == lead || 0xA4...0xC6 ~= lead)
  }
}
