package import UniformTypes

/// Tells what is known of a type.
package struct Describing: Sendable {
  /// A type word.
  package var word: String

  package init(word: String) { self.word = word }

  /// - Throws: `ExchangeError.typeWord` for a word of no type.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> [TypeDescription] {
    let registry = context.registry()
    let types: [UniformType]
    do {
      types = try registry.accepted(word).compactMap(\.type)
    } catch {
      throw .typeWord(error)
    }
    return types.map { TypeDescription(of: registry.canonical($0), registry) }
  }
}

/// Everything that is known of one type.
package struct TypeDescription: Equatable, Sendable {
  package var type: UniformType
  package var label: String
  package var isDeclared: Bool
  package var isDynamic: Bool
  package var conformsTo: [UniformType]
  /// Transitive, nearest first.
  package var supertypes: [UniformType]
  package var extensions: [String]
  package var mimeTypes: [String]

  package init(of type: UniformType, _ registry: TypeRegistry) {
    self.type = type
    label = registry.label(of: type)
    isDeclared = registry.isDeclared(type)
    isDynamic = registry.isDynamic(type)
    conformsTo = registry.parents(of: type)
    supertypes = registry.supertypes(of: type)
    extensions = registry.extensions(of: type)
    mimeTypes = registry.mimeTypes(of: type)
  }
}
