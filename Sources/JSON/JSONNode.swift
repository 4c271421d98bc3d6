/// A value of a JSON text, with its position for error messages.
package struct JSONNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// The number as written, so that no digit is lost.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var line: Int
    package var value: JSONNode
  }

  package var content: Content
  /// From 1.
  package var line: Int
  /// In bytes, from 1.
  package var column: Int

  /// The value of a key, the last one if the key is repeated; nil if this is not an object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The value of a string; nil for other values.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The value of an integer in the range of `Int64`; nil for other values.
  package var integer: Int64? {
    if case .number(let number) = content { Int64(number) } else { nil }
  }

  /// The kind of value, in words for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value as strict JSON on one line; JSON5 spellings, including those of numbers, are converted.
  package var text: String {
    switch content {
    case .null: "null"
    case .bool(let truth): String(truth)
    case .number(let number):
      Int(number).map(String.init)
        ?? Double(number).flatMap { $0.isFinite ? String($0) : nil } ?? "null"
    case .string(let text): JSONValue.quoted(text)
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONValue.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

/// Why and where a text is not valid JSON.
package struct JSONFailure: Error, Equatable {
  package var line: Int
  /// In bytes, from 1.
  package var column: Int
  /// The problem, in words for messages.
  package var reason: String
}
