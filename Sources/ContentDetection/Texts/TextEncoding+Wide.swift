// Encodings with two or four bytes per code unit (The Unicode Standard, section 3.10).
extension TextEncoding {
  /// The text of a head in UTF-16 or UTF-32, with or without a byte order mark.
  static func wide(_ head: Head) -> Reading? {
    let bytes = head.bytes
    if bytes.count >= 4 {
      switch head.number(at: 0, count: 4) {
      case 0xFFFE_0000:
        if let text = marked(4, head, .utf32LittleEndian) { return text }
      case 0x0000_FEFF: return marked(4, head, .utf32BigEndian)
      default: break
      }
    }
    switch head.number(at: 0, count: 2) {
    case 0xFFFE: return marked(2, head, .utf16LittleEndian)
    case 0xFEFF: return marked(2, head, .utf16BigEndian)
    default: return unmarked(head)
    }
  }

  private static func marked(_ mark: Int, _ head: Head, _ encoding: TextEncoding) -> Reading? {
    read(
      Head(head.bytes.dropFirst(mark), isWhole: head.isWhole), encoding, isMarked: true
    )?.reading(encoding)
  }

  /// Reads text without a byte order mark by trying both byte orders.
  ///
  /// The correct one is almost entirely made of common characters, and the other is less so or invalid. The beginning
  /// is tried first, so that little of a binary file is decoded.
  private static func unmarked(_ head: Head) -> Reading? {
    guard head.bytes.count >= 6 else { return nil }
    let start = Head(
      head.bytes.prefix(judged), isWhole: head.isWhole && head.bytes.count <= judged)
    guard let beginning = order(of: start) else { return nil }
    if start.bytes.count == head.bytes.count { return beginning }
    return read(head, beginning.encoding, isMarked: false)?.reading(beginning.encoding)
  }

  private static let judged = 4_096

  /// The likelier byte order of a beginning, with its text; nil if it is not text.
  private static func order(of start: Head) -> Reading? {
    var (even, odd) = (0, 0)
    for (offset, byte) in start.bytes.enumerated() where byte == 0 {
      if offset & 1 == 0 { even += 1 } else { odd += 1 }
    }
    // Most texts have blanks and line ends, whose high byte is zero, so try that order first.
    let orders =
      odd >= even
      ? [[utf32LittleEndian, utf32BigEndian], [utf16LittleEndian, utf16BigEndian]]
      : [[utf32BigEndian, utf32LittleEndian], [utf16BigEndian, utf16LittleEndian]]
    for pair in orders {
      var best: (text: WideText, encoding: TextEncoding)?
      for encoding in pair {
        guard let text = read(start, encoding, isMarked: false), text.isLikely,
          text.usual > best?.text.usual ?? -1
        else { continue }
        // Single-byte text with zero bytes in it is not ideographs.
        if text.isForeign, start.isTextButForZeros { continue }
        best = (text, encoding)
      }
      if let best { return best.text.reading(best.encoding) }
    }
    return nil
  }

  private static func read(_ head: Head, _ encoding: TextEncoding, isMarked: Bool) -> WideText? {
    encoding == .utf32LittleEndian || encoding == .utf32BigEndian
      ? utf32(head.bytes, head, encoding, isMarked: isMarked)
      : utf16(head.bytes, head, encoding, isMarked: isMarked)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, _ head: Head, _ encoding: TextEncoding, isMarked: Bool
  ) -> WideText? {
    let isLittle = encoding == .utf16LittleEndian
    // An odd number of bytes is not UTF-16, even with a byte order mark.
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
    return text
  }

  private static func utf32(
    _ bytes: ArraySlice<UInt8>, _ head: Head, _ encoding: TextEncoding, isMarked: Bool
  ) -> WideText? {
    let isLittle = encoding == .utf32LittleEndian
    guard !head.isWhole || bytes.count.isMultiple(of: 4) else { return nil }
    var text = WideText(isMarked: isMarked)
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      var scalar: UInt32 = 0
      for offset in 0..<4 {
        scalar = scalar << 8 | UInt32(bytes[isLittle ? index + 3 - offset : index + offset])
      }
      guard text.append(scalar) else { return nil }
      index += 4
    }
    return text
  }
}

