/// A value of a JSON5 text, with the line that it begins in, so that who wrote it can be shown where.
struct JSON5Value: Equatable {
  enum Content: Equatable {
    case null
    case bool(Bool)
    /// As it is spelled: nothing that is read here is a number.
    case number(String)
    case string(String)
    case array([JSON5Value])
    case object([Member])
  }

  struct Member: Equatable {
    var key: String
    var line: Int
    var value: JSON5Value
  }

  var content: Content
  /// From 1 on.
  var line: Int

  /// What it is, in words for a person.
  var kind: String {
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
struct JSON5Failure: Error, Equatable {
  var line: Int
  /// What is the matter there, in words for a person.
  var reason: String
}
