// Whether a `mime.cache` is complete: everything that its entries reference is within the file.

extension MIMECache {
  /// Whether everything that the entries of all sections reference is within the bytes.
  ///
  /// Deeper levels are not checked, because every command that needs types waits for this check. A truncated file is
  /// detected because an entry of a section references the missing part; in a file with the usual layout the sections
  /// are at the end and are themselves truncated.
  var pointsInside: Bool {
    var lastString = 0
    for section in Section.allCases {
      guard let entries = entries(of: section) else { return false }
      for index in 0..<entries.count {
        let entry = entries.first + index * section.entrySize
        let strings = section.strings(isLeaf: word(0, ofEntryAt: entry) == 0)
        for index in 0..<3 where strings & (1 << index) != 0 {
          let offset = word(index, ofEntryAt: entry)
          guard offset < bytes.count else { return false }
          lastString = max(lastString, offset)
        }
        guard holdsList(of: section, at: entry) else { return false }
      }
    }
    return lastString == 0 || string(at: lastString) != nil
  }

  /// A number of an entry, by index; the caller has checked that the section is within the bytes.
  private func word(_ index: Int, ofEntryAt entry: Int) -> Int {
    Int(
      UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: entry + 4 * index, as: UInt32.self)))
  }

  /// Whether the list that an entry references is complete; true for entries without a list.
  private func holdsList(of section: Section, at entry: Int) -> Bool {
    switch section {
    case .parents:
      guard let list = number(at: entry + 4), let count = number(at: list) else { return false }
      return holds(count, entriesOf: 4, at: list + 4)
    case .suffixes where number(at: entry) != 0:
      guard let count = number(at: entry + 4), let first = number(at: entry + 8) else {
        return false
      }
      return holds(count, entriesOf: 12, at: first)
    case .magic:
      guard let count = number(at: entry + 8), let first = number(at: entry + 12) else {
        return false
      }
      return holds(count, entriesOf: 32, at: first)
    default: return true
    }
  }

  private func holds(_ count: Int, entriesOf size: Int, at first: Int) -> Bool {
    first <= bytes.count && count <= (bytes.count - first) / size
  }
}

extension MIMECache.Section {
  /// The numbers of an entry that are string offsets, as a bit set; the lowest bit is the first number.
  ///
  /// - Parameter isLeaf: Whether the entry begins with 0, which ends a suffix.
  fileprivate func strings(isLeaf: Bool) -> Int {
    switch self {
    case .aliases, .literals, .globs, .icons, .genericIcons: 0b011
    case .parents: 0b001
    case .suffixes: isLeaf ? 0b010 : 0
    case .magic: 0b010
    case .namespaces: 0b111
    }
  }
}
