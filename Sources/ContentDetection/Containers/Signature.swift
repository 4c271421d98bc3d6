/// A format identified by fixed bytes at a fixed offset.
///
/// The tables hold only formats that such bytes identify; other formats have separate files.
struct Signature: Sendable {
  /// ASCII characters match themselves; `\xHH` is one byte, `\?` any byte.
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

  /// The usual names of the formats that the tables know for certain.
  ///
  /// Disks and cartridges are left out, because there are copies without a header.
  static let formats: Set<String> = Set(
    [pictures, media, archives, documents, data].joined().filter { $0.certainty == .settled }
      .map { MagicNames.usualName("\($0.type)") })

  private var finding: Finding {
    Finding(mimeType: "\(type)", certainty: certainty, sign: "signature \(pattern)")
  }

  /// The finding of the first signature that matches.
  static func finding(in sample: Sample) -> Finding? {
    for table in [pictures, media, archives, documents, data, machines] {
      if let row = table.first(where: { $0.matches(sample) }) {
        return row.finding
      }
    }
    return nil
  }

  /// The finding of the first archive signature at offset 0; signatures further in may belong to a member.
  static func archive(in sample: Sample) -> Finding? {
    guard let row = archives.first(where: { $0.offset == 0 && $0.matches(sample) }) else {
      return nil
    }
    return row.finding
  }

  /// The finding in a file that ends within or right behind its signature, as a download that was cut off does.
  ///
  /// All characters of the signature must be there. Such a file may also be a text, so a name must say the same.
  static func cutOff(_ sample: Sample) -> Finding? {
    let bytes = sample.head.bytes
    guard sample.head.isWhole, (4...32).contains(bytes.count) else { return nil }
    let row = [pictures, media, archives, documents, data].joined().first { row in
      row.offset == 0
        && row.pattern.withUTF8Buffer {
          bytes.starts(with: $0.prefix { $0 != UInt8(ascii: "\\") })
            && matches($0, at: 0, in: sample, isCutOff: true)
        }
    }
    return row.map { .likely("\($0.type)", "nothing but the signature \($0.pattern)") }
  }

  /// Whether the signature matches.
  func matches(_ sample: Sample) -> Bool {
    pattern.withUTF8Buffer { Self.matches($0, at: offset, in: sample) }
  }

  /// Whether the bytes that a pattern describes are at an offset.
  ///
  /// - Parameter isCutOff: Whether the file must end there, possibly before the end of the pattern.
  static func matches(
    _ pattern: some RandomAccessCollection<UInt8>, at offset: Int, in sample: Sample,
    isCutOff: Bool = false
  ) -> Bool {
    let bytes = sample.bytes(at: Int64(offset), count: pattern.count)
    var next = bytes.startIndex
    var index = pattern.startIndex
    while index < pattern.endIndex {
      guard next < bytes.endIndex else { return isCutOff }
      var wanted: UInt8? = pattern[index]
      index = pattern.index(after: index)
      if wanted == UInt8(ascii: "\\"), index < pattern.endIndex {
        if pattern[index] == UInt8(ascii: "?") {
          wanted = nil
          index = pattern.index(after: index)
        } else if let end = pattern.index(index, offsetBy: 3, limitedBy: pattern.endIndex) {
          let digits = pattern[index..<end].dropFirst()
          wanted = digits.reduce(0) { $0 << 4 | digit($1) }
          index = end
        }
      }
      if let wanted, bytes[next] != wanted { return false }
      next += 1
    }
    return !isCutOff || next == sample.head.bytes.endIndex
  }

  private static func digit(_ character: UInt8) -> UInt8 {
    character <= UInt8(ascii: "9") ? character & 15 : (character & 0xDF) - UInt8(ascii: "A") + 10
  }
}
