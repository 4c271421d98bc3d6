// The combined answers of the shared databases. Earlier databases take precedence and may discard what later ones
// state about a MIME type.

extension TypeRegistry {
  /// All patterns of the databases that match a file name, in the order of the databases.
  ///
  /// - Parameter name: One path component, as bytes.
  func sharedMatches(name: [UInt8]) -> [MIMECache.Match] {
    caches.indices.flatMap { sharedMatches(name: name, inCacheAt: $0) }
  }

  func sharedMatches(name: [UInt8], inCacheAt index: Int) -> [MIMECache.Match] {
    caches[index].matches(name: name).filter { match in
      !caches[..<index].contains { $0.discardsGlobs(ofMIMEType: match.mimeType) }
    }
  }

  /// The MIME types whose magic matches the data, by descending priority, each only once.
  ///
  /// If two databases have rules for a MIME type, the first one's counts.
  ///
  /// - Parameter data: The first bytes of a file; rules cover only the first 20 KiB or so.
  package func magicMatches(in data: ArraySlice<UInt8>) -> [MagicMatch] {
    var found: [MagicMatch] = []
    for (index, cache) in caches.enumerated() {
      for match in cache.magicMatches(in: data) {
        let isKnown = found.contains { $0.mimeType == match.mimeType }
        let isDiscarded = caches[..<index].contains {
          $0.discardsMagic(ofMIMEType: match.mimeType)
        }
        if !isKnown && !isDiscarded { found.append(match) }
      }
    }
    guard caches.count > 1 else { return found }
    return found.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// The MIME type of XML documents with this root element; nil if none is known.
  package func rootXMLType(namespace: String, localName: String) -> String? {
    caches.lazy.compactMap { $0.rootXMLType(namespace: namespace, localName: localName) }.first
  }
}
