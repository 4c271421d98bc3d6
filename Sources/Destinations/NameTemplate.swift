package import Diagnostics

/// A file name with placeholders, such as `{date:%Y/%m}/{stem}-{n:03}.{ext:lower}`.
///
/// A slash in the template or in a formatted date separates directories; a slash in any other value is replaced
/// by `_`. `{{` and `}}` stand for literal braces. All text is carried text.
package struct NameTemplate: Equatable, Sendable {
  /// The values of the placeholders.
  package struct Values: Equatable, Sendable {
    /// The name without a template.
    package var name: String
    /// The name without its extension.
    package var stem: String
    /// The extension without its dot; may be empty.
    package var fileExtension: String
    package var number: Int
    package var type: String
    package var camera = "unknown"

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
    case name(Letters = .asGiven)
    case stem(Letters = .asGiven)
    case fileExtension(Letters = .asGiven)
    /// Padded with zeros to this number of digits.
    case number(digits: Int = 1)
    /// The number that follows those in the folder, likewise padded.
    case counter(digits: Int = 1)
    case camera
    case type
    /// A `strftime` format.
    case date(String)

    var isCounter: Bool { if case .counter = self { true } else { false } }
  }

  /// A conversion to lowercase or uppercase.
  package enum Letters: String, Sendable {
    case asGiven = "", lower, upper

    func applied(to text: String) -> String {
      switch self {
      case .asGiven: text
      case .lower: text.lowercased()
      case .upper: text.uppercased()
      }
    }
  }

  package let parts: [Part]

  /// Parses a template.
  ///
  /// - Throws: `NameTemplateError` for an unknown or unterminated placeholder, an absolute path, or a `..`.
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
    let counters = parts.count(where: \.isCounter)
    if counters > 1 || counters != lastComponent.parts.count(where: \.isCounter) {
      throw .counts(text)
    }
  }

  /// Whether the template may create directories: it contains a slash or a date, whose format may contain one.
  package var makesDirectories: Bool {
    parts.contains { part in
      switch part {
      case .text(let text): text.utf8.contains(Self.slash)
      case .date: true
      case .name, .stem, .fileExtension, .number, .counter, .camera, .type: false
      }
    }
  }

  package var containsCamera: Bool { parts.contains(.camera) }
  package var containsDate: Bool {
    parts.contains { if case .date = $0 { true } else { false } }
  }

  /// The same template with `{counter}` for `{n}`, if it contains that once and behind nothing but text in the name.
  package var counting: NameTemplate {
    var parts = parts
    let numbers = parts.indices.filter { if case .number = parts[$0] { true } else { false } }
    let first = lastComponent.parts.first { if case .text = $0 { false } else { true } }
    guard numbers.count == 1, !parts.contains(where: \.isCounter), first == parts[numbers[0]],
      case .number(let digits) = parts[numbers[0]]
    else { return self }
    parts[numbers[0]] = .counter(digits: digits)
    return NameTemplate(parts: parts)
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The part after the last slash of the template.
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
    return last.isEmpty ? NameTemplate(parts: [.name()]) : NameTemplate(parts: last)
  }

  /// Whether the template determines the extension, either by a placeholder or because the name is literal
  /// text.
  package var saysExtension: Bool {
    lastComponent.isText
      || parts.contains { part in
        switch part {
        case .name, .fileExtension: true
        case .text, .stem, .number, .counter, .camera, .type, .date: false
        }
      }
  }

  private var isText: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The directories and, last, the name that result from the values; none is empty.
  ///
  /// A counter is NULs, as many as it has digits: what it is depends on the directory.
  package func filled(
    with values: Values, date: (_ format: String) -> String
  ) -> [String] {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .name(let letters): path += Self.oneComponent(letters.applied(to: values.name))
      case .stem(let letters): path += Self.oneComponent(letters.applied(to: values.stem))
      case .fileExtension(let letters):
        path += Self.oneComponent(letters.applied(to: values.fileExtension))
      case .number(let digits):
        let number = String(values.number)
        path += String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
      case .counter(let digits): path += String(repeating: "\0", count: digits)
      case .camera: path += Self.oneComponent(values.camera)
      case .type: path += Self.oneComponent(values.type)
      case .date(let format): path += date(format)
      }
    }
    if values.fileExtension.isEmpty && path.hasSuffix("."), case .fileExtension? = parts.last {
      path.removeLast()
    }
    let components = Self.components(of: path).filter { $0 != "." && $0 != ".." }
    return components.isEmpty ? [Self.oneComponent(values.name)] : components
  }

  private static func oneComponent(_ text: String) -> String {
    String(
      decoding: text.utf8.filter { $0 != 0 }.map { $0 == slash ? UInt8(ascii: "_") : $0 },
      as: UTF8.self)
  }

  /// Splits by bytes, because a slash is a separator even if a combining mark follows it.
  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  private static let slash = UInt8(ascii: "/")

  private static func blank(_ word: Substring) throws(NameTemplateError) -> Part {
    let colon = word.firstIndex(of: ":")
    let (name, format) = (word[..<(colon ?? word.endIndex)], colon.map { word[$0...].dropFirst() })
    // A colon must be followed by a format.
    guard format?.isEmpty != true else { throw .unknownBlank(String(word)) }
    switch name {
    case "date":
      let format = format.map(String.init) ?? "%Y-%m-%d"
      if let conversion = DateFormat.unknownConversion(in: format) { throw .badDate(conversion) }
      return .date(format)
    case "type" where format == nil: return .type
    case "camera" where format == nil: return .camera
    case "hour" where format == nil: return .date("%H")
    case "n", "counter":
      if let digits = digits(format ?? "01") {
        return name == "n" ? .number(digits: digits) : .counter(digits: digits)
      }
    case "name", "stem", "ext":
      guard let letters = Letters(rawValue: String(format ?? "")) else { break }
      return name == "name"
        ? .name(letters) : name == "stem" ? .stem(letters) : .fileExtension(letters)
    default: break
    }
    throw .unknownBlank(String(word))
  }

  /// The number of digits of a format such as `03`; at most nine.
  private static func digits(_ format: Substring) -> Int? {
    guard format.utf8.count == 2, format.hasPrefix("0"), let digits = Int(format), digits > 0 else {
      return nil
    }
    return digits
  }

  private static func check(_ text: String) throws(NameTemplateError) {
    if text.utf8.first == slash { throw .leaves(text) }
    if components(of: text).contains("..") { throw .leaves(text) }
    if text.utf8.last == slash || components(of: text).last == "." { throw .noName(text) }
  }
}

