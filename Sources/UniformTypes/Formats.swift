/// The door to the catalogue of formats: what is known of MIME types without the shared database.
///
/// A row is the place of a format in the catalogue. Its names are the usual ones; whoever asks by another
/// name gets the row of the format that it means. To change the catalogue, see `Tables/generate.py`.
enum Formats {
  static var count: Int { DeclaredFormats.count }

  private static var names: ConstantWords {
    ConstantWords(text: DeclaredFormats.names, starts: DeclaredFormats.nameStarts)
  }

  private static var aliases: ConstantWords {
    ConstantWords(text: DeclaredFormats.aliases, starts: DeclaredFormats.aliasStarts)
  }

  /// The row of a MIME type under any of its names, in any case of letters.
  static func row(of mimeType: some StringProtocol) -> Int? {
    names.index(of: mimeType)
      ?? aliases.index(of: mimeType).map { Int(DeclaredFormats.aliasFormats[$0]) }
  }

  /// The usual name of a row.
  static func name(_ row: Int) -> String { names.word(row) }

  /// The row of the declared type that a format is; nil where it is none.
  static func type(_ row: Int) -> Int? {
    let type = DeclaredFormats.identifiers[row]
    return type == none ? nil : Int(type)
  }

  /// The format that a declared type is, by its row; nil where it is none.
  static func row(ofType type: Int) -> Int? {
    let row = DeclaredFormats.formatsOfTypes[type]
    return row == none ? nil : Int(row)
  }

  /// What a format is a kind of.
  enum Parent: Hashable {
    case format(Int)
    case type(Int)
  }

  /// The parents of a row, in the order of the catalogue; of one that is a declared type, formats only.
  static func parents(_ row: Int) -> [Parent] {
    let starts = DeclaredFormats.parentStarts
    return DeclaredFormats.parents[Int(starts[row])..<Int(starts[row + 1])].map { parent in
      parent < identifierMark
        ? .format(Int(parent)) : .type(Int(parent - identifierMark))
    }
  }

  /// The rows of the formats as which the bytes of a row can be read, such as ZIP for documents in it.
  static func containers(_ row: Int) -> ArraySlice<UInt16> {
    let starts = DeclaredFormats.containerStarts
    return DeclaredFormats.containers[Int(starts[row])..<Int(starts[row + 1])]
  }

  /// The usual extensions of a row without their dot, the best first.
  static func extensions(_ row: Int) -> [String] {
    let starts = DeclaredFormats.ownStarts
    return DeclaredFormats.own[Int(starts[row])..<Int(starts[row + 1])].map { place in
      String(suffixes.words.word(Int(place)).dropFirst())
    }
  }

  private static let none: UInt16 = 0xFFFF
  private static let identifierMark: UInt16 = 0x8000
}
