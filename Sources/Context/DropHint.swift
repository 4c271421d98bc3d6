/// Hints that several errors of a drop share.
enum DropHint {
  static let why = "'dnd … -n -v' explains each choice"
  static let copy = "'dnd … --copy' copies instead"
}
