// Encodings of two and four bytes a character (the Unicode Standard, 3.10).
extension TextEncoding {
  /// The text of a head in UTF-16 or UTF-32, with a mark or without.
  static func wide(_ head: Head) -> Reading? {
    let bytes = head.bytes
    if bytes.count >= 4 {
      switch head.number(at: 0, count: 4) {
      case 0xFFFE_0000:
        if let text = utf32(bytes.dropFirst(4), head, .utf32LittleEndian) { return text }
      case 0x0000_FEFF: return utf32(bytes.dropFirst(4), head, .utf32BigEndian)
      default: break
      }
    }
    switch head.number(at: 0, count: 2) {
    case 0xFFFE: return utf16(bytes.dropFirst(2), head, .utf16LittleEndian)
    case 0xFEFF: return utf16(bytes.dropFirst(2), head, .utf16BigEndian)
    default: return unmarked(head)
    }
  }

  /// Without a mark, the zero bytes must stand where letters of ASCII have them.
  private static func unmarked(_ head: Head) -> Reading? {
    let bytes = head.bytes.prefix(4_096)
    guard bytes.count >= 4 else { return nil }
    // Zero bytes by their place among four.
    var zeros = [0, 0, 0, 0]
    for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place & 3] += 1 }
    let quarter = bytes.count / 4
    // Four bytes a character: two or three of them are zero in all characters.
    if bytes.count >= 8, zeros[3] >= quarter, zeros[2] >= quarter * 9 / 10, zeros[0] == 0 {
      return utf32(head.bytes, head, .utf32LittleEndian, isMarked: false)
    }
    if bytes.count >= 8, zeros[0] >= quarter, zeros[1] >= quarter * 9 / 10, zeros[3] == 0 {
      return utf32(head.bytes, head, .utf32BigEndian, isMarked: false)
    }
    let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
    // A tenth of the characters at least are ASCII, even in Chinese texts: digits, blanks, line ends.
    // A short one may have no more than its line end.
    let needed = max(bytes.count / 20, (16..<64).contains(bytes.count) ? 1 : 2)
    if odd >= needed, even == 0 {
      return utf16(head.bytes, head, .utf16LittleEndian, isMarked: false)
    }
    if even >= needed, odd == 0 {
      return utf16(head.bytes, head, .utf16BigEndian, isMarked: false)
    }
    return nil
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, _ head: Head, _ encoding: TextEncoding, isMarked: Bool = true
  ) -> Reading? {
    let isLittle = encoding == .utf16LittleEndian
    // Half a character is none, whatever mark stands before it.
    guard !head.isWhole || bytes.count.isMultiple(of: 2) else { return nil }
    var text = WideText(isMarked: isMarked)
    var high: UInt32?
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      index += 2
      if let lead = high {
        guard 0xDC00...0xDFFF ~= unit else { return nil }
        high = nil
        guard text.append(0x10000 + (lead - 0xD800) << 10 + (unit - 0xDC00)) else { return nil }
      } else if 0xD800...0xDBFF ~= unit {
        high = unit
      } else {
        guard text.append(unit) else { return nil }
      }
    }
    guard high == nil || !head.isWhole else { return nil }
    return text.reading(encoding)
  }

  private static func utf32(
    _ bytes: ArraySlice<UInt8>, _ head: Head, _ encoding: TextEncoding, isMarked: Bool = true
  ) -> Reading? {
    let isLittle = encoding == .utf32LittleEndian
    guard !head.isWhole || bytes.count.isMultiple(of: 4) else { return nil }
    var text = WideText(isMarked: isMarked)
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      var scalar: UInt32 = 0
      for place in 0..<4 {
        scalar = scalar << 8 | UInt32(bytes[isLittle ? index + 3 - place : index + place])
      }
      guard text.append(scalar) else { return nil }
      index += 4
    }
    return text.reading(encoding)
  }
}

/// Characters as they come, turned into UTF-8 as long as they may be those of a text.
private struct WideText {
  let isMarked: Bool
  private var utf8: [UInt8] = []
  private var count = 0
  /// Characters of ASCII, and of the alphabets and ideographs that most texts are written in.
  private var (ascii, usual) = (0, 0)
  /// Blanks, line ends and ASCII letters and digits: no text of some length is without them.
  private var words = 0

  init(isMarked: Bool) { self.isMarked = isMarked }

  /// False where no text has the character.
  mutating func append(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if value < 0x80 {
      guard value >= 0x20 ? value != 0x7F : Head.mayStandInText(UInt8(value)) else { return false }
      ascii += 1
      if UInt8(value).isWord || UInt8(value).isSpace { words += 1 }
    } else {
      // Characters that are none (23.7): U+FFFE and its like, 32 more, and those of unassigned planes.
      guard value & 0xFFFE != 0xFFFE, !(0xFDD0...0xFDEF ~= value),
        value < 0x4_0000 || value >= 0xE_0000
      else { return false }
      guard isMarked || !(0x80...0x9F ~= value) else { return false }
      switch value {
      case 0xA0...0x24F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0xDFF, 0xE00...0xE7F,
        0x2010...0x203F,
        0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF, 0x1F300...0x1FAFF:
        usual += 1
      default: break
      }
    }
    count += 1
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }

  func reading(_ encoding: TextEncoding) -> TextEncoding.Reading? {
    if !isMarked {
      // What has no mark must not only be possible but look like it: almost all of it usual characters,
      // and among those of ASCII more letters and blanks than signs.
      guard count >= 3, (ascii + usual) * 100 >= count * 95, words * 2 >= ascii, words > 0 else {
        return nil
      }
    }
    return TextEncoding.Reading(encoding: encoding, utf8: utf8[...])
  }
}