/// An error in a name template.
package enum NameTemplateError: Error, Equatable {
  case empty
  case unfinished(String)
  case unknownBlank(String)
  /// A conversion that `strftime` does not have, such as `%Q`.
  case badDate(String)
  case leaves(String)
  case noName(String)
  /// Several counters, or one in a folder's name.
  case counts(String)
}

extension NameTemplateError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .empty: Diagnostic(.badTemplate, "the name template is empty")
    case .unfinished(let text):
      Diagnostic(.badTemplate, "a { in '\(text)' has no }", hints: ["write {{ for a literal brace"])
    case .unknownBlank(let word):
      Diagnostic(
        .badTemplate, "unknown placeholder '{\(word)}'",
        hints: [
          "use {name} {stem} {ext} {n} {counter} {date} {hour} {camera} {type}, "
            + "or with a format {n:03} {date:%Y/%m} {ext:lower}",
          "write {{ for a literal brace",
        ])
    case .badDate(let conversion):
      Diagnostic(
        .badTemplate, "unknown date code '\(conversion)'",
        hints: ["use %Y for the year, %m for the month, %d for the day, or see strftime(3)"])
    case .leaves(let text):
      Diagnostic(
        .badTemplate, "the name '\(text)' is outside the destination",
        hints: ["give a name relative to the destination, without .."])
    case .noName(let text):
      Diagnostic(
        .badTemplate, "the name '\(text)' ends in a folder", hints: ["add {name} after the slash"])
    case .counts(let text):
      Diagnostic(
        .badTemplate, "{counter} can be used once in '\(text)', after the last slash",
        hints: ["use {n} for the number of the item"])
    }
  }
}

extension Diagnostic.Code {
  package static let badTemplate = Self("name.badTemplate", .usage)
}
