import CTypeTables

/// Access to the catalogue of formats: what is known about MIME types without the shared database.
///
/// A row is the index of a format in the catalogue. Its name is the usual one; other names resolve to the same row.
/// To change the catalogue, see `Resources/generate`.
enum Formats {
  /// The sections in the order in which the generator writes them; each group of claims has three sections.
  enum Section {
    static let names = 0
    static let aliases = 1
    static let aliasFormats = 2
    static let types = 3
    static let formatsOfTypes = 4
    static let parents = 5
    static let containers = 6
    static let suffixes = 7
    static let exactSuffixes = 10
    static let literals = 13
    static let exactLiterals = 16
    static let extensions = 19
    static let patterns = 20
    static let patternFormats = 21
    static let patternWeights = 22
    static let signs = 23
    static let signsOfFormats = 24
    static let interpreters = 25
    static let formatsOfInterpreters = 26
  }

  static var tables: ConstantTables { ConstantTables(dnd_format_table()) }

  static var count: Int { names.count }

  private static var names: ConstantWords { tables.words(Section.names) }

  /// The row of a MIME type by any of its names, ignoring case.
  static func row(of mimeType: some StringProtocol) -> Int? {
    names.index(of: mimeType)
      ?? tables.words(Section.aliases).index(of: mimeType).map {
        Int(tables.numbers(Section.aliasFormats, UInt16.self)[$0])
      }
  }

  /// The usual name of a row.
  static func name(_ row: Int) -> String { names.word(row) }

  /// The row of the declared type of a format; nil if it has none.
  static func type(_ row: Int) -> Int? {
    let type = tables.numbers(Section.types, UInt16.self)[row]
    return type == none ? nil : Int(type)
  }

  /// The format of a declared type, given the type's row; nil if it has none.
  static func row(ofType type: Int) -> Int? {
    let row = tables.numbers(Section.formatsOfTypes, UInt16.self)[type]
    return row == none ? nil : Int(row)
  }

  /// A parent of a format.
  enum Parent: Hashable {
    case format(Int)
    case type(Int)
  }

  /// The parents of a row, in the order of the catalogue; for a declared type, only formats.
  static func parents(_ row: Int) -> [Parent] {
    tables.lists(Section.parents)[row].map { parent in
      parent < identifierMark
        ? .format(Int(parent)) : .type(Int(parent - identifierMark))
    }
  }

  /// The formats that can also read the bytes of a row, such as ZIP for documents based on it.
  static func containers(_ row: Int) -> UnsafeBufferPointer<UInt16> {
    tables.lists(Section.containers)[row]
  }

  /// The usual extensions of a row, without their dots, best first.
  static func extensions(_ row: Int) -> [String] {
    tables.lists(Section.extensions)[row].map { index in
      String(suffixes.words.word(Int(index)).dropFirst())
    }
  }

  /// The signs of which every file of a row has one; empty if there are files without any.
  static func signs(_ row: Int) -> [String] {
    let words = tables.words(Section.signs)
    return tables.lists(Section.signsOfFormats)[row].map { words.word(Int($0)) }
  }

  /// The row of the language that an interpreter reads, given the name of its program.
  static func row(ofInterpreter program: some StringProtocol) -> Int? {
    tables.words(Section.interpreters).index(of: program).map {
      Int(tables.numbers(Section.formatsOfInterpreters, UInt16.self)[$0])
    }
  }

  private static let none: UInt16 = 0xFFFF
  private static let identifierMark: UInt16 = 0x8000
}
