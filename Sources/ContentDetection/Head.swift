/// The beginning of a file, to which most of the built-in rules are limited.
struct Head {
  /// The number of bytes read, which is also the amount by which text is judged.
  static let limit = 65_536

  let bytes: ArraySlice<UInt8>
  /// Whether the head contains the whole file.
  let isWhole: Bool

  init(_ bytes: ArraySlice<UInt8>, isWhole: Bool) {
    self.bytes = bytes
    self.isWhole = isWhole
  }

  /// The big-endian number in `count` bytes (at most 8) at `offset`; nil if the head ends before them.
  func number(at offset: Int, count: Int) -> UInt64? {
    guard offset + count <= bytes.count else { return nil }
    var number: UInt64 = 0
    for index in bytes.startIndex + offset..<bytes.startIndex + offset + count {
      number = number << 8 | UInt64(bytes[index])
    }
    return number
  }

  /// Whether the text occurs at `offset`.
  func has(_ text: String, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[(bytes.startIndex + offset)...].starts(with: text.utf8)
  }

  /// The text in `count` bytes at `offset`; nil if it is not UTF-8 or the head ends before its end.
  func text(at offset: Int, count: Int) -> String? {
    guard offset + count <= bytes.count else { return nil }
    let start = bytes.startIndex + offset
    return String(validating: bytes[start..<start + count], as: UTF8.self)
  }

  /// Whether the head is UTF-8 text: well-formed, and without control characters that do not occur in text.
  ///
  /// A character truncated by the end of the head is allowed. An empty head is text.
  var isText: Bool {
    bytes.allSatisfy { $0 >= 0x20 ? $0 != 0x7F : Self.mayStandInText($0) } && isWellFormed
  }

  /// Whether the head is text apart from zero bytes, like a list of C strings.
  var isTextButForZeros: Bool {
    bytes.allSatisfy { $0 >= 0x20 ? $0 != 0x7F : $0 == 0 || Self.mayStandInText($0) }
      && isWellFormed
  }

  /// Whether the head is well-formed UTF-8, ignoring a truncated character at its end.
  var isWellFormed: Bool {
    var rest = bytes
    if !isWhole {
      // A lead byte among the last three starts a character that may continue after the head.
      if let lead = rest.suffix(3).lastIndex(where: { $0 >= 0xC0 }) { rest = rest[..<lead] }
    }
    return (try? UTF8Span(validating: rest.span)) != nil
  }

  /// Whether a control character below the space occurs in texts.
  static func mayStandInText(_ control: UInt8) -> Bool { textControls >> control & 1 == 1 }

  /// The control characters that occur in texts: bell to carriage return, and escape.
  private static let textControls: UInt32 = 0b0000_1000_0000_0000_0011_1111_1000_0000
}
