/// A representation that a declaration provides for values of a type, and how it is made.
///
/// Commands are argument vectors: the first word is the program and no shell is involved. They are stored as written;
/// see `CommandTemplate` for the meaning of `%`.
package struct DeclaredRepresentation: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The value's own JSON, or an encoding produced by commands.
    case codable
    /// Bytes produced by commands that read standard input and write standard output.
    case data
    /// A file produced by commands that take paths.
    case file
    /// A cheap stand-in with less information than the value, such as a phone number for a contact.
    case proxy
  }

  /// Who may see a representation.
  package enum Audience: String, CaseIterable, Sendable { case all, team, group, own }

  /// The suggested file name of the representation, including its extension.
  package enum SuggestedName: Equatable, Sendable {
    case text(String)
    /// The output of a command that reads the value.
    case command([String])
  }

  package var kind: Kind
  /// The type of the representation; JSON for a `codable` one that names no type.
  package var type: UniformType
  /// Converts the declared type to the representation.
  package var export: [String]?
  /// Converts the representation to the declared type.
  package var `import`: [String]?
  /// Whether the representation holds less information than the value.
  package var isLossy = false
  /// A command that reads the value; the representation exists only if it exits with status 0.
  package var condition: [String]?
  package var visibility = Audience.all
  package var suggestedName: SuggestedName?
  /// Whether the representation is made without an explicit request.
  package var isAutomatic = true
  /// Where the representation is declared.
  package var origin: TypeOrigin

  package init(
    _ kind: Kind, _ type: UniformType, export: [String]? = nil, import: [String]? = nil,
    origin: TypeOrigin = TypeOrigin(.user)
  ) {
    self.kind = kind
    self.type = type
    self.export = export
    self.import = `import`
    self.origin = origin
  }
}

extension DeclaredRepresentation {
  /// Whether the value itself is the representation, without a conversion command.
  package var isValueItself: Bool {
    kind == .codable && export == nil && (self.import == nil || type == .json)
  }
}

extension TypeRegistry {
  /// The representations that are declared for a type, in order of preference.
  ///
  /// Those of a more important directory come first and replace those of the same kind and type in other directories.
  package func representations(of type: UniformType) -> [DeclaredRepresentation] {
    declarations?.entry(of: type)?.representations ?? []
  }

  /// All types with declared representations, in the order of their declarations.
  package var typesWithRepresentations: [UniformType] {
    declarations?.entries.lazy.filter { !$0.representations.isEmpty }.map(\.type) ?? []
  }
}
