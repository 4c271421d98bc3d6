import Diagnostics

/// A JSON value to be written; keys keep the order in which they were added.
///
/// An object can be written in parts, so that a list of a million items is never held in memory. Raw bytes in carried
/// text are escaped, because they need not be UTF-8.
package indirect enum JSONValue: Equatable, Sendable {
  case string(String)
  case number(Int64)
  case boolean(Bool)
  case array([JSONValue])
  case object(JSONObject)
  /// A complete JSON text, written unchanged except for line breaks.
  case text(String)

  /// The value in UTF-8, on one line.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.append(CarriedText.writtenOut(text), to: &bytes)
    // Line breaks can occur only between tokens.
    case .text(let text):
      bytes.append(contentsOf: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    case .number(let number): bytes.append(contentsOf: String(number).utf8)
    case .boolean(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (number, value) in values.enumerated() {
        if number > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      object.append(to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a string with its quotation marks.
  fileprivate static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(byte, ofStringTo: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends one byte of a string, escaped if necessary.
  private static func append(_ byte: UInt8, ofStringTo bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0..<0x20, 0x7F:
      bytes += "\\u00".utf8
      bytes += Hexadecimal.text([byte]).utf8
    default: bytes.append(byte)
    }
  }

  /// A JSON string with its quotation marks; carried text stays carried.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The members of a JSON object, in order; nil values are omitted.
package struct JSONObject: Equatable, Sendable {
  private var members: [Member] = []

  private struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue
  }

  package init() {}

  /// Creates an object and lets `fill` add its members.
  package init(_ fill: (inout JSONObject) -> Void) { fill(&self) }

  package mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(Member(key: key, value: value)) }
  }

  package mutating func add(_ key: String, _ text: String?) {
    add(key, text.map(JSONValue.string))
  }

  /// Adds a value that is already JSON.
  package mutating func add(_ key: String, json text: String?) {
    add(key, text.map(JSONValue.text))
  }

  package mutating func add(_ key: String, _ truth: Bool?) {
    add(key, truth.map(JSONValue.boolean))
  }

  package mutating func add(_ key: String, _ number: (some BinaryInteger)?) {
    add(key, number.map { JSONValue.number(Int64(clamping: $0)) })
  }

  package mutating func add(_ key: String, _ texts: [String]) {
    add(key, JSONValue.array(texts.map(JSONValue.string)))
  }

  /// The members without the braces, for an object written in parts.
  package var memberBytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    for (number, member) in members.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONValue.append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.append(to: &bytes)
    }
  }
}
