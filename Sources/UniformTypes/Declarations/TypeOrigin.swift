/// The three layers of the registry; of two that say the same fact, the later one counts.
package enum TypeLayer: String, CaseIterable, Sendable {
  /// The table in the program.
  case builtIn = "builtin"
  /// The shared MIME databases, and declarations in the system's data directories.
  case system
  /// Declarations in the user's configuration.
  case user
}

/// Where a fact of a type comes from.
package struct TypeOrigin: Hashable, Sendable {
  /// nil where no layer says it: it is in the identifier or the MIME type itself.
  package var layer: TypeLayer?
  /// The file that says it, as carried text; nil of the table and of what is in an identifier.
  package var file: String?
  /// The line of the file, from 1 on; nil of a file without lines.
  package var line: Int?

  package init(_ layer: TypeLayer?, file: String? = nil, line: Int? = nil) {
    self.layer = layer
    self.file = file
    self.line = line
  }

  static let builtIn = TypeOrigin(.builtIn)
  static let identifier = TypeOrigin(nil)
}
