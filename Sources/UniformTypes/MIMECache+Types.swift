// All MIME types in a `mime.cache`. The format has no list of them, so they are collected from all sections, and only
// when they are listed.

extension MIMECache {
  /// Every MIME type that the database mentions, sorted.
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
