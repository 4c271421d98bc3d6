import JSON

/// A strict streaming reader of JSON values (RFC 8259), in constant memory.
struct JSONStream {
  let reader: ByteReader
  /// Whether a value must end in the line in which it starts.
  var isInOneLine = false

  static let depthLimit = JSONReader.depthLimit

  /// Skips white space; returns the next byte without consuming it.
  func space() throws(StepFailure) -> UInt8? {
    while let byte = try reader.peek() {
      switch byte {
      case UInt8(ascii: "\n") where isInOneLine: throw reader.malformedNext(.splitLine)
      case 0x20, 0x09, 0x0A, 0x0D: reader.skip(byte)
      default: return byte
      }
    }
    return nil
  }

  /// Consumes the given byte; throws if another one follows.
  func expect(_ byte: UInt8, _ name: String) throws(StepFailure) {
    guard let next = try space() else { throw reader.malformedNext(.unexpectedEnd) }
    guard next == byte else {
      throw reader.malformedNext(.unexpectedByte(next, expected: name))
    }
    reader.skip(byte)
  }

  /// Throws unless only white space follows.
  func expectEnd() throws(StepFailure) {
    if try space() != nil { throw reader.malformedNext(.severalValues) }
  }

  /// Copies a value without the white space between tokens; numbers and strings are copied verbatim.
  func copyValue(to sink: some ByteSink) throws(StepFailure) {
    var closings: [UInt8] = []
    while true {
      if let closing = try copyBeginning(to: sink) {
        if closings.count == Self.depthLimit {
          throw reader.malformed(.tooDeep(limit: Self.depthLimit))
        }
        closings.append(closing)
        if try space() != closing {
          if closing == UInt8(ascii: "}") { try copyKey(to: sink) }
          continue
        }
      }
      while let closing = closings.last {
        guard let byte = try space() else { throw reader.malformedNext(.unexpectedEnd) }
        guard byte == closing else {
          // A comma is valid only after a value; after an opening bracket, the closing one was already checked
          // for.
          guard byte == UInt8(ascii: ",") else {
            throw reader.malformedNext(
              .unexpectedByte(
                byte, expected: closing == UInt8(ascii: "}") ? "',' or '}'" : "',' or ']'"))
          }
          reader.skip(byte)
          try sink.put(byte)
          if closing == UInt8(ascii: "}") { try copyKey(to: sink) }
          break
        }
        reader.skip(byte)
        try sink.put(byte)
        closings.removeLast()
      }
      if closings.isEmpty { return }
    }
  }

  /// Copies a scalar, or an opening bracket, in which case it returns the closing one.
  private func copyBeginning(to sink: some ByteSink) throws(StepFailure) -> UInt8? {
    guard let byte = try space() else { throw reader.malformedNext(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      reader.skip(byte)
      try sink.put(byte)
      return byte + 2
    case UInt8(ascii: "\""): try copyString(to: sink)
    default: try copyWord(to: sink)
    }
    return nil
  }

  private func copyKey(to sink: some ByteSink) throws(StepFailure) {
    let byte = try space()
    guard byte == UInt8(ascii: "\"") else {
      throw byte.map { reader.malformedNext(.unexpectedByte($0, expected: "a key")) }
        ?? reader.malformedNext(.unexpectedEnd)
    }
    try copyString(to: sink)
    try expect(UInt8(ascii: ":"), "':'")
    try sink.put(UInt8(ascii: ":"))
  }

  // MARK: - Literals

  /// Copies a number, `true`, `false` or `null`.
  func copyWord(to sink: some ByteSink) throws(StepFailure) {
    guard let byte = try space() else { throw reader.malformedNext(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "t"): try copy("true", to: sink)
    case UInt8(ascii: "f"): try copy("false", to: sink)
    case UInt8(ascii: "n"): try copy("null", to: sink)
    case UInt8(ascii: "-"), 0x30...0x39: try copyNumber(to: sink)
    default: throw reader.malformedNext(.unexpectedByte(byte, expected: "a value"))
    }
  }

  private func copy(_ word: StaticString, to sink: some ByteSink) throws(StepFailure) {
    for letter in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard let byte = try reader.peek() else { throw reader.malformedNext(.unexpectedEnd) }
      guard byte == letter else {
        throw reader.malformedNext(.unexpectedByte(byte, expected: "'\(word)'"))
      }
      reader.skip(byte)
      try sink.put(byte)
    }
  }

