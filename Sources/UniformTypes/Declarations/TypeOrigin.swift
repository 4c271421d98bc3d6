/// The layers of the registry; facts of later layers override those of earlier ones.
package enum TypeLayer: String, CaseIterable, Sendable {
  /// The built-in table.
  case builtIn = "builtin"
  /// The shared MIME databases and the declarations in the system's data directories.
  case system
  /// The declarations in the user's configuration.
  case user
}

/// The origin of a fact about a type.
package struct TypeOrigin: Hashable, Sendable {
  /// Nil if the fact follows from the identifier or the MIME type itself.
  package var layer: TypeLayer?
  /// The file, as carried text; nil for the built-in table and for identifiers.
  package var file: String?
  /// The line in the file, from 1; nil for a file without lines.
  package var line: Int?

  package init(_ layer: TypeLayer?, file: String? = nil, line: Int? = nil) {
    self.layer = layer
    self.file = file
    self.line = line
  }

  static let builtIn = TypeOrigin(.builtIn)
  static let identifier = TypeOrigin(nil)
}
