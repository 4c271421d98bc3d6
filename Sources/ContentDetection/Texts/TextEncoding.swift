/// What a text is written in.
///
/// UTF-8 is certain where it is well-formed. UTF-16 and UTF-32 need a mark, or bytes that are so regular
/// that they are nothing else. Of the older encodings only so much is said as that it is text: each of
/// them must be well-formed by its own rules, without the controls that no text has, and look like words.
struct TextEncoding: Equatable, Sendable {
  /// As IANA registers it.
  let name: String
  /// Whether the file's bytes themselves are valid UTF-8.
  let isUTF8: Bool

  private init(_ name: String, isUTF8: Bool = false) {
    self.name = name
    self.isUTF8 = isUTF8
  }

  static let utf8 = TextEncoding("UTF-8", isUTF8: true)
  static let utf16LittleEndian = TextEncoding("UTF-16LE")
  static let utf16BigEndian = TextEncoding("UTF-16BE")
  static let utf32LittleEndian = TextEncoding("UTF-32LE")
  static let utf32BigEndian = TextEncoding("UTF-32BE")
  /// Eight bits a character (RFC 1428); of which alphabet, the bytes do not say.
  static let eightBit = TextEncoding("unknown-8bit")
  static let shiftJIS = TextEncoding("Shift_JIS")
  static let eucJP = TextEncoding("EUC-JP")
  static let gb18030 = TextEncoding("GB18030")
  static let big5 = TextEncoding("Big5")
  static let eucKR = TextEncoding("EUC-KR")
  /// Switches between ASCII and Japanese by escape sequences, and has no byte above ASCII.
  static let iso2022JP = TextEncoding("ISO-2022-JP")

  /// The same for Korean.
  static let iso2022KR = TextEncoding("ISO-2022-KR")

  /// A text: what it is written in, and its beginning in UTF-8 without a mark.
  struct Reading {
    let encoding: TextEncoding
    let utf8: ArraySlice<UInt8>
  }

  /// What a head is written in if it is text; nil where it is binary or empty of any sign.
  static func detect(_ head: Head) -> Reading? {
    if let reading = readCertainly(head) { return reading }
    // A text that shifts between alphabets says so at its beginning (RFC 1557).
    if head.number(at: 0, count: 4) == 0x1B24_2943 {
      return Reading(encoding: .iso2022KR, utf8: head.bytes)
    }
    // Without a zero byte it may still be characters of two bytes whose signs are their own.
    return head.bytes.contains(0) ? wide(head) : spoiled(head) ?? older(head) ?? wide(head)
  }

  /// Whether it begins with the mark of UTF-16 or of UTF-32 in the order that has the same.
  static func isMarkedWide(_ head: Head) -> Bool {
    let mark = head.number(at: 0, count: 2)
    return mark == 0xFFFE || mark == 0xFEFF
  }

  /// What a head is written in, where a mark or well-formed UTF-8 leaves no doubt.
  static func readCertainly(_ head: Head) -> Reading? {
    if head.number(at: 0, count: 4) == 0xFFFE_0000 || head.number(at: 0, count: 4) == 0xFEFF {
      if let reading = wide(head) { return reading }
    }
    if isMarkedWide(head) { return wide(head) }
    if head.isText {
      if head.isEscapedJapanese { return Reading(encoding: .iso2022JP, utf8: head.bytes) }
      let isMarked = head.number(at: 0, count: 3) == 0xEFBBBF
      return Reading(encoding: .utf8, utf8: isMarked ? head.bytes.dropFirst(3) : head.bytes)
    }
    return nil
  }
}

extension Head {
  /// Whether there is an escape sequence that begins Japanese (ISO/IEC 2022, RFC 1468).
  fileprivate var isEscapedJapanese: Bool {
    guard let escape = bytes.firstIndex(of: 0x1B), escape + 2 < bytes.endIndex else { return false }
    return bytes[escape + 1] == 0x24 && (bytes[escape + 2] == 0x40 || bytes[escape + 2] == 0x42)
  }
}
