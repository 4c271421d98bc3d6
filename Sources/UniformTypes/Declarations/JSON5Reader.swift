/// Reads a JSON5 text: JSON with comments, commas at the end, keys without quotes and single quotes.
///
/// It is strict beyond that: a key stands once in an object, text is UTF-8, nothing stands behind the
/// value. Its depth is bounded, since the text is not believed.
package struct JSON5Reader {
  /// Deeper than any declaration needs.
  private static let maximumDepth = 32

  let bytes: [UInt8]
  var place = 0
  private(set) var line = 1

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text holds.
  package static func value(of bytes: [UInt8]) throws(JSON5Failure) -> JSON5Value {
    var reader = JSON5Reader(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw reader.failureOfEncoding()
    }
    try reader.skipSpace()
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.place == bytes.count else {
      throw reader.failure("\(reader.found) stands behind the end")
    }
    return value
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// What stands here, in words.
  var found: String {
    guard place < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    return rest.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
  }

  func failure(_ reason: String) -> JSON5Failure { JSON5Failure(line: line, reason: reason) }

  mutating func advance() {
    if next == 0x0A || next == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A) {
      line += 1
    }
    place += 1
  }

  private mutating func take(_ letter: Character) -> Bool {
    guard let next, next == letter.asciiValue else { return false }
    place += 1
    return true
  }

  private func failureOfEncoding() -> JSON5Failure {
    var line = 1
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: text, as: UTF8.self) != nil else { break }
      line += 1
    }
    return JSON5Failure(line: line, reason: "the text is not UTF-8")
  }
}

// MARK: Values
extension JSON5Reader {
  private mutating func value(depth: Int) throws(JSON5Failure) -> JSON5Value {
    guard depth < Self.maximumDepth else {
      throw failure("values are nested more than \(Self.maximumDepth) deep")
    }
    let line = line
    let content: JSON5Value.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    default: content = try bareWord()
    }
    return JSON5Value(content: content, line: line)
  }

  private mutating func elements(depth: Int) throws(JSON5Failure) -> [JSON5Value] {
    var elements: [JSON5Value] = []
    place += 1
    while true {
      try skipSpace()
      if take("]") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw failure("a comma or ] is missing before \(found)") }
    }
  }

  private mutating func members(depth: Int) throws(JSON5Failure) -> [JSON5Value.Member] {
    var members: [JSON5Value.Member] = []
    // As bytes: two spellings of one letter are two keys.
    var keys: Set<[UInt8]> = []
    place += 1
    while true {
      try skipSpace()
      if take("}") { return members }
      let line = line
      let key = try key()
      guard keys.insert(Array(key.utf8)).inserted else {
        throw JSON5Failure(line: line, reason: "the key '\(key)' stands twice in one object")
      }
      try skipSpace()
      guard take(":") else { throw failure("a colon is missing behind the key '\(key)'") }
      try skipSpace()
      members.append(.init(key: key, line: line, value: try value(depth: depth + 1)))
      try skipSpace()
      if take("}") { return members }
      guard take(",") else { throw failure("a comma or } is missing before \(found)") }
    }
  }

  private mutating func key() throws(JSON5Failure) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    let word = takeWord()
    guard let first = word.utf8.first, !(0x30...0x39).contains(first) else {
      throw failure("a key is missing before \(found)")
    }
    return word
  }

  /// A value that is neither quoted nor in brackets.
  private mutating func bareWord() throws(JSON5Failure) -> JSON5Value.Content {
    let start = place
    switch takeWord() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      place = start
      guard let number = takeNumber() else {
        throw failure("a value is missing before \(found); text needs quotes")
      }
      return .number(number)
    }
  }
}