/// Decoded characters converted to UTF-8, as long as they may belong to a text.
private struct WideText {
  let isMarked: Bool
  private var utf8: [UInt8] = []
  private var count = 0
  private var ascii = 0
  /// The number of common characters: ASCII and those in a known `Script`.
  private(set) var usual = 0
  /// The number of blanks, line ends, and ASCII letters and digits, without which no longer text exists.
  private var words = 0
  /// The number of gaps between words and sentences.
  private var gaps = 0
  private var first: UInt32 = 0
  /// The number of adjacent letters from different scripts.
  private var leaps = 0
  private var previous = Script.none

  init(isMarked: Bool) { self.isMarked = isMarked }

  /// Appends a character; returns false if it cannot occur in text.
  mutating func append(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if value < 0x80 {
      guard value >= 0x20 ? value != 0x7F : mayStand(UInt8(value)) else { return false }
      ascii += 1
      usual += 1
      if UInt8(value).isWord || UInt8(value).isSpace { words += 1 }
      if UInt8(value).isSpace { gaps += 1 }
      previous = .none
    } else {
      // Noncharacters (section 23.7): U+FFFE and its equivalents in other planes, 32 more, and unassigned planes.
      guard value & 0xFFFE != 0xFFFE, !(0xFDD0...0xFDEF ~= value),
        value < 0x4_0000 || value >= 0xE_0000
      else { return false }
      guard isMarked || !(0x80...0x9F ~= value) else { return false }
      let script = Script(value)
      if script != .unusual { usual += 1 }
      if 0x3000...0x3002 ~= value { gaps += 1 }
      if previous != .none, script != .none, script != previous { leaps += 1 }
      previous = script
    }
    if count == 0 { first = value }
    count += 1
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }

  /// Whether a control character is allowed; without a byte order mark only blanks and line ends, because others are
  /// likely small numbers.
  private func mayStand(_ control: UInt8) -> Bool {
    isMarked ? Head.mayStandInText(control) : control.isBlank || control.isLineEnd
  }

  /// Whether the characters look like text, which is required without a byte order mark: almost all common, words in
  /// a single script, gaps between them, and more words than symbols.
  var isLikely: Bool {
    guard count >= 3, usual * 100 >= count * 95, leaps * 8 <= count - ascii else { return false }
    // A JSON value may have no gaps and few words.
    let isValue = first == 0x5B || first == 0x7B
    // In a short text, characters above ASCII may be small numbers; in a longer one they are words.
    let words = words + (isValue || count >= 256 ? count - ascii : 0)
    if isValue, words * 4 >= ascii, ascii * 4 >= count { return true }
    guard words * 2 >= ascii else { return false }
    return gaps > 0 || ascii * 2 >= count
  }

  /// Whether most characters are not ASCII.
  var isForeign: Bool { ascii * 2 < count }

  func reading(_ encoding: TextEncoding) -> TextEncoding.Reading {
    TextEncoding.Reading(encoding: encoding, utf8: utf8[...])
  }
}

/// The script of a character, according to the blocks of the Unicode Standard.
///
/// Characters that result from a blank, line end or digit in the wrong byte order are rare in text.
private enum Script {
  /// Characters that occur with any script.
  case none
  case latin, greek, cyrillic, caucasian, semitic, indic, farIndic, ideographs, hangul, picture
  /// Characters that occur in few texts.
  case unusual

  init(_ value: UInt32) {
    self =
      switch value {
      case 0xA0...0xBF, 0x300...0x36F, 0x2009...0x206F, 0x20A0...0x20BF, 0x2100...0x22FF,
        0x2460...0x26FF,
        0x3000...0x303F, 0xFF01...0xFF0F, 0xFF1A...0xFF20:
        .none
      case 0xC0...0x2FF, 0x1E00...0x1EFF: .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x530...0x58F, 0x10A0...0x10FF: .caucasian
      case 0x590...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDCF, 0xFE70...0xFEFC: .semitic
      case 0x901...0x9FF, 0xA01...0xDFF: .indic
      case 0xE00...0x109F, 0x1200...0x13FF, 0x1780...0x18AF: .farIndic
      case 0x3040...0x30FF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF10...0xFF19, 0xFF21...0xFFEF:
        .ideographs
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
      case 0xFE00...0xFE0F, 0x1F300...0x1FAFF: .picture
      default: .unusual
      }
  }
}
