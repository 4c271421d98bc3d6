// How a `mime.cache` knows files by what they begin with.

/// A MIME type whose magic the first bytes of a file fit.
package struct MagicMatch: Hashable, Sendable {
  package var mimeType: String
  /// From 0 to 100, 50 is the usual one: how sure the rule is.
  package var priority: Int
}

extension MIMECache {
  /// The MIME types whose magic some bytes fit, best priority first, then in the order of the file.
  ///
  /// A type that has several rules is there once for each that fits. The work is bounded, whatever
  /// the file says: what is left when it is used up does not fit.
  ///
  /// - Parameter data: The first bytes of a file; rules look no further than some 20 KiB.
  package func magicMatches(in data: ArraySlice<UInt8>) -> [MagicMatch] {
    guard let entries = entries(of: .magic), !data.isEmpty else { return [] }
    var found: [MagicMatch] = []
    data.withUnsafeBytes { data in
      var search = MagicSearch(rules: bytes, data: data)
      for index in 0..<entries.count {
        let entry = entries.first + index * 16
        guard let priority = number(at: entry), priority > 0, let count = number(at: entry + 8),
          let first = number(at: entry + 12), search.fitsAny(count, at: first),
          let type = number(at: entry + 4).flatMap(mimeType(at:))
        else { continue }
        found.append(MagicMatch(mimeType: type, priority: min(priority, 100)))
        // No data fit so many rules: such a file is hostile.
        if found.count == 256 { break }
      }
    }
    return found.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// Whether rules that lesser databases have for a MIME type do not count.
  ///
  /// It is written as a rule of priority 0 for bytes that no file begins with.
  func discardsMagic(ofMIMEType mimeType: String) -> Bool {
    guard let entries = entries(of: .magic) else { return false }
    return (0..<entries.count).contains { index in
      let entry = entries.first + index * 16
      guard number(at: entry) == 0, let name = number(at: entry + 4),
        let matchlet = number(at: entry + 12),
        number(at: matchlet + 12) == Self.noMagic.utf8CodeUnitCount,
        let value = number(at: matchlet + 16), stands(Self.noMagic, at: value)
      else { return false }
      return order(ofStringAt: name, and: mimeType.utf8) == 0
    }
  }

  private static let noMagic: StaticString = "__NOMAGIC__"

  private func stands(_ word: StaticString, at offset: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset >= 0, offset <= bytes.count - count else { return false }
    return bytes[offset..<offset + count].elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}
