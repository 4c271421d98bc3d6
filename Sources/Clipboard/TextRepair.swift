/// Repairs text as some programs put it on the clipboard.
package enum TextRepair {
  /// Text in UTF-8: without NULs at its end, and decoded if it is UTF-16, which Mozilla's HTML is.
  package static func repaired(_ bytes: [UInt8], latin: Bool = false) -> [UInt8] {
    if latin {
      return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    }
    var bytes = bytes[...]
    if let order = order(of: bytes) {
      let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return order == .big ? first << 8 | second : second << 8 | first
      }
      var text = Substring(String(decoding: units, as: UTF16.self))
      if text.first == "\u{FEFF}" { text.removeFirst() }
      while text.last == "\0" { text.removeLast() }
      return Array(text.utf8)
    }
    while bytes.last == 0 { bytes.removeLast() }
    return Array(bytes)
  }

  private enum Order { case big, little }

  /// The byte order if the text is UTF-16: it has a byte order mark, or every second of its first bytes is zero.
  private static func order(of bytes: ArraySlice<UInt8>) -> Order? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    let head = Array(bytes.prefix(64))
    guard head.count >= 4 else { return nil }
    let even = stride(from: 0, to: head.count - 1, by: 2).allSatisfy {
      head[$0] == 0 && head[$0 + 1] != 0
    }
    let odd = stride(from: 0, to: head.count - 1, by: 2).allSatisfy {
      head[$0] != 0 && head[$0 + 1] == 0
    }
    return even ? .big : odd ? .little : nil
  }
}
