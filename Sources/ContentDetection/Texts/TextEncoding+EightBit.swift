// Encodings older than Unicode, and how they differ from binary data.
extension TextEncoding {
  /// UTF-8 with a few control characters that do not occur in text, probably included as examples.
  static func spoiled(_ head: Head) -> Reading? {
    var (letters, forbidden) = (0, 0)
    for byte in head.bytes {
      if byte.isLetter || byte == 0x20 { letters += 1 }
      if byte < 0x20 ? !Head.mayStandInText(byte) : byte == 0x7F { forbidden += 1 }
    }
    let count = head.bytes.count
    guard forbidden > 0, forbidden * 300 <= count, letters * 10 >= count * 6, head.isWellFormed
    else {
      return nil
    }
    return Reading(encoding: .utf8, utf8: head.bytes)
  }

  /// The text of a head that has no zero bytes and is not UTF-8.
  static func older(_ head: Head) -> Reading? {
    let counts = ByteCounts(head.bytes)
    // If the encoding is uncertain, control characters that do not occur in text rule it out.
    guard counts.forbidden == 0, counts.high > 0 else { return nil }
    for encoding in [MultiByte.shiftJIS, .eucKR, .gb18030, .eucJP, .big5]
    where encoding.isPlausible(head.bytes, isWhole: head.isWhole) {
      return Reading(encoding: encoding.encoding, utf8: fromLatin(head.bytes))
    }
    guard counts.isLatin || counts.isOtherAlphabet else { return nil }
    return Reading(encoding: .eightBit, utf8: fromLatin(head.bytes))
  }

  /// Statistics about bytes and their neighbours.
  private struct ByteCounts {
    private(set) var high = 0
    private(set) var forbidden = 0
    private var all: Int
    private var letters = 0
    private var blanks = 0
    private var signs = 0
    /// High bytes next to letters or blanks, and those surrounded by other characters.
    private var (joined, alone) = (0, 0)
    /// The number of runs of high bytes, the longest run, and the frequency of each high byte.
    private var (runs, longest) = (0, 0)
    private var frequency = [Int](repeating: 0, count: 256)

    init(_ bytes: ArraySlice<UInt8>) {
      all = bytes.count
      var run = 0
      var previous: UInt8 = 0x20
      for index in bytes.indices {
        let byte = bytes[index]
        if byte >= 0x80 {
          high += 1
          run += 1
          frequency[Int(byte)] += 1
          let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0x20
          let isJoined = previous.isWord || previous.isSpace || next.isWord || next.isSpace
          if isJoined { joined += 1 } else { alone += 1 }
        } else {
          if run > 0 { runs += 1 }
          longest = max(longest, run)
          run = 0
          addASCII(byte)
        }
        previous = byte
      }
      if run > 0 { runs += 1 }
      longest = max(longest, run)
    }

    private mutating func addASCII(_ byte: UInt8) {
      if byte.isLetter { letters += 1 }
      if byte.isSpace { blanks += 1 } else if !byte.isWord { signs += 1 }
      if byte < 0x20 ? !Head.mayStandInText(byte) : byte == 0x7F { forbidden += 1 }
    }

    /// Whether the text consists of ASCII words with some other letters, as in Western European languages.
    var isLatin: Bool {
      // In short texts only letters count, because the symbols and controls below them begin binary formats.
      guard all >= 16 || !frequency[0x80..<0xA0].contains(where: { $0 > 0 }) else { return false }
      let words = letters + blanks
      return alone * 8 <= joined + 4 && high <= words + 2 && high * 2 <= all
        && (words + high) * 10 >= all * 6
    }

    /// Whether the text uses an alphabet entirely above ASCII, such as Cyrillic: runs as long as words, blanks
    /// between them, and few distinct bytes, because an alphabet has about thirty letters.
    var isOtherAlphabet: Bool {
      guard high >= 16, runs > 0, (2...24).contains(high / runs), longest <= 128 else {
        return false
      }
      guard blanks * 24 >= all, signs * 4 <= all else { return false }
      guard high >= 128 else {
        // Too few bytes for statistics, so require common letters of the usual code pages.
        return high / runs <= 14 && blanks * 14 >= all && signs * 6 <= all
          && frequency[0xC0...].reduce(0, +) * 10 >= high * 9
      }
      return frequency.sorted(by: >).prefix(32).reduce(0, +) * 100 >= high * 88
    }
  }

  /// Keeps ASCII and replaces all other bytes with some letter, which suffices to detect the format.
  private static func fromLatin(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xC0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3F)
      }
    }
    return utf8[...]
  }
}
