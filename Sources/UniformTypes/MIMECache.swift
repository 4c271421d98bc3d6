/// The system's shared MIME database, read in place from the bytes of a `mime.cache` file.
///
/// The format follows the shared-mime-info specification, versions 1.1 and 1.2: big-endian 32-bit offsets and counts.
/// The content is untrusted: each offset is checked before it is followed, walks are bounded, and invalid parts are
/// ignored.
///
/// The type is `@unchecked Sendable` because the bytes are never written and the owner is only retained.
package struct MIMECache: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// The path of the file, as carried text; nil if unknown.
  let file: String?
  private let owner: AnyObject?

  /// Wraps the bytes of a file, which must not change while `owner` lives.
  ///
  /// Returns nil if the bytes are not a cache of a known version, or if a section or data that its entries reference
  /// is out of bounds. Deeper damage is not an error: it is skipped when it is encountered.
  ///
  /// - Parameter file: The path of the file, as carried text; used only in messages.
  package init?(bytes: UnsafeRawBufferPointer, keeping owner: AnyObject?, file: String? = nil) {
    self.bytes = bytes
    self.file = file
    self.owner = owner
    guard bytes.count >= Section.headerSize, number16(at: 0) == 1, let minor = number16(at: 2),
      minor == 1 || minor == 2
    else { return nil }
    guard pointsInside else { return nil }
  }

  /// The sections in the header; the raw value is the offset of the section's pointer.
  enum Section: Int, CaseIterable {
    case aliases = 4
    case parents = 8
    case literals = 12
    case suffixes = 16
    case globs = 20
    case magic = 24
    case namespaces = 28
    case icons = 32
    case genericIcons = 36

    static let headerSize = 40

    /// The size of an entry in bytes.
    var entrySize: Int {
      switch self {
      case .aliases, .parents, .icons, .genericIcons: 8
      case .literals, .suffixes, .globs, .namespaces: 12
      case .magic: 16
      }
    }

    /// The offset of the field that points to the first entry; nil if the entries follow the count directly.
    var firstOffset: Int? {
      switch self {
      case .suffixes: 4
      case .magic: 8
      case .aliases, .parents, .literals, .globs, .namespaces, .icons, .genericIcons: nil
      }
    }
  }

  func start(of section: Section) -> Int? { number(at: section.rawValue) }

  /// The number of entries in a section and the offset of the first; nil if they are out of bounds.
  func entries(of section: Section) -> (count: Int, first: Int)? {
    guard let start = start(of: section), start >= Section.headerSize, start % 4 == 0,
      let count = number(at: start)
    else { return nil }
    var first: Int? = start + 4
    if let offset = section.firstOffset { first = number(at: start + offset) }
    guard let first, first <= bytes.count, count <= (bytes.count - first) / section.entrySize
    else { return nil }
    return (count, first)
  }

  /// The 32-bit number at an offset; nil if it is out of bounds.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  private func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// The bytes of the NUL-terminated string at an offset; nil if there is no NUL within 1024 bytes.
  func string(at offset: Int) -> UnsafeRawBufferPointer? {
    guard offset >= 0, offset < bytes.count else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[offset..<min(bytes.count, offset + 1024)])
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return UnsafeRawBufferPointer(rebasing: rest[..<end])
  }

  /// Compares the NUL-terminated string at an offset with `key`.
  ///
  /// Negative if the string sorts first, 0 if both are equal; nil if the bytes end too early.
  func order(ofStringAt offset: Int, and key: some Collection<UInt8>) -> Int? {
    guard offset >= 0 else { return nil }
    var current = offset
    for byte in key {
      guard current < bytes.count else { return nil }
      if bytes[current] != byte { return bytes[current] < byte ? -1 : 1 }
      current += 1
    }
    guard current < bytes.count else { return nil }
    return bytes[current] == 0 ? 0 : 1
  }

  /// The MIME type at an offset; nil unless it is `type/subtype` in printable ASCII.
  func mimeType(at offset: Int) -> String? {
    guard let bytes = string(at: offset), bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      bytes.count(where: { $0 == 0x2F }) == 1, bytes.first != 0x2F, bytes.last != 0x2F
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of `size`-byte entries in a list: its count, limited to those within the bytes.
  func count(at offset: Int, entriesOf size: Int) -> Int {
    guard let count = number(at: offset) else { return 0 }
    return min(count, (bytes.count - offset - 4) / size)
  }

  /// The offset of the entry for a key in a list whose entries are sorted by key and begin with the key's offset.
  func entry(of key: some Collection<UInt8>, listAt offset: Int, entriesOf size: Int) -> Int? {
    var lower = 0
    var upper = count(at: offset, entriesOf: size)
    while lower < upper {
      let middle = (lower + upper) / 2
      let entry = offset + 4 + middle * size
      guard let order = number(at: entry).flatMap({ order(ofStringAt: $0, and: key) }) else {
        return nil
      }
      if order == 0 { return entry }
      if order < 0 { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }
}

// MARK: Aliases and subclasses
extension MIMECache {
  /// The MIME type that an alias refers to; nil if it is not an alias.
  package func mimeType(forAlias alias: String) -> String? {
    guard let list = start(of: .aliases),
      let entry = entry(of: alias.utf8, listAt: list, entriesOf: 8)
    else { return nil }
    return number(at: entry + 4).flatMap(mimeType(at:))
  }

  /// The aliases of a MIME type.
  package func aliases(of mimeType: String) -> [String] {
    guard let list = start(of: .aliases) else { return [] }
    return (0..<count(at: list, entriesOf: 8)).compactMap { index in
      let entry = list + 4 + index * 8
      guard let target = number(at: entry + 4), order(ofStringAt: target, and: mimeType.utf8) == 0
      else { return nil }
      return number(at: entry).flatMap(self.mimeType(at:))
    }
  }

  /// The MIME types of which a type is declared to be a subclass, in the order of the file.
  package func parents(of mimeType: String) -> [String] {
    guard let list = start(of: .parents),
      let entry = entry(of: mimeType.utf8, listAt: list, entriesOf: 8),
      let parents = number(at: entry + 4)
    else { return [] }
    // No type has many parents; an excessive count means damage.
    return (0..<min(count(at: parents, entriesOf: 4), 64)).compactMap { index in
      number(at: parents + 4 + index * 4).flatMap(self.mimeType(at:))
    }
  }

  /// Whether the database has parents, aliases or extensions for a MIME type.
  package func knows(mimeType: String) -> Bool {
    !parents(of: mimeType).isEmpty || !aliases(of: mimeType).isEmpty
      || self.mimeType(forAlias: mimeType) != nil || !extensions(of: mimeType).isEmpty
  }
}
