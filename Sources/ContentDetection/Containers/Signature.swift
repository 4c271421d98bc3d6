/// A format told from fixed bytes at one place.
///
/// Only what such bytes settle is here; where they leave anything open, a file of its own looks further.
struct Signature: Sendable {
  /// ASCII characters as they are; `\xHH` is one byte, `\?` any.
  let pattern: StaticString
  let offset: Int
  let type: StaticString
  let certainty: Finding.Certainty

  init(
    _ pattern: StaticString, at offset: Int = 0, _ type: StaticString,
    _ certainty: Finding.Certainty = .settled
  ) {
    self.pattern = pattern
    self.offset = offset
    self.type = type
    self.certainty = certainty
  }

  /// What the fixed bytes of a file say; the first row that fits wins.
  static func finding(in sample: Sample) -> Finding? {
    for table in [pictures, media, archives, documents, data, machines] {
      if let row = table.first(where: { $0.matches(sample) }) {
        return Finding(
          mimeType: "\(row.type)", certainty: row.certainty, sign: "signature \(row.pattern)")
      }
    }
    return nil
  }

  /// Whether the bytes stand there.
  func matches(_ sample: Sample) -> Bool {
    let bytes = sample.bytes(at: Int64(offset), count: pattern.utf8CodeUnitCount)
    return pattern.withUTF8Buffer { pattern in
      var next = bytes.startIndex
      var index = 0
      while index < pattern.count {
        guard next < bytes.endIndex else { return false }
        var wanted: UInt8? = pattern[index]
        index += 1
        if wanted == UInt8(ascii: "\\"), index < pattern.count {
          if pattern[index] == UInt8(ascii: "?") {
            (wanted, index) = (nil, index + 1)
          } else if index + 2 < pattern.count {
            wanted = Self.digit(pattern[index + 1]) << 4 | Self.digit(pattern[index + 2])
            index += 3
          }
        }
        if let wanted, bytes[next] != wanted { return false }
        next += 1
      }
      return true
    }
  }

  private static func digit(_ character: UInt8) -> UInt8 {
    character <= UInt8(ascii: "9") ? character & 15 : (character & 0xDF) - UInt8(ascii: "A") + 10
  }
}
