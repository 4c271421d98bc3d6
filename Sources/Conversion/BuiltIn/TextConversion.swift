/// Conversions between the Unicode encodings of text.
enum TextConversion {
  /// Copies UTF-8, or decodes UTF-16 that has a byte order mark; byte order marks are removed.
  static func toUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    if reader.offset == 0, let first = try reader.peek(), first >= 0xFE {
      return try utf16ToUTF8(reader, writer, largerFirst: nil)
    }
    var check = UTF8Check()
    while let byte = try reader.next() {
      guard check.takes(byte) else { throw reader.malformed(.notUTF8) }
      try writer.put(byte)
    }
    if !check.isWhole { throw reader.malformed(.notUTF8) }
  }

  /// - Parameter largerFirst: Whether text without a byte order mark is big-endian; if nil, a mark is required.
  static func utf16ToUTF8(
    _ reader: ByteReader, _ writer: ByteWriter, largerFirst: Bool?
  ) throws(StepFailure) {
    var largerFirst = largerFirst
    var isFirst = true
    while let unit = try self.unit(reader, largerFirst ?? true) {
      if isFirst {
        isFirst = false
        if unit == 0xFEFF {
          largerFirst = largerFirst ?? true
          continue
        }
        if unit == 0xFFFE {
          largerFirst = !(largerFirst ?? true)
          continue
        }
        if largerFirst == nil { throw reader.malformed(.notUTF8) }
      }
      var scalar = UInt32(unit)
      if unit & 0xFC00 == 0xDC00 { throw reader.malformed(.loneSurrogate) }
      if unit & 0xFC00 == 0xD800 {
        guard let low = try self.unit(reader, largerFirst ?? true), low & 0xFC00 == 0xDC00 else {
          throw reader.malformed(.loneSurrogate)
        }
        scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
      }
      try writer.put(scalar: scalar)
    }
  }

  private static func unit(
    _ reader: ByteReader, _ largerFirst: Bool
  ) throws(StepFailure) -> UInt16? {
    guard let first = try reader.next() else { return nil }
    guard let second = try reader.next() else { throw reader.malformed(.halfUnit) }
    return largerFirst
      ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
  }

  static func utf8ToUTF16(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    guard try reader.peek() != nil else { return }
    try writer.put([0xFF, 0xFE])
    while let scalar = try reader.nextScalar() {
      if scalar > 0xFFFF {
        try put(UInt16(0xD800 | (scalar - 0x10000) >> 10), writer)
        try put(UInt16(0xDC00 | (scalar - 0x10000) & 0x3FF), writer)
      } else {
        try put(UInt16(scalar), writer)
      }
    }
  }

  private static func put(_ unit: UInt16, _ writer: ByteWriter) throws(StepFailure) {
    try writer.put(UInt8(unit & 0xFF))
    try writer.put(UInt8(unit >> 8))
  }
}

extension ByteReader {
  /// Reads the next scalar from UTF-8; nil at the end.
  func nextScalar() throws(StepFailure) -> UInt32? {
    guard let first = try next() else { return nil }
    var check = UTF8Check()
    guard check.takes(first) else { throw malformed(.notUTF8) }
    if check.isWhole { return UInt32(first) }
    var scalar = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
    while !check.isWhole {
      guard let byte = try next(), check.takes(byte) else { throw malformed(.notUTF8) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return scalar
  }
}

extension ByteSink {
  /// Puts a scalar, which must not be a surrogate, as UTF-8.
  func put(scalar: UInt32) throws(StepFailure) {
    if scalar < 0x80 { return try put(UInt8(scalar)) }
    if scalar < 0x800 {
      try put(UInt8(0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        try put(UInt8(0xE0 | scalar >> 12))
      } else {
        try put(UInt8(0xF0 | scalar >> 18))
        try put(UInt8(0x80 | scalar >> 12 & 0x3F))
      }
      try put(UInt8(0x80 | scalar >> 6 & 0x3F))
    }
    try put(UInt8(0x80 | scalar & 0x3F))
  }
}
