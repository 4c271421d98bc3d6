/// Conversion of plain text to HTML.
enum MarkupConversion {
  /// Writes the text verbatim, with its line breaks, as an HTML document.
  static func textToHTML(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    // HTML parsers drop the first newline in `pre`, so an extra one is written.
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