  private func copyNumber(to sink: some ByteSink) throws(StepFailure) {
    func digits() throws(StepFailure) {
      guard let first = try reader.peek(), first >= 0x30, first <= 0x39 else {
        throw reader.malformedNext(.badNumber)
      }
      while let byte = try reader.peek(), byte >= 0x30, byte <= 0x39 {
        reader.skip(byte)
        try sink.put(byte)
      }
    }
    func take(_ wanted: UInt8) throws(StepFailure) -> Bool {
      guard try reader.peek() == wanted else { return false }
      reader.skip(wanted)
      try sink.put(wanted)
      return true
    }
    _ = try take(UInt8(ascii: "-"))
    if try take(UInt8(ascii: "0")) {
      if let byte = try reader.peek(), byte >= 0x30, byte <= 0x39 {
        throw reader.malformedNext(.badNumber)
      }
    } else {
      try digits()
    }
    if try take(UInt8(ascii: ".")) { try digits() }
    var hasExponent = try take(UInt8(ascii: "e"))
    if !hasExponent { hasExponent = try take(UInt8(ascii: "E")) }
    if hasExponent {
      let plus = try take(UInt8(ascii: "+"))
      if !plus { _ = try take(UInt8(ascii: "-")) }
      try digits()
    }
  }

  // MARK: - Strings

  /// Copies a string with its quotation marks and escapes.
  func copyString(to sink: some ByteSink) throws(StepFailure) {
    try expect(UInt8(ascii: "\""), "'\"'")
    try sink.put(UInt8(ascii: "\""))
    var check = UTF8Check()
    while let byte = try reader.next() {
      guard check.takes(byte) else { throw reader.malformed(.notUTF8) }
      if byte < 0x20 { throw reader.malformed(.controlInString) }
      try sink.put(byte)
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let escape = try reader.next() else { break }
      try sink.put(escape)
      switch escape {
      case UInt8(ascii: "u"):
        for _ in 0..<4 {
          guard let digit = try reader.next() else { throw reader.malformedNext(.unexpectedEnd) }
          guard Self.hex(digit) != nil else { throw reader.malformed(.badEscape) }
          try sink.put(digit)
        }
      case let escape where Self.escapes.contains(escape): break
      default: throw reader.malformed(.badEscape)
      }
    }
    throw reader.malformedNext(.unexpectedEnd)
  }

  private static let escapes = Array("\"\\/bfnrt".utf8)

  /// Reads a string, and puts its decoded content as UTF-8.
  func readString(to sink: some ByteSink) throws(StepFailure) {
    try expect(UInt8(ascii: "\""), "'\"'")
    var check = UTF8Check()
    while let byte = try reader.next() {
      guard check.takes(byte) else { throw reader.malformed(.notUTF8) }
      if byte < 0x20 { throw reader.malformed(.controlInString) }
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\") else {
        try sink.put(byte)
        continue
      }
      switch try reader.next() {
      case UInt8(ascii: "u"): try sink.put(scalar: try scalar())
      case UInt8(ascii: "b"): try sink.put(0x08)
      case UInt8(ascii: "f"): try sink.put(0x0C)
      case UInt8(ascii: "n"): try sink.put(0x0A)
      case UInt8(ascii: "r"): try sink.put(0x0D)
      case UInt8(ascii: "t"): try sink.put(0x09)
      case let same? where Self.escapes.contains(same): try sink.put(same)
      case nil: throw reader.malformedNext(.unexpectedEnd)
      default: throw reader.malformed(.badEscape)
      }
    }
    throw reader.malformedNext(.unexpectedEnd)
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private func scalar() throws(StepFailure) -> UInt32 {
    let first = try unit()
    if first & 0xFC00 == 0xDC00 { throw reader.malformed(.loneSurrogate) }
    guard first & 0xFC00 == 0xD800 else { return first }
    guard try reader.next() == UInt8(ascii: "\\"), try reader.next() == UInt8(ascii: "u") else {
      throw reader.malformed(.loneSurrogate)
    }
    let second = try unit()
    guard second & 0xFC00 == 0xDC00 else { throw reader.malformed(.loneSurrogate) }
    return 0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF)
  }

  private func unit() throws(StepFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try reader.next() else { throw reader.malformedNext(.unexpectedEnd) }
      guard let digit = Self.hex(byte) else { throw reader.malformed(.badEscape) }
      value = value << 4 | digit
    }
    return value
  }

  private static func hex(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

extension ByteSink {
  /// Puts one byte of a string, escaped for JSON; the caller puts the quotation marks.
  @inline(__always)
  func put(inJSONString byte: UInt8) throws(StepFailure) {
    if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      return try put(byte)
    }
    try put(escaped: byte)
  }

  private func put(escaped byte: UInt8) throws(StepFailure) {
    switch byte {
    case 0x0A: try put("\\n")
    case 0x0D: try put("\\r")
    case 0x09: try put("\\t")
    case 0x00..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      try put("\\u00")
      try put(digits[Int(byte >> 4)])
      try put(digits[Int(byte & 15)])
    default:
      try put(UInt8(ascii: "\\"))
      try put(byte)
    }
  }
}
