import SystemCalls

// Reads the numbers and texts of binary formats from a sample. Reads past the end return nil or false, so parsers
// need no bounds checks.
extension Sample {
  /// The size of the file, for arithmetic with offsets.
  var length: Int { Int(ForeignNumber(size).clamped) }

  /// The byte at an offset.
  func byte(_ offset: Int) -> Int? { little(offset, 1) }

  func little16(_ offset: Int) -> Int? { little(offset, 2) }
  func little32(_ offset: Int) -> Int? { little(offset, 4) }
  func little64(_ offset: Int) -> Int? { little(offset, 8) }
  func big16(_ offset: Int) -> Int? { big(offset, 2) }
  func big24(_ offset: Int) -> Int? { big(offset, 3) }
  func big32(_ offset: Int) -> Int? { big(offset, 4) }
  func big64(_ offset: Int) -> Int? { big(offset, 8) }

  /// A number in the byte order that the file states.
  func number(_ offset: Int, _ count: Int, isBig: Bool) -> Int? {
    isBig ? big(offset, count) : little(offset, count)
  }

  private func little(_ offset: Int, _ count: Int) -> Int? {
    let bytes = bytes(at: Int64(offset), count: count)
    guard bytes.count == count else { return nil }
    return number(bytes.reversed())
  }

  private func big(_ offset: Int, _ count: Int) -> Int? {
    let bytes = bytes(at: Int64(offset), count: count)
    guard bytes.count == count else { return nil }
    return number(bytes)
  }

  /// A number that can be added to an offset; nil if it is larger than any file.
  private func number(_ bytes: some Sequence<UInt8>) -> Int? {
    ForeignNumber(bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }).count().map { Int($0) }
  }

  /// Whether these ASCII characters occur at an offset.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let bytes = bytes(at: Int64(offset), count: text.utf8CodeUnitCount)
    return text.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// Whether these bytes occur at an offset.
  func has(_ pattern: [UInt8], at offset: Int = 0) -> Bool {
    bytes(at: Int64(offset), count: pattern.count).elementsEqual(pattern)
  }

  /// The four characters at an offset, with bytes above ASCII as Latin-1; empty at the end of the sample.
  func code(_ offset: Int) -> String {
    let bytes = bytes(at: Int64(offset), count: 4)
    guard bytes.count == 4 else { return "" }
    var code = String.UnicodeScalarView()
    for byte in bytes { code.append(Unicode.Scalar(byte)) }
    return String(code)
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first occurrence of these ASCII characters, relative to the start of the slice.
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

  /// Whether these ASCII characters occur in the slice.
  func contains(_ text: StaticString) -> Bool { firstOffset(of: text) != nil }
}
