/// The encoding of a text.
///
/// Well-formed UTF-8 is certain. UTF-16 and UTF-32 need a byte order mark, or bytes too regular to be anything else.
/// Legacy encodings mainly serve to tell text from binary data: the bytes must be valid in the encoding, free of
/// controls that do not occur in text, and look like words.
struct TextEncoding: Equatable, Sendable {
  /// The name registered by IANA.
  let name: String
  /// Whether the file itself is valid UTF-8.
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
  /// An unknown 8-bit encoding (RFC 1428), because the bytes do not reveal the alphabet.
  static let eightBit = TextEncoding("unknown-8bit")
  static let shiftJIS = TextEncoding("Shift_JIS")
  static let eucJP = TextEncoding("EUC-JP")
  static let gb18030 = TextEncoding("GB18030")
  static let big5 = TextEncoding("Big5")
  static let eucKR = TextEncoding("EUC-KR")
  /// Switches between ASCII and Japanese with escape sequences, and has no bytes above ASCII.
  static let iso2022JP = TextEncoding("ISO-2022-JP")

  /// Switches between ASCII and Korean in a similar way.
  static let iso2022KR = TextEncoding("ISO-2022-KR")

  /// A decoded text: its encoding, and its beginning in UTF-8 without a byte order mark.
  struct Reading {
    let encoding: TextEncoding
    let utf8: ArraySlice<UInt8>
  }

  /// The encoding of a head if it is text; nil if it is binary.
  static func detect(_ head: Head) -> Reading? {
    if let reading = readCertainly(head) { return reading }
    // ISO-2022-KR begins with an announcement (RFC 1557).
    if head.number(at: 0, count: 4) == 0x1B24_2943 {
      return Reading(encoding: .iso2022KR, utf8: head.bytes)
    }
    // Even without zero bytes the text may be UTF-16 whose punctuation is not ASCII.
    return head.bytes.contains(0) ? wide(head) : spoiled(head) ?? older(head) ?? wide(head)
  }

  /// Whether the head begins with the byte order mark of UTF-16, which in one byte order also begins that of UTF-32.
  static func isMarkedWide(_ head: Head) -> Bool {
    let mark = head.number(at: 0, count: 2)
    return mark == 0xFFFE || mark == 0xFEFF
  }

  /// The encoding of a head if a byte order mark or well-formed UTF-8 makes it certain.
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
  /// Whether there is an escape sequence that starts Japanese (ISO/IEC 2022, RFC 1468).
  fileprivate var isEscapedJapanese: Bool {
    guard let escape = bytes.firstIndex(of: 0x1B), escape + 2 < bytes.endIndex else { return false }
    return bytes[escape + 1] == 0x24 && (bytes[escape + 2] == 0x40 || bytes[escape + 2] == 0x42)
  }
}
