/// The words of an HTML document, by its tags alone: no style counts, and no error is one.
struct HTMLText {
  let reader: ByteReader
  let writer: ByteWriter
  private var check = UTF8Check()
  /// How many elements with text as it stands are open.
  private var asItStands = 0
  /// What is put before the next word.
  private var gap: Gap = .none
  private var hasWords = false

  private enum Gap: Int { case none, space, line, paragraph }

  init(reader: ByteReader, writer: ByteWriter) {
    self.reader = reader
    self.writer = writer
  }

  mutating func convert() throws(StepFailure) {
    while let byte = try read() {
      switch byte {
      case UInt8(ascii: "<"): try markup()
      case UInt8(ascii: "&"): try reference()
      default: try put(byte)
      }
    }
    if !check.isWhole { throw reader.malformed(.notUTF8) }
    if hasWords { try writer.put(UInt8(ascii: "\n")) }
  }

  private mutating func read() throws(StepFailure) -> UInt8? {
    guard let byte = try reader.next() else { return nil }
    guard check.takes(byte) else { throw reader.malformed(.notUTF8) }
    return byte
  }

  private mutating func put(_ byte: UInt8) throws(StepFailure) {
    let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
    if isSpace && asItStands == 0 { return want(.space) }
    if isSpace && !hasWords { return }
    if hasWords {
      switch gap {
      case .none: break
      case .space: try writer.put(UInt8(ascii: " "))
      case .line: try writer.put(UInt8(ascii: "\n"))
      case .paragraph: try writer.put("\n\n")
      }
    }
    gap = .none
    hasWords = true
    try writer.put(byte)
  }

  private mutating func want(_ wanted: Gap) {
    if wanted.rawValue > gap.rawValue { gap = wanted }
  }

  // MARK: - Tags

  /// Reads what stands behind `<`.
  private mutating func markup() throws(StepFailure) {
    guard let first = try reader.peek() else { return try put(UInt8(ascii: "<")) }
    if first == UInt8(ascii: "!") {
      _ = try read()
      return try declaration()
    }
    guard first == UInt8(ascii: "/") || first == UInt8(ascii: "?") || Self.isLetter(first) else {
      return try put(UInt8(ascii: "<"))
    }
    var name: [UInt8] = []
    if first == UInt8(ascii: "/") {
      name.append(first)
      _ = try read()
    }
    while let byte = try reader.peek(), Self.isLetter(byte) || byte >= 0x30 && byte <= 0x39 {
      _ = try read()
      if name.count < 16 { name.append(byte | (Self.isLetter(byte) ? 0x20 : 0)) }
    }
    try endOfTag()
    try take(String(decoding: name, as: UTF8.self))
  }

  /// Skips to behind the `>` of a tag, those in quoted values left out.
  private mutating func endOfTag() throws(StepFailure) {
    var quote: UInt8?
    var hasEqual = false
    while let byte = try read() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if hasEqual && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) {
        quote = byte
      }
      if byte > 0x20 { hasEqual = byte == UInt8(ascii: "=") }
    }
  }

  /// A comment ends in `-->`, any other declaration in `>`.
  private mutating func declaration() throws(StepFailure) {
    var dashes = 0
    var isComment = true
    var count = 0
    while let byte = try read() {
      count += 1
      if count <= 2 && byte != UInt8(ascii: "-") { isComment = false }
      if byte == UInt8(ascii: ">") && (!isComment || dashes >= 2) { return }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
  }

  private mutating func take(_ tag: String) throws(StepFailure) {
    let name = tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
    switch name {
    case "script", "style", "title", "textarea", "noscript", "template":
      if name == tag { try skip(upTo: name) }
    case "pre":
      asItStands = max(0, asItStands + (name == tag ? 1 : -1))
      want(.paragraph)
    case "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "table", "ul", "ol", "dl", "hr":
      want(.paragraph)
    case "br":
      if hasWords && gap.rawValue >= Gap.line.rawValue {
        gap = .paragraph
      } else {
        want(.line)
      }
    case "div", "li", "tr", "dt", "dd", "section", "article", "header", "footer", "main", "nav",
      "aside", "figure", "figcaption", "address", "form", "fieldset", "body", "head", "html",
      "option":
      want(.line)
    case "td", "th": want(.space)
    default: break
    }
  }

  /// Skips the content of an element that is not shown, with its closing tag.
  private mutating func skip(upTo name: String) throws(StepFailure) {
    let end = Array("</\(name)".utf8)
    var place = 0
    while let byte = try read() {
      let letter = Self.isLetter(byte) ? byte | 0x20 : byte
      place = letter == end[place] ? place + 1 : letter == end[0] ? 1 : 0
      if place == end.count { return try endOfTag() }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  // MARK: - Character references

  private static let named: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "copy": 0xA9,
    "reg": 0xAE, "deg": 0xB0, "middot": 0xB7, "laquo": 0xAB, "raquo": 0xBB, "szlig": 0xDF,
    "auml": 0xE4, "ouml": 0xF6, "uuml": 0xFC, "Auml": 0xC4, "Ouml": 0xD6, "Uuml": 0xDC,
    "agrave": 0xE0, "aacute": 0xE1, "ccedil": 0xE7, "egrave": 0xE8, "eacute": 0xE9,
    "ecirc": 0xEA, "ntilde": 0xF1, "times": 0xD7, "ndash": 0x2013, "mdash": 0x2014,
    "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D,
    "bdquo": 0x201E, "bull": 0x2022, "hellip": 0x2026, "euro": 0x20AC, "trade": 0x2122,
    "larr": 0x2190, "rarr": 0x2192, "shy": 0xAD, "zwnj": 0x200C,
  ]

  /// Reads what stands behind `&`; what is no reference that is known stays as it is.
  private mutating func reference() throws(StepFailure) {
    var word: [UInt8] = []
    while word.count < 10, let byte = try reader.peek(),
      Self.isLetter(byte) || byte >= 0x30 && byte <= 0x39 || word.isEmpty && byte == 0x23
    {
      _ = try read()
      word.append(byte)
    }
    guard let scalar = Self.scalar(word), scalar != 0 else {
      try put(UInt8(ascii: "&"))
      for byte in word { try put(byte) }
      return
    }
    if try reader.peek() == UInt8(ascii: ";") { _ = try read() }
    if scalar == 0xA0 || scalar == 0x20 { return want(.space) }
    let bytes = Array(String(Character(UnicodeScalar(scalar) ?? "\u{FFFD}")).utf8)
    for byte in bytes { try put(byte) }
  }

  private static func scalar(_ word: [UInt8]) -> UInt32? {
    let text = String(decoding: word, as: UTF8.self)
    guard text.hasPrefix("#") else { return named[text] }
    let isHex = text.dropFirst().first == "x" || text.dropFirst().first == "X"
    return UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
  }
}
