package import Diagnostics

/// A name with blanks to fill in: `{date:%Y/%m}/{stem}-{n}.{ext}`.
///
/// A slash in the template, or made by a date, is a directory inside the destination; one in a filled-in
/// value is not, and becomes `_`. `{{` and `}}` stand for a brace itself. All text is carried text.
package struct NameTemplate: Equatable, Sendable {
  /// What the blanks are filled with.
  package struct Values: Equatable, Sendable {
    /// The name as it would be without a template.
    package var name: String
    /// The name without its extension.
    package var stem: String
    /// The extension without its dot; may be empty.
    package var fileExtension: String
    package var number: Int
    package var type: String

    package init(name: String, stem: String, fileExtension: String, number: Int, type: String) {
      self.name = name
      self.stem = stem
      self.fileExtension = fileExtension
      self.number = number
      self.type = type
    }
  }

  package enum Part: Equatable, Sendable {
    case text(String)
    case name, stem, fileExtension, number, type
    /// A `strftime` format.
    case date(String)
  }

  package let parts: [Part]

  /// Reads a template.
  ///
  /// - Throws: `NameTemplateError` for an unknown or unfinished blank, an absolute path, or a `..`.
  package init(_ text: String) throws(NameTemplateError) {
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    func endText() {
      if !literal.isEmpty { parts.append(.text(String(literal))) }
      literal = .init()
    }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" || scalar == "}" && rest.first == "}" else {
        literal.append(scalar)
        continue
      }
      if rest.first == scalar {
        rest.removeFirst()
        literal.append(scalar)
        continue
      }
      guard let close = rest.firstIndex(of: "}") else { throw .unfinished(text) }
      endText()
      parts.append(try Self.blank(Substring(rest[..<close])))
      rest = rest[rest.index(after: close)...]
    }
    endText()
    guard !parts.isEmpty else { throw .empty }
    self.parts = parts
    try Self.check(text)
  }

  /// Whether it may put what it names into a directory: it has a slash, or a date, which may have one.
  package var makesDirectories: Bool {
    parts.contains { part in
      switch part {
      case .text(let text): text.utf8.contains(Self.slash)
      case .date: true
      case .name, .stem, .fileExtension, .number, .type: false
      }
    }
  }

  private init(parts: [Part]) { self.parts = parts }

  /// What is behind the last slash that the template itself has.
  package var lastComponent: NameTemplate {
    var last: [Part] = []
    for part in parts {
      guard case .text(let text) = part,
        let slash = text.utf8.lastIndex(of: Self.slash)
      else {
        if case .date(let format) = part, format.utf8.contains(Self.slash) {
          last.removeAll()
          let name = format.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).last
          if let name, !name.isEmpty { last.append(.date(String(Substring(name)))) }
        } else {
          last.append(part)
        }
        continue
      }
      let rest = text.utf8[text.utf8.index(after: slash)...]
      last = rest.isEmpty ? [] : [.text(String(Substring(rest)))]
    }
    return last.isEmpty ? NameTemplate(parts: [.name]) : NameTemplate(parts: last)
  }

  /// Whether the template itself says which extension the name gets: by a blank, or as its name is said in full.
  package var saysExtension: Bool {
    parts.contains(.name) || parts.contains(.fileExtension) || lastComponent.isText
  }

  private var isText: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// Fills in the blanks; the answer is the directories and, last, the name, none of them empty.
  package func filled(
    with values: Values, date: (_ format: String) -> String
  ) -> [String] {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .name: path += Self.oneComponent(values.name)
      case .stem: path += Self.oneComponent(values.stem)
      case .fileExtension: path += Self.oneComponent(values.fileExtension)
      case .number: path += String(values.number)
      case .type: path += Self.oneComponent(values.type)
      case .date(let format): path += date(format)
      }
    }
    if values.fileExtension.isEmpty && path.hasSuffix(".") && parts.last == .fileExtension {
      path.removeLast()
    }
    let components = Self.components(of: path).filter { $0 != "." && $0 != ".." }
    return components.isEmpty ? [Self.oneComponent(values.name)] : components
  }

  private static func oneComponent(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == slash ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }

  /// A path is made of bytes: a slash is one also where a mark behind it makes another character of it.
  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  private static let slash = UInt8(ascii: "/")

  private static func blank(_ word: Substring) throws(NameTemplateError) -> Part {
    switch word {
    case "name": return .name
    case "stem": return .stem
    case "ext": return .fileExtension
    case "n": return .number
    case "type": return .type
    default:
      guard word.hasPrefix("date:"), word.count > 5 else {
        throw .unknownBlank(String(word))
      }
      return .date(String(word.dropFirst(5)))
    }
  }

  private static func check(_ text: String) throws(NameTemplateError) {
    if text.utf8.first == slash { throw .leaves(text) }
    if components(of: text).contains("..") { throw .leaves(text) }
    if text.utf8.last == slash { throw .noName(text) }
  }
}

/// Why a text is not a name template.
package enum NameTemplateError: Error, Equatable {
  case empty
  case unfinished(String)
  case unknownBlank(String)
  case leaves(String)
  case noName(String)
}

extension NameTemplateError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .empty: Diagnostic(.badTemplate, "the name template is empty")
    case .unfinished(let text):
      Diagnostic(.badTemplate, "a { in '\(text)' has no }", hints: ["write {{ for a brace itself"])
    case .unknownBlank(let word):
      Diagnostic(
        .badTemplate, "'{\(word)}' is not a blank of a name template",
        hints: [
          "the blanks are {name} {stem} {ext} {n} {date:%Y/%m} {type}",
          "write {{ for a brace itself",
        ])
    case .leaves(let text):
      Diagnostic(
        .badTemplate, "the name '\(text)' leads out of the destination",
        hints: ["give a name relative to the destination, without .."])
    case .noName(let text):
      Diagnostic(
        .badTemplate, "the name '\(text)' ends in a folder", hints: ["add {name} after the slash"])
    }
  }
}

extension Diagnostic.Code {
  package static let badTemplate = Self("name.badTemplate", .usage)
}
