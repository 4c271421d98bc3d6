package import UniformTypes

// The conversions that declarations state.

extension Conversion {
  /// The conversions of all declared representations, in the order of their declarations.
  package static func declared(in registry: TypeRegistry) -> [Conversion] {
    registry.typesWithRepresentations.flatMap { type in
      registry.representations(of: type).flatMap { of(registry.canonical(type), $0, registry) }
    }
  }

  private static func of(
    _ type: UniformType, _ form: DeclaredRepresentation, _ registry: TypeRegistry
  ) -> [Conversion] {
    let given = registry.canonical(form.type)
    // Without an encoder the value is its own JSON already: what it is taken for changes, and no byte does.
    let export = form.isValueItself ? ["cat"] : form.export
    return [
      export.map { exporting($0, type, to: given, form) },
      form.import.map { by($0, from: given, to: type, form) },
    ].compactMap(\.self)
  }

  private static func exporting(
    _ words: [String], _ type: UniformType, to given: UniformType, _ form: DeclaredRepresentation
  ) -> Conversion {
    var conversion = by(words, from: type, to: given, form)
    conversion.isLossy = form.isLossy
    conversion.condition = form.condition.map(CommandTemplate.plain)
    conversion.suggestedName = form.suggestedName
    if case .command(let words) = form.suggestedName {
      conversion.suggestedName = .command(CommandTemplate.plain(words))
    }
    return conversion
  }

  private static func by(
    _ words: [String], from input: UniformType, to output: UniformType,
    _ form: DeclaredRepresentation
  ) -> Conversion {
    var conversion = Conversion(
      input, to: output, by: words.first ?? "",
      form.kind == .file ? .files(words) : .filter(CommandTemplate.plain(words)),
      isProxy: form.kind == .proxy, isAutomatic: form.isAutomatic)
    conversion.visibility = form.visibility
    return conversion
  }
}
