import CTypeTables

/// Access to the table of declared types: rows by identifier or tag, and the facts of a row.
///
/// A row is the index of a type in the table. To change the table, see `Resources/generate`.
enum TypeTable {
  /// The sections in the order in which the generator writes them; each tag class has three sections.
  private enum Section {
    static let identifiers = 0
    static let labels = 1
    static let flags = 2
    static let parentCounts = 3
    static let ancestors = 4
    static let extensions = 5
    static let mimeTypes = 8
    static let otherMIMETypes = 11
    static let osTypes = 14
    static let pasteboardTypes = 17
  }

  private static var tables: ConstantTables { ConstantTables(dnd_type_table()) }

  static var count: Int { identifiers.count }

  private static var identifiers: ConstantWords { tables.words(Section.identifiers) }

  private static var flags: UnsafeBufferPointer<UInt8> { tables.numbers(Section.flags) }

  /// The row of an identifier, ignoring case.
  static func row(of identifier: String) -> Int? { identifiers.index(of: identifier) }

  /// The type of a row, as spelled in its declaration.
  static func type(_ row: Int) -> UniformType { UniformType(identifiers.word(row)) }

  /// The name of a type shown to users; nil if it has none.
  static func label(_ row: Int) -> String? {
    let words = tables.words(Section.labels)
    return words[row].isEmpty ? nil : words.word(row)
  }

  /// The rows of all supertypes, nearest first.
  static func ancestors(_ row: Int) -> UnsafeBufferPointer<UInt16> {
    tables.lists(Section.ancestors)[row]
  }

  /// The rows of the direct supertypes, in the order of the declaration.
  static func parents(_ row: Int) -> UnsafeBufferPointer<UInt16> {
    let counts = tables.numbers(Section.parentCounts, UInt8.self)
    return UnsafeBufferPointer(rebasing: ancestors(row).prefix(Int(counts[row])))
  }

  /// Whether a type covers any format, so that its tags do not identify a format.
  static func namesNoFormat(_ row: Int) -> Bool { flags[row] & 1 != 0 }

  /// Whether a type conforms to `public.data`.
  static func isData(_ row: Int) -> Bool { flags[row] & 16 != 0 }

  /// Whether a type is declared only because the catalogue has its format.
  static func isOfCatalogue(_ row: Int) -> Bool { flags[row] & 64 != 0 }

  /// Whether a type conforms to `public.directory`.
  static func isDirectory(_ row: Int) -> Bool { flags[row] & 32 != 0 }
}

extension TypeTable {
  /// The tags of one class, such as the file name extensions.
  struct Tags {
    let words: ConstantWords
    /// Rows by word.
    private let claims: ConstantLists
    /// Words by row.
    private let own: ConstantLists
    private let ignoresCase: Bool

    fileprivate init(_ section: Int, ignoresCase: Bool) {
      words = tables.words(section)
      claims = tables.lists(section + 1)
      own = tables.lists(section + 2)
      self.ignoresCase = ignoresCase
    }

    /// The rows that claim a word, its owner first.
    func claims(of word: some StringProtocol) -> UnsafeBufferPointer<UInt16> {
      guard let index = words.index(of: word, ignoringCase: ignoresCase) else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      return claims[index]
    }

    /// The words of a row, the preferred one first.
    func words(of row: Int) -> [String] { own[row].map { words.word(Int($0)) } }

    /// The preferred word of a row.
    func preferred(of row: Int) -> String? { own[row].first.map { words.word(Int($0)) } }
  }

  static var extensions: Tags { Tags(Section.extensions, ignoresCase: true) }

  static var mimeTypes: Tags { Tags(Section.mimeTypes, ignoresCase: true) }

  /// Names that Linux tools use for MIME types that are declared under another name or not at all.
  static var otherMIMETypes: Tags { Tags(Section.otherMIMETypes, ignoresCase: true) }

  static var osTypes: Tags { Tags(Section.osTypes, ignoresCase: false) }

  static var pasteboardTypes: Tags { Tags(Section.pasteboardTypes, ignoresCase: false) }
}
