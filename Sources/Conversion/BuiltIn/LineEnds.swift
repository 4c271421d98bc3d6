/// How lines of text end: as on Unix, or as networks and Windows have it.
///
/// A CR by itself ends no line in either, and stays.
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
