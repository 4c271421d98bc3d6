/// A value of a JSON text, with the place where it begins, so that who wrote it can be shown where.
package struct JSONNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// As it is spelled, so that no digit is lost.
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
  /// From 1 on.
  package var line: Int
  /// The number of the byte in its line, from 1 on.
  package var column: Int

  /// The value of a key of an object, the last one where it is there several times; nil of anything else.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The string that it is.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The whole number that it is.
  package var integer: Int64? {
    if case .number(let number) = content { Int64(number) } else { nil }
  }

  /// What it is, in words for a person.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The same value as JSON, on one line: what JSON5 spells in other ways, a number too, as JSON spells it.
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

/// Why a text is not JSON, and where.
package struct JSONFailure: Error, Equatable {
  package var line: Int
  /// The number of the byte in its line, from 1 on.
  package var column: Int
  /// What is the matter there, in words for a person.
  package var reason: String
}
