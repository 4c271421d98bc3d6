// What the shared databases say together of a file's name and bytes. Of several, the first one counts
// more; it may also say that what the others know of a MIME type does not count.

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

  /// The MIME types whose magic some bytes fit, best priority first; each is there once.
  ///
  /// Of two databases that know one MIME type, the first one's rule counts.
  ///
  /// - Parameter data: The first bytes of a file; rules look no further than some 20 KiB.
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

  /// The MIME type of XML documents whose outermost element has this name; nil where none is known.
  package func rootXMLType(namespace: String, localName: String) -> String? {
    caches.lazy.compactMap { $0.rootXMLType(namespace: namespace, localName: localName) }.first
  }
}
