/// The beginning of a file, as far as this project's own rules look.
struct Head {
  /// How much is read; text is judged by so much of it, too.
  static let limit = 65_536

  let bytes: ArraySlice<UInt8>
  /// Whether the file ends where the head does.
  let isWhole: Bool

  init(_ bytes: ArraySlice<UInt8>, isWhole: Bool) {
    self.bytes = bytes
    self.isWhole = isWhole
  }

  /// The number that `count` bytes (at most 8) from `offset` make, most significant first; nil when the
  /// head ends before them.
  func number(at offset: Int, count: Int) -> UInt64? {
    guard offset + count <= bytes.count else { return nil }
    var number: UInt64 = 0
    for index in bytes.startIndex + offset..<bytes.startIndex + offset + count {
      number = number << 8 | UInt64(bytes[index])
    }
    return number
  }

  /// Whether these bytes are at `offset`.
  func has(_ text: String, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[(bytes.startIndex + offset)...].starts(with: text.utf8)
  }

  /// The ASCII text of `count` bytes from `offset`.
  func text(at offset: Int, count: Int) -> String? {
    guard offset + count <= bytes.count else { return nil }
    let start = bytes.startIndex + offset
    return String(validating: bytes[start..<start + count], as: UTF8.self)
  }

  /// Whether it is text in UTF-8: well-formed, and without the control characters that no text has.
  ///
  /// A character that the end of the head cuts in two is not held against it. No bytes at all are text.
  var isText: Bool {
    bytes.allSatisfy { $0 >= 0x20 ? $0 != 0x7F : Self.mayStandInText($0) } && isWellFormed
  }

  /// Whether it is text once its zero bytes are left out, as lists of texts in C are.
  var isTextButForZeros: Bool {
    bytes.allSatisfy { $0 >= 0x20 ? $0 != 0x7F : $0 == 0 || Self.mayStandInText($0) }
      && isWellFormed
  }

  /// Whether it is well-formed UTF-8, as far as the head goes.
  var isWellFormed: Bool {
    var rest = bytes
    if !isWhole {
      // A lead byte among the last three begins a character that may go on behind the head.
      if let lead = rest.suffix(3).lastIndex(where: { $0 >= 0xC0 }) { rest = rest[..<lead] }
    }
    return (try? UTF8Span(validating: rest.span)) != nil
  }

  /// Whether texts have this control, one of those below the blank.
  static func mayStandInText(_ control: UInt8) -> Bool { textControls >> control & 1 == 1 }

  /// Bell to carriage return, and escape: the controls that occur in texts.
  private static let textControls: UInt32 = 0b0000_1000_0000_0000_0011_1111_1000_0000
}
