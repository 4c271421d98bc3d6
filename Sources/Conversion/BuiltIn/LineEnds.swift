/// Conversions of line endings: LF as on Unix, CRLF as on Windows and in network protocols.
///
/// A lone CR does not end a line, and is kept.
enum LineEnds {
  static func toCRLF(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var last: UInt8?
    while let byte = try reader.next() {
      if byte == newline, last != carriageReturn { try writer.put(carriageReturn) }
      try writer.put(byte)
      last = byte
    }
  }

  static func toLF(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    while let byte = try reader.next() {
      if byte == carriageReturn, try reader.peek() == newline { continue }
      try writer.put(byte)
    }
  }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let newline = UInt8(ascii: "\n")
}
