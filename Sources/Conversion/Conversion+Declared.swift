package import UniformTypes

// The conversions stated in declarations.

extension Conversion {
  /// The conversions of all declared representations, in the order of declaration.
  package static func declared(in registry: TypeRegistry) -> [Conversion] {
    registry.typesWithRepresentations.flatMap { type in
      registry.representations(of: type).flatMap { of(registry.canonical(type), $0, registry) }
    }
  }

  private static func of(
    _ type: UniformType, _ representation: DeclaredRepresentation, _ registry: TypeRegistry
  ) -> [Conversion] {
    let given = registry.canonical(representation.type)
    // Without an encoder the value already is its JSON: only the type changes, and the bytes are copied.
    let export = representation.isValueItself ? ["cat"] : representation.export
    return [
      export.map { exporting($0, type, to: given, representation) },
      representation.import.map { by($0, from: given, to: type, representation) },
    ].compactMap(\.self)
  }

  private static func exporting(
    _ words: [String], _ type: UniformType, to given: UniformType,
    _ representation: DeclaredRepresentation
  ) -> Conversion {
    var conversion = by(words, from: type, to: given, representation)
    conversion.isLossy = representation.isLossy
    conversion.condition = representation.condition.map(CommandTemplate.plain)
    conversion.suggestedName = representation.suggestedName
    if case .command(let words) = representation.suggestedName {
      conversion.suggestedName = .command(CommandTemplate.plain(words))
    }
    return conversion
  }

  private static func by(
    _ words: [String], from input: UniformType, to output: UniformType,
    _ representation: DeclaredRepresentation
  ) -> Conversion {
    var conversion = Conversion(
      input, to: output, by: words.first ?? "",
      representation.kind == .file ? .files(words) : .filter(CommandTemplate.plain(words)),
      isProxy: representation.kind == .proxy, isAutomatic: representation.isAutomatic)
    conversion.visibility = representation.visibility
    return conversion
  }
}
