/// A value of a JSON5 text, with the line that it begins in, so that who wrote it can be shown where.
package struct JSON5Value: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// As it is spelled: nothing that is read here is a number.
    case number(String)
    case string(String)
    case array([JSON5Value])
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var line: Int
    package var value: JSON5Value
  }

  package var content: Content
  /// From 1 on.
  package var line: Int

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
}

/// Why a text is not JSON5, and where.
package struct JSON5Failure: Error, Equatable {
  package var line: Int
  /// What is the matter there, in words for a person.
  package var reason: String
}
