/// Parses a JSON text in memory, and reports where it is malformed.
///
/// The text must be UTF-8 and hold exactly one value. Its depth is limited, because the text is untrusted.
package struct JSONReader {
  /// The accepted dialect.
  package enum Syntax: Sendable {
    /// Exactly RFC 8259.
    case strict
    /// Also what people write by hand: comments, trailing commas, unquoted keys and single quotes. A key may occur
    /// only once in an object.
    case json5
  }

  /// The maximum depth of nested arrays and objects.
  package static let depthLimit = 512

  let bytes: [UInt8]
  let syntax: Syntax
  var offset = 0
  private(set) var line = 1
  /// The offset of the start of the line.
  private var lineStart = 0

  private init(_ bytes: [UInt8], _ syntax: Syntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// Parses a text and returns its value.
  package static func node(of bytes: [UInt8], as syntax: Syntax) throws(JSONFailure) -> JSONNode {
    var reader = JSONReader(bytes, syntax)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw reader.failureOfEncoding()
    }
    try reader.skipSpace()
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.offset == bytes.count else {
      throw reader.failure("unexpected \(reader.found) after the end")
    }
    return value
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The character at the offset, in words for messages.
  var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return rest.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
  }

  /// The column in bytes, from 1.
  var column: Int { offset - lineStart + 1 }

  func failure(_ reason: String) -> JSONFailure {
    JSONFailure(line: line, column: column, reason: reason)
  }

  mutating func advance() {
    if next == 0x0A || next == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A) {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private mutating func take(_ letter: Character) -> Bool {
    guard let next, next == letter.asciiValue else { return false }
    offset += 1
    return true
  }

  private func failureOfEncoding() -> JSONFailure {
    var line = 1
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: text, as: UTF8.self) != nil else { break }
      line += 1
    }
    return JSONFailure(line: line, column: 1, reason: "the text is not UTF-8")
  }
}

// MARK: Values
extension JSONReader {
  private mutating func value(depth: Int) throws(JSONFailure) -> JSONNode {
    guard depth < Self.depthLimit else {
      throw failure("values are nested more than \(Self.depthLimit) levels deep")
    }
    let (line, column) = (line, column)
    let content: JSONNode.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "'") where syntax == .json5: content = .string(try string())
    default: content = try bareWord()
    }
    return JSONNode(content: content, line: line, column: column)
  }

  private mutating func elements(depth: Int) throws(JSONFailure) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    while true {
      try skipSpace()
      if elements.isEmpty || syntax == .json5, take("]") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw failure("missing comma or ] before \(found)") }
    }
  }

  private mutating func members(depth: Int) throws(JSONFailure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    // Compared as bytes: different encodings of the same letter are different keys.
    var keys: Set<[UInt8]> = []
    offset += 1
    while true {
      try skipSpace()
      if members.isEmpty || syntax == .json5, take("}") { return members }
      let (line, column) = (line, column)
      let key = try key()
      guard syntax == .strict || keys.insert(Array(key.utf8)).inserted else {
        throw JSONFailure(
          line: line, column: column, reason: "duplicate key '\(key)'")
      }
      try skipSpace()
      guard take(":") else { throw failure("missing colon after the key '\(key)'") }
      try skipSpace()
      members.append(.init(key: key, line: line, value: try value(depth: depth + 1)))
      try skipSpace()
      if take("}") { return members }
      guard take(",") else { throw failure("missing comma or } before \(found)") }
    }
  }

  private mutating func key() throws(JSONFailure) -> String {
    if next == UInt8(ascii: "\"") { return try string() }
    if next == UInt8(ascii: "'") && syntax == .json5 { return try string() }
    let word = syntax == .json5 ? takeWord() : ""
    guard let first = word.utf8.first, !(0x30...0x39).contains(first) else {
      throw failure("missing key before \(found)")
    }
    return word
  }

  /// Takes a value that is neither quoted nor bracketed.
  private mutating func bareWord() throws(JSONFailure) -> JSONNode.Content {
    let start = offset
    switch takeWord() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      offset = start
      guard let number = takeNumber() else {
        throw failure("missing value before \(found); text needs quotes")
      }
      return .number(number)
    }
  }
}
