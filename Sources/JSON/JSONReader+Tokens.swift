import Diagnostics

// The tokens of a JSON text: space and comments, words, numbers and strings.

extension JSONReader {
  /// Skips space and, in JSON5, comments.
  mutating func skipSpace() throws(JSONFailure) {
    while let byte = next {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: advance()
      case _ where syntax == .strict: return
      case 0x0B, 0x0C: advance()
      case UInt8(ascii: "/"): try skipComment()
      default:
        let length = spaceLength
        guard length > 0 else { return }
        offset += length
      }
    }
  }

  /// The length in bytes of a non-ASCII space at the offset: a byte order mark, a no-break space, or a line or
  /// paragraph separator; otherwise 0.
  private var spaceLength: Int {
    let rest = bytes[offset...]
    let spaces: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF], [0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
    ]
    return spaces.first { rest.starts(with: $0) }?.count ?? 0
  }

  private mutating func skipComment() throws(JSONFailure) {
    let (line, column) = (line, column)
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count, bytes[offset] != 0x2A || bytes[offset + 1] != 0x2F {
        advance()
      }
      guard offset + 1 < bytes.count else {
        throw JSONFailure(
          line: line, column: column, reason: "unterminated comment")
      }
      offset += 2
    default: throw failure("unexpected '/': comments begin with // or /*")
    }
  }

  /// Takes a word of ASCII letters and digits, `_`, `$` and non-ASCII characters; empty if there is none.
  mutating func takeWord() -> String {
    let start = offset
    while let byte = next {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: offset += 1
      case 0x80... where spaceLength == 0: offset += 1
      default: return String(decoding: bytes[start..<offset], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Takes a number as written; returns nil and takes nothing if there is none.
  mutating func takeNumber() -> String? {
    let end =
      bytes[offset...].firstIndex { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: false
        default: true
        }
      } ?? bytes.count
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    if syntax == .strict {
      guard Self.isStrictNumber(bytes[offset..<end]) else { return nil }
      offset = end
      return text
    }
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let isNumber: Bool
    switch unsigned.utf8.first ?? 0 {
    case 0x30...0x39, 0x2E:
      // The number is never computed with, so its digits need not fit any type.
      isNumber =
        unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
        ? UInt64(unsigned.dropFirst(2), radix: 16) != nil : Double(unsigned) != nil
    default: isNumber = unsigned == "Infinity" || unsigned == "NaN"
    }
    guard isNumber else { return nil }
    offset = end
    return text
  }

  /// Whether the bytes are a number according to RFC 8259, section 6.
  private static func isStrictNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func takeDigits() -> Bool {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if rest.first == UInt8(ascii: "0") {
      rest = rest.dropFirst()
    } else {
      guard takeDigits() else { return false }
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits() else { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  /// Takes a string in single or double quotes.
  mutating func string() throws(JSONFailure) -> String {
    let quote = bytes[offset]
    let (line, column) = (line, column)
    var text: [UInt8] = []
    offset += 1
    while let byte = next {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case 0x0A, 0x0D: throw failure("line break in a string: a closing quote is missing")
      case 0..<0x20 where syntax == .strict:
        throw failure("unescaped control character in a string")
      case UInt8(ascii: "\\"):
        offset += 1
        try takeEscape(into: &text)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw JSONFailure(line: line, column: column, reason: "unterminated string")
  }

  private static let strictEscapes = Array("\"\\/bfnrtu".utf8)

  private mutating func takeEscape(into text: inout [UInt8]) throws(JSONFailure) {
    guard let byte = next else { throw failure("unterminated string") }
    if syntax == .strict && !Self.strictEscapes.contains(byte) {
      throw failure("unexpected \(found) after '\\'")
    }
    let simple: [UInt8: UInt8] = [
      0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11, 0x30: 0,
    ]
    switch byte {
    case UInt8(ascii: "x"): try append(try takeHexadecimal(2), to: &text)
    case UInt8(ascii: "u"):
      var value = try takeHexadecimal(4)
      if (0xD800...0xDBFF).contains(value), bytes[offset...].starts(with: [0x5C, 0x75]) {
        let behindFirst = offset
        offset += 1
        let low = try takeHexadecimal(4)
        if (0xDC00...0xDFFF).contains(low) {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        } else {
          offset = behindFirst
        }
      }
      try append(value, to: &text)
    case 0x0D, 0x0A:
      // A line continuation: the string continues on the next line.
      let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      advance()
      if isPair { advance() }
    case 0x31...0x39: throw failure("unexpected digit after '\\'")
    default:
      text.append(simple[byte] ?? byte)
      offset += 1
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) throws(JSONFailure) {
    // RFC 8259 allows an unpaired surrogate, although no text can represent it.
    guard let scalar = Unicode.Scalar(value) ?? (syntax == .strict ? "\u{FFFD}" : nil) else {
      throw failure("invalid \\u escape: no such character")
    }
    text += Array(String(scalar).utf8)
  }

  /// Takes the letter of an escape and the digits after it.
  private mutating func takeHexadecimal(_ count: Int) throws(JSONFailure) -> UInt32 {
    let digits = bytes[min(offset + 1, bytes.count)...].prefix(count)
      .compactMap(\.hexadecimalDigit)
    guard digits.count == count else {
      throw failure("an escape needs \(count) hexadecimal digits")
    }
    offset += 1 + count
    return digits.reduce(0) { $0 << 4 | UInt32($1) }
  }
}
