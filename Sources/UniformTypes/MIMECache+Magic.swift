// The rules of a `mime.cache` for the first bytes of a file.

/// A MIME type whose magic matches the first bytes of a file.
package struct MagicMatch: Hashable, Sendable {
  package var mimeType: String
  /// The priority of the rule, from 0 to 100; 50 is the usual priority.
  package var priority: Int
}

extension MIMECache {
  /// The MIME types whose magic matches the data, by descending priority, then in the order of the file.
  ///
  /// A type with several matching rules occurs once for each. The work is limited regardless of the cache's content;
  /// rules beyond the limit do not match.
  ///
  /// - Parameter data: The first bytes of a file; rules cover only the first 20 KiB or so.
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
        // Real data never matches this many rules; the cache is malicious.
        if found.count == 256 { break }
      }
    }
    return found.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// Whether rules of less important databases for a MIME type are discarded.
  ///
  /// The database marks this with a rule of priority 0 for bytes that never begin a file.
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
