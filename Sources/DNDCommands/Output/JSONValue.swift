import Diagnostics

/// A JSON value whose keys stay in the order they were given.
///
/// `JSONEncoder` would sort or shuffle them, and has to hold a whole document; here a list of a
/// million items goes out one by one.
indirect enum JSONValue: Equatable {
  case string(String)
  case number(Int64)
  case boolean(Bool)
  case array([JSONValue])
  case object(JSONObject)
  /// A JSON text as it was given.
  case text(String)

  /// The value's UTF-8, on one line.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.append(text, to: &bytes)
    // A line break can only stand between its tokens.
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

  fileprivate static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in TerminalText.repaired(text).utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: "\\u\(digits.utf8.count < 2 ? "000" : "00")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// The members of a JSON object, in order; what is unknown is left out.
struct JSONObject: Equatable {
  private var members: [Member] = []

  private struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  init() {}

  /// Makes an object with some members.
  init(_ fill: (inout JSONObject) -> Void) { fill(&self) }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(Member(key: key, value: value)) }
  }

  mutating func add(_ key: String, _ text: String?) { add(key, text.map(JSONValue.string)) }

  /// Adds what is JSON already.
  mutating func add(_ key: String, json text: String?) { add(key, text.map(JSONValue.text)) }

  mutating func add(_ key: String, _ truth: Bool?) { add(key, truth.map(JSONValue.boolean)) }

  mutating func add(_ key: String, _ number: (some BinaryInteger)?) {
    add(key, number.map { JSONValue.number(Int64(clamping: $0)) })
  }

  mutating func add(_ key: String, _ texts: [String]) {
    add(key, JSONValue.array(texts.map(JSONValue.string)))
  }

  /// Adds a name or path: where it is no UTF-8, as base64 under the key with `Bytes` behind it.
  mutating func add(_ key: String, carried text: String?) {
    guard let text else { return }
    if CarriedText.carriesRawBytes(text) {
      add("\(key)Bytes", Base64.text(CarriedText.bytes(of: text)))
    } else {
      add(key, text)
    }
  }

  /// The members without the braces, for an object that goes out in parts.
  var memberBytes: [UInt8] {
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

/// Bytes as the text of RFC 4648 §4, with padding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * (3 - UInt32(group.count)))
      for place in 0..<4 {
        let isPadding = place > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : letters[Int(word >> (18 - 6 * UInt32(place))) & 0x3F])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
