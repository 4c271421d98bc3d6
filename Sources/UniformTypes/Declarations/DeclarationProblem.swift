/// What is wrong with a declaration, and where.
package struct DeclarationProblem: Error, Equatable, Sendable {
  /// As carried text.
  package var file: String
  /// From 1 on; nil where it is about the file as a whole.
  package var line: Int?
  package var reason: Reason

  package init(file: String, line: Int?, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    case unreadable(DeclarationFile.Obstacle)
    /// The text is not JSON5, for a reason in words.
    case syntax(String)
    /// Something else was wanted here than what is here; both in words.
    case wrongKind(of: String, wanted: String, found: String)
    case unknownKey(String, known: [String])
    case missingIdentifier
    case badIdentifier(String)
    case badExtension(String)
    case badMIMEType(String)
    case badGlob(String)
    /// A parent that no layer declares.
    case unknownParent(String, of: String, nearest: [String])
    /// A parent that a file declares, wrongly.
    case refusedParent(String, of: String)
    /// The identifiers on the way back to the first one, which is at both ends.
    case cycle([String])
    /// The same type is in another place of the same directory.
    case duplicate(String, firstFile: String, firstLine: Int)
    /// The type of a representation, which no layer declares.
    case unknownType(String, nearest: [String])
    /// A command of a representation cannot be one: what it is of, what is wrong, and what to do.
    case badCommand(String, String, cure: String)
    /// The same kind of the same representation is in another line of the same type.
    case duplicateRepresentation(String, String, firstLine: Int)
    /// It is neither data nor a package: a warning, as it can be used.
    case unreachable(String)
  }

  /// Whether the declaration can be used for all that.
  package var isWarning: Bool { if case .unreachable = reason { true } else { false } }
}
