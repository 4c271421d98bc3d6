/// A problem in a declaration file, and its location.
package struct DeclarationProblem: Error, Equatable, Sendable {
  /// As carried text.
  package var file: String
  /// From 1; nil if the problem concerns the whole file.
  package var line: Int?
  package var reason: Reason

  package init(file: String, line: Int?, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    case unreadable(DeclarationFile.Obstacle)
    /// The text is not JSON5; the reason is in words.
    case syntax(String)
    /// The value is of the wrong kind; the expected and actual kinds are in words.
    case wrongKind(of: String, wanted: String, found: String)
    case unknownKey(String, known: [String])
    case missingIdentifier
    case badIdentifier(String)
    case badExtension(String)
    case badMIMEType(String)
    case badGlob(String)
    /// The parent is not declared in any layer.
    case unknownParent(String, of: String, nearest: [String])
    /// The parent is declared in a file, but its declaration is invalid.
    case refusedParent(String, of: String)
    /// The identifiers along the cycle, starting and ending with the same one.
    case cycle([String])
    /// The type is declared a second time in the same directory.
    case duplicate(String, firstFile: String, firstLine: Int)
    /// The type of a representation is not declared in any layer.
    case unknownType(String, nearest: [String])
    /// A command of a representation is invalid: its key, the fault and the fix.
    case badCommand(String, String, cure: String)
    /// The type declares a representation of the same kind and type on another line.
    case duplicateRepresentation(String, String, firstLine: Int)
    /// The type is neither data nor a package.
    ///
    /// This is only a warning, because the type can be used.
    case unreachable(String)
  }

  /// Whether the declaration can be used despite the problem.
  package var isWarning: Bool {
    switch reason {
    case .unreachable, .unreadable(.distrusted): true
    default: false
    }
  }
}
