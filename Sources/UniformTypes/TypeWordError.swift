/// Why a word for a type cannot be used.
package enum TypeWordError: Error, Equatable {
  /// No type has this name; the nearest words that have one.
  case unknown(String, nearest: [String])
  /// It selects among types, and cannot be the type of a representation that is offered.
  case selectsOnly(String)
  /// It has a slash, and is not a MIME type.
  case malformedMIMEType(String)
  /// It cannot be the end of a file's name behind a dot.
  case malformedExtension(String)
  /// It begins as a dynamic identifier, and is none.
  case damagedDynamicIdentifier(String)
}
