// Encodings older than Unicode, told from binary data.
extension TextEncoding {
  /// The text of a head that has no zero byte and is no UTF-8.
  static func eightBit(_ head: Head) -> Reading? {
    let bytes = head.bytes
    var counts = ByteCounts()
    for byte in bytes { counts.add(byte) }
    // A form feed or an escape may stand in a text; a text that is full of them is none.
    guard counts.forbidden == 0, counts.high > 0 else { return nil }
    for encoding in [MultiByte.shiftJIS, .eucKR, .gb18030, .eucJP, .big5]
    where encoding.isPlausible(bytes, isWhole: head.isWhole) {
      return Reading(encoding: encoding.encoding, utf8: fromLatin(bytes))
    }
    guard let encoding = singleByte(bytes, counts) else { return nil }
    return Reading(encoding: encoding, utf8: fromLatin(bytes))
  }

  private struct ByteCounts {
    var high = 0
    /// 0x80 to 0x9F: controls in ISO 8859, signs and letters in the code pages of Windows and DOS.
    var upperControls = 0
    var letters = 0
    var forbidden = 0

    mutating func add(_ byte: UInt8) {
      if byte >= 0x80 {
        high += 1
        if byte < 0xA0 { upperControls += 1 }
      } else if byte.isLetter || byte == 0x20 {
        letters += 1
      } else if byte < 0x20 ? !Head.mayStandInText(byte) : byte == 0x7F {
        forbidden += 1
      }
    }
  }

  /// Letters with one byte each: high bytes must stand in or beside words, as letters do.
  private static func singleByte(_ bytes: ArraySlice<UInt8>, _ counts: ByteCounts) -> TextEncoding?
  {
    let total = bytes.count
    var (joined, alone) = (0, 0)
    var previous: UInt8 = 0x20
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte >= 0xA0 || byte >= 0x80 {
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0x20
        let isBeside = previous.isLetter || previous >= 0x80 || next.isLetter || next >= 0x80
        let stands = isBeside || (previous.isSpace || previous.isDigit) || next.isSpace
        if stands { joined += 1 } else { alone += 1 }
      }
      previous = byte
      index += 1
    }
    guard alone * 8 <= joined + 4 else { return nil }
    let words = counts.letters + counts.high
    guard words * 2 >= total else { return nil }
    if counts.high * 10 <= total * 3 {
      // Mostly ASCII: words with some foreign letters in them.
      guard counts.letters * 2 >= total || total < 64 else { return nil }
      guard counts.high * 2 <= counts.letters + 2 else { return nil }
      if counts.upperControls == 0 { return .latin1 }
      return counts.upperControls * 2 <= counts.high + 2 ? .windows1252 : .otherEightBit
    }
    return foreignAlphabet(bytes) ? .otherEightBit : nil
  }

  /// Whether it looks like words of an alphabet that has all its letters above ASCII, such as Cyrillic:
  /// runs of high bytes of the length of words, blanks between them, and few of the possible bytes.
  private static func foreignAlphabet(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 24 else { return false }
    var (words, longest, run, blanks, other) = (0, 0, 0, 0, 0)
    var seen = [Int](repeating: 0, count: 256)
    var high = 0
    for byte in bytes {
      if byte >= 0x80 {
        run += 1
        high += 1
        seen[Int(byte)] += 1
        continue
      }
      if run > 0 { words += 1 }
      longest = max(longest, run)
      run = 0
      if byte.isSpace { blanks += 1 } else if !byte.isWord { other += 1 }
    }
    if run > 0 { words += 1 }
    longest = max(longest, run)
    guard words > 0, longest <= 40, blanks * 14 >= bytes.count, other * 5 <= bytes.count else {
      return false
    }
    let average = high / words
    guard (2...14).contains(average) else { return false }
    // An alphabet has some thirty letters in two cases; noise has them all alike.
    let common = seen.sorted(by: >).prefix(32).reduce(0, +)
    return common * 100 >= high * 88
  }

  /// ASCII as it is, and some letter for everything else: enough for telling what the text is.
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
