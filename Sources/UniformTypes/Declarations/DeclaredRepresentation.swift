/// One representation that a declaration says values of a type can take, and how it is made.
///
/// Commands are argument vectors: each word is one argument of the program that is the first word, and no
/// shell reads any of it. They are kept as they are written; see `CommandTemplate` for what `%` means.
package struct DeclaredRepresentation: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The value's own JSON, or what commands encode it as.
    case codable
    /// Bytes, by commands that read standard input and write standard output.
    case data
    /// By commands that are given paths.
    case file
    /// A cheap stand-in that is less than the value, as a phone number is for a contact.
    case proxy
  }

  /// Who may see a representation.
  package enum Audience: String, CaseIterable, Sendable { case all, team, group, own }

  /// What a file of the representation is called, its extension included.
  package enum SuggestedName: Equatable, Sendable {
    case text(String)
    /// What a command prints when it reads the value.
    case command([String])
  }

  package var kind: Kind
  /// The representation; of a `codable` one that names no other, JSON.
  package var type: UniformType
  /// From the declared type to the representation.
  package var export: [String]?
  /// From the representation to the declared type.
  package var `import`: [String]?
  /// Whether the representation keeps less than the value.
  package var isLossy = false
  /// Reads the value; the representation is there only if it ends with status 0.
  package var condition: [String]?
  package var visibility = Audience.all
  package var suggestedName: SuggestedName?
  /// Whether it is made unasked.
  package var isAutomatic = true
  /// Where it is declared.
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
  /// Whether the value is of the representation as it is, and no command makes it.
  package var isValueItself: Bool {
    kind == .codable && export == nil && (self.import == nil || type == .json)
  }
}

extension TypeRegistry {
  /// The representations that declarations give to a type, in order of preference.
  ///
  /// Those of a more important directory come first, and take the place of those of the same kind and type
  /// in others.
  package func representations(of type: UniformType) -> [DeclaredRepresentation] {
    declarations?.entry(of: type)?.representations ?? []
  }

  /// All types with declared representations, in the order of their declarations.
  package var typesWithRepresentations: [UniformType] {
    declarations?.entries.lazy.filter { !$0.representations.isEmpty }.map(\.type) ?? []
  }
}
