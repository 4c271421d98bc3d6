/// Names that libmagic alone gives to types, and their usual ones.
enum MagicNames {
  static func usualName(_ name: String) -> String {
    guard let row = table.first(where: { "\($0.magic)" == name }) else { return name }
    return "\(row.usual)"
  }

  // To add a row: a name that libmagic's rules give, and the one that the shared MIME database or the
  // built-in table has for the same format.
  private static let table: [(magic: StaticString, usual: StaticString)] = [
    ("image/x-ms-bmp", "image/bmp")
  ]
}
