/// Names that libmagic alone gives to types, and their usual ones.
enum MagicNames {
  static func usualName(_ name: String) -> String {
    guard let row = table.first(where: { "\($0.magic)" == name }) else { return name }
    return "\(row.usual)"
  }

  // To add a row: a name that libmagic's rules give, and the one that the shared MIME database or the
  // built-in table has for the same format.
  private static let table: [(magic: StaticString, usual: StaticString)] = [
    ("application/vnd.mif", "application/x-mif"),
    ("application/vnd.pagemaker", "application/x-pagemaker"),
    ("application/winhelp", "application/winhlp"),
    ("application/x-ace-compressed", "application/x-ace"),
    ("application/x-bytecode.python", "application/x-python-bytecode"),
    ("application/x-hdf5", "application/x-hdf"),
    ("application/x-starcalc", "application/vnd.stardivision.calc"),
    ("application/x-starimpress", "application/vnd.stardivision.impress"),
    ("application/x-starmath", "application/vnd.stardivision.math"),
    ("application/x-starwriter", "application/vnd.stardivision.writer"),
    ("application/x-sylk", "text/spreadsheet"),
    ("application/x-winhelp", "application/winhlp"),
    ("audio/mid", "audio/midi"),
    ("audio/vnd.dolby.dd-raw", "audio/ac3"),
    ("image/vnd.fpx", "image/x-fpx"),
    ("image/x-portable-greymap", "image/x-portable-graymap"),
    ("text/x-awk", "application/x-awk"),
    ("text/x-msdos-batch", "application/x-bat"),
    ("video/x-flc", "video/x-flic"),
  ]
}
