import TestSupport

/// The options that a manual page defines.
struct ManPage {
  let lines: [Substring]

  init(_ name: String) throws {
    lines = try SourceTree.file("man/\(name)").lines
  }

  init(text: String) { lines = text.split(separator: "\n") }

  /// The flags defined by list items, in the whole page or in one section.
  func flags(in section: String? = nil) -> Set<String> {
    var isInside = section == nil
    var flags: Set<String> = []
    for line in lines {
      if line.hasPrefix(".Sh "), let section { isInside = line == ".Sh \(section)" }
      guard isInside, line.hasPrefix(".It ") else { continue }
      flags.formUnion(line.matches(of: #/Fl (-?[A-Za-z0-9][A-Za-z0-9-]*)/#).map { "-\($0.1)" })
    }
    return flags
  }
}
