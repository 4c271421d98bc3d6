package import Context
package import UniformTypes

/// Describes a type.
package struct Describing: Sendable {
  /// A type word.
  package var word: String

  package init(word: String) { self.word = word }

  /// A word that accepts too many types to list, such as `any`, is reported in a note.
  ///
  /// - Throws: `ExchangeError.typeWord` for an unknown type.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> [TypeDescription] {
    let registry = context.registry()
    let accepted: [AcceptedType]
    do {
      accepted = try registry.accepted(word)
    } catch {
      throw .typeWord(error)
    }
    for accepted in accepted {
      if let note = accepted.noteOfManyTypes { context.report(.said(note)) }
    }
    return accepted.compactMap(\.type).map {
      TypeDescription(of: registry.canonical($0), registry)
    }
  }
}

/// A description of one type.
///
/// Its properties are computed on demand, because long lists need few of them.
package struct TypeDescription: Sendable {
  package let type: UniformType
  private let registry: TypeRegistry

  package init(of type: UniformType, _ registry: TypeRegistry) {
    self.type = type
    self.registry = registry
  }

  package var label: String { registry.label(of: type) }
  package var isDeclared: Bool { registry.isDeclared(type) }
  package var isDynamic: Bool { registry.isDynamic(type) }
  package var conformsTo: [UniformType] { registry.parents(of: type) }
  /// The transitive supertypes, nearest first.
  package var supertypes: [UniformType] { registry.supertypes(of: type) }
  package var extensions: [String] { registry.extensions(of: type) }
  package var mimeTypes: [String] { registry.mimeTypes(of: type) }
  /// The representations that its declarations provide, best first.
  package var representations: [DeclaredRepresentation] { registry.representations(of: type) }
  package var origins: TypeOrigins { registry.origins(of: type) }
}
