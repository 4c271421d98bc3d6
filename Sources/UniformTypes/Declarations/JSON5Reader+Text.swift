// The smallest parts of a JSON5 text: space and comments, words, numbers and strings.

extension JSON5Reader {
  /// Goes past space and comments.
  mutating func skipSpace() throws(JSON5Failure) {
    while let byte = next {
      switch byte {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: advance()
      case UInt8(ascii: "/"): try skipComment()
      default:
        let length = spaceLength
        guard length > 0 else { return }
        place += length
      }
    }
  }

  /// The bytes of the space beyond ASCII that stands here: a byte order mark, a no-break space, the
  /// separators of lines and paragraphs; else 0.
  private var spaceLength: Int {
    let rest = bytes[place...]
    let spaces: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF], [0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
    ]
    return spaces.first { rest.starts(with: $0) }?.count ?? 0
  }

  private mutating func skipComment() throws(JSON5Failure) {
    let start = line
    switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
    case UInt8(ascii: "*"):
      place += 2
      while place + 1 < bytes.count, bytes[place] != 0x2A || bytes[place + 1] != 0x2F { advance() }
      guard place + 1 < bytes.count else {
        throw JSON5Failure(line: start, reason: "a comment begins here and has no end")
      }
      place += 2
    default: throw failure("'/' begins no comment here: // or /* does")
    }
  }

  /// Takes a word of letters, digits, `_` and `$`, and what is beyond ASCII; empty where there is none.
  mutating func takeWord() -> String {
    let start = place
    while let byte = next {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: place += 1
      case 0x80... where spaceLength == 0: place += 1
      default: return String(decoding: bytes[start..<place], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Takes a number as it is spelled; nil, with nothing taken, where there is none.
  mutating func takeNumber() -> String? {
    let end =
      bytes[place...].firstIndex { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: false
        default: true
        }
      } ?? bytes.count
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let isNumber: Bool
    switch unsigned.utf8.first ?? 0 {
    case 0x30...0x39, 0x2E:
      // It is never computed with, so that its digits need not fit in anything.
      let hexadecimal = unsigned.lowercasedASCII.hasPrefix("0x") ? unsigned.dropFirst(2) : nil
      isNumber = hexadecimal.map { UInt64($0, radix: 16) != nil } ?? (Double(unsigned) != nil)
    default: isNumber = unsigned == "Infinity" || unsigned == "NaN"
    }
    guard isNumber else { return nil }
    place = end
    return text
  }

  /// Takes a string in single or double quotes.
  mutating func string() throws(JSON5Failure) -> String {
    let quote = bytes[place]
    let start = line
    var text: [UInt8] = []
    place += 1
    while let byte = next {
      switch byte {
      case quote:
        place += 1
        return String(decoding: text, as: UTF8.self)
      case 0x0A, 0x0D: throw failure("a string ends in its line: a quote is missing")
      case UInt8(ascii: "\\"):
        place += 1
        try takeEscape(into: &text)
      default:
        text.append(byte)
        place += 1
      }
    }
    throw JSON5Failure(line: start, reason: "a string begins here and has no end")
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(JSON5Failure) {
    guard let byte = next else { throw failure("a string has no end") }
    let simple: [UInt8: UInt8] = [
      0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11, 0x30: 0,
    ]
    switch byte {
    case UInt8(ascii: "x"): try append(try takeHexadecimal(2), to: &text)
    case UInt8(ascii: "u"):
      var value = try takeHexadecimal(4)
      if (0xD800...0xDBFF).contains(value), bytes[place...].starts(with: [0x5C, 0x75]) {
        place += 1
        let low = try takeHexadecimal(4)
        guard (0xDC00...0xDFFF).contains(low) else { throw failure("\\u stands for no character") }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      try append(value, to: &text)
    case 0x0D, 0x0A:
      // The string goes on in the next line.
      let isPair = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
      advance()
      if isPair { advance() }
    case 0x31...0x39: throw failure("a digit cannot stand behind a backslash")
    default:
      text.append(simple[byte] ?? byte)
      place += 1
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) throws(JSON5Failure) {
    guard let scalar = Unicode.Scalar(value) else { throw failure("\\u stands for no character") }
    text += Array(String(scalar).utf8)
  }

  /// Takes the letter of an escape and the digits behind it.
  private mutating func takeHexadecimal(_ count: Int) throws(JSON5Failure) -> UInt32 {
    let digits = bytes[min(place + 1, bytes.count)...].prefix(count)
    guard digits.count == count,
      digits.allSatisfy({ UInt8(ascii: "0")...0x39 ~= $0 || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0 }
      ),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("an escape needs \(count) hexadecimal digits") }
    place += 1 + count
    return value
  }
}
