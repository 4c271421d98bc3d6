// The numbers and texts that binary formats are made of, read from a sample. Everything is nil or false
// where the sample ends, so that parsers need no bounds of their own.
extension Sample {
  /// The size of the file, for arithmetic with offsets.
  var length: Int { Int(clamping: size) }

  /// The byte at an offset.
  func byte(_ offset: Int) -> Int? { little(offset, 1) }

  func little16(_ offset: Int) -> Int? { little(offset, 2) }
  func little32(_ offset: Int) -> Int? { little(offset, 4) }
  func little64(_ offset: Int) -> Int? { little(offset, 8) }
  func big16(_ offset: Int) -> Int? { big(offset, 2) }
  func big24(_ offset: Int) -> Int? { big(offset, 3) }
  func big32(_ offset: Int) -> Int? { big(offset, 4) }
  func big64(_ offset: Int) -> Int? { big(offset, 8) }

  /// A number in the byte order of a file that says which it has.
  func number(_ offset: Int, _ count: Int, isBig: Bool) -> Int? {
    isBig ? big(offset, count) : little(offset, count)
  }

  private func little(_ offset: Int, _ count: Int) -> Int? {
    let bytes = bytes(at: Int64(offset), count: count)
    guard bytes.count == count else { return nil }
    return Int(exactly: bytes.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  private func big(_ offset: Int, _ count: Int) -> Int? {
    let bytes = bytes(at: Int64(offset), count: count)
    guard bytes.count == count else { return nil }
    return Int(exactly: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  /// Whether these ASCII characters are at an offset.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let bytes = bytes(at: Int64(offset), count: text.utf8CodeUnitCount)
    return text.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// Whether these bytes are at an offset.
  func has(_ pattern: [UInt8], at offset: Int = 0) -> Bool {
    bytes(at: Int64(offset), count: pattern.count).elementsEqual(pattern)
  }

  /// Four characters as they are at an offset, bytes above ASCII as Latin-1; empty where there are none.
  func code(_ offset: Int) -> String {
    let bytes = bytes(at: Int64(offset), count: 4)
    guard bytes.count == 4 else { return "" }
    var code = String.UnicodeScalarView()
    for byte in bytes { code.append(Unicode.Scalar(byte)) }
    return String(code)
  }
}

extension ArraySlice<UInt8> {
  /// Where these ASCII characters first are, counted from the beginning of the slice.
  func firstOffset(of text: StaticString) -> Int? {
    text.withUTF8Buffer { pattern in
      withUnsafeBufferPointer { bytes in
        guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
        for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
          if bytes[start..<start + pattern.count].elementsEqual(pattern) { return start }
        }
        return nil
      }
    }
  }

  /// Whether these ASCII characters are anywhere in it.
  func contains(_ text: StaticString) -> Bool { firstOffset(of: text) != nil }
}
