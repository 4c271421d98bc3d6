// Which MIME types a `mime.cache` knows at all. The format has no list of them, so that they are
// gathered from all of its parts; only asked for by who wants to see them.

extension MIMECache {
  /// Every MIME type that the database says something of, sorted.
  package var mimeTypes: [String] {
    var positions: Set<Int> = []
    func add(_ section: Section, at offset: Int) {
      guard let entries = entries(of: section) else { return }
      for index in 0..<entries.count {
        if let position = number(at: entries.first + index * section.entrySize + offset) {
          positions.insert(position)
        }
      }
    }
    add(.aliases, at: 4)
    add(.parents, at: 0)
    add(.literals, at: 4)
    add(.globs, at: 4)
    add(.magic, at: 4)
    add(.namespaces, at: 8)
    add(.icons, at: 0)
    add(.genericIcons, at: 0)
    forEachSuffix { mimeType, _, _ in positions.insert(mimeType) }
    let names = Set(positions.compactMap(mimeType(at:)))
    return names.filter { self.mimeType(forAlias: $0) == nil }.sorted()
  }
}
