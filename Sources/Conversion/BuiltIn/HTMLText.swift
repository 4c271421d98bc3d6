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

  /// Reads what stands behind `&`; what is no reference stays as it is.
  private mutating func reference() throws(StepFailure) {
    if try reader.peek() == UInt8(ascii: "#") {
      _ = try read()
      return try number()
    }
    var name: [UInt8] = []
    while name.count < HTMLReference.longestName, let byte = try reader.peek(),
      Self.isLetter(byte) || Self.isDigit(byte)
    {
      _ = try read()
      name.append(byte)
    }
    let hasSemicolon = try reader.peek() == UInt8(ascii: ";")
    // Those of the first days need no semicolon, so that a longer word may begin with one.
    for count in (0...name.count).reversed() {
      guard let found = HTMLReference.named(name[..<count]) else { continue }
      if count == name.count && hasSemicolon {
        _ = try read()
      } else if found.needsSemicolon {
        continue
      }
      for scalar in found.scalars { try put(scalar: scalar) }
      for byte in name[count...] { try put(byte) }
      return
    }
    try put(UInt8(ascii: "&"))
    for byte in name { try put(byte) }
  }

  /// Reads what stands behind `&#`.
  private mutating func number() throws(StepFailure) {
    var mark: UInt8?
    if let byte = try reader.peek(), byte | 0x20 == UInt8(ascii: "x") {
      mark = try read()
    }
    var number: UInt32?
    while let byte = try reader.peek(), let digit = HTMLReference.digit(byte),
      mark != nil || Self.isDigit(byte)
    {
      _ = try read()
      // Past all of Unicode it is the same whatever follows.
      number = min((number ?? 0) * (mark == nil ? 10 : 16) + digit, 0x110000)
    }
    guard let number else {
      for byte in "&#".utf8 { try put(byte) }
      if let mark { try put(mark) }
      return
    }
    if try reader.peek() == UInt8(ascii: ";") { _ = try read() }
    try put(scalar: HTMLReference.scalar(number))
  }

  /// Puts a character; a space that is not to be broken is one like others in text.
  private mutating func put(scalar: UInt32) throws(StepFailure) {
    if scalar == 0xA0 { return try put(UInt8(ascii: " ")) }
    for byte in String(UnicodeScalar(scalar) ?? "\u{FFFD}").utf8 { try put(byte) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
