/// Plain text as HTML.
enum MarkupConversion {
  /// The text as it is, lines and all, in a document of its own.
  static func textToHTML(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    // The parser of HTML drops a first newline in `pre`, so one that counts for nothing is there.
    try writer.put("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title></title>\n<pre>\n")
    var check = UTF8Check()
    while let byte = try reader.next() {
      guard check.takes(byte) else { throw reader.malformed(.notUTF8) }
      switch byte {
      case UInt8(ascii: "&"): try writer.put("&amp;")
      case UInt8(ascii: "<"): try writer.put("&lt;")
      case UInt8(ascii: ">"): try writer.put("&gt;")
      default: try writer.put(byte)
      }
    }
    if !check.isWhole { throw reader.malformed(.notUTF8) }
    try writer.put("</pre>\n")
  }
}
