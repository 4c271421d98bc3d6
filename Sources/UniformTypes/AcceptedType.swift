import Diagnostics

/// What a receiver accepts in one place of its list.
package struct AcceptedType: Hashable, Sendable {
  /// What matches.
  package enum Wanted: Hashable, Sendable {
    /// This type, and whatever conforms to it.
    case type(UniformType)
    /// Whatever has a MIME type below this top level, such as `application`; in small letters.
    case topLevel(String)
    case anything
  }

  package let wanted: Wanted
  /// The word that the user typed for it.
  package let spelling: String
  /// Whether it is an identifier that nobody declared, which only that very identifier matches.
  package let isUndeclared: Bool

  package init(_ wanted: Wanted, spelling: String, isUndeclared: Bool = false) {
    self.wanted = wanted
    self.spelling = spelling
    self.isUndeclared = isUndeclared
  }

  /// Everything, as where no list is given.
  package static let anything = AcceptedType(.anything, spelling: "any")

  /// The one type that is wanted; nil where it is a top level or anything.
  package var type: UniformType? {
    guard case .type(let type) = wanted else { return nil }
    return type
  }

  /// How it is named to users: its identifier, else the word that was typed.
  package var identifier: String { type?.identifier ?? spelling }

  /// Whether something can be made for it: see `TypeRegistry.isConcrete`.
  package func isConcrete(_ registry: TypeRegistry) -> Bool {
    type.map(registry.isConcrete) ?? false
  }
}

/// How an offered type meets a wanted one.
package enum MatchDegree: String, Hashable, Sendable {
  case exact, conforms
}

extension TypeRegistry {
  /// Whether data can be made in this type: it has an extension or MIME type of its own, or is a URL or
  /// a directory.
  ///
  /// Categories such as `public.image` select, and so do types that name no format, as `public.data`,
  /// whose MIME type says just that.
  package func isConcrete(_ type: UniformType) -> Bool {
    if type == .folder { return true }
    if let row = TypeTable.row(of: type.identifier), TypeTable.namesNoFormat(row) { return false }
    return preferredMIMEType(of: type) != nil || preferredExtension(of: type) != nil
      || conforms(type, to: .url)
  }

  /// How what is offered meets what is wanted; nil where it does not.
  ///
  /// Conformance runs from the offered to the wanted type, never back. Two spellings of one dynamic
  /// type are the same type.
  package func match(_ offered: UniformType, _ wanted: AcceptedType) -> MatchDegree? {
    switch wanted.wanted {
    case .anything:
      return .conforms
    case .topLevel(let topLevel):
      if let category = MIMEConformance.category(topLevel), conforms(offered, to: category) {
        return .conforms
      }
      let names = mimeTypes(of: offered) + otherMIMETypes(of: offered)
      let isBelow = names.contains { name in
        name.prefix { $0 != "/" }.equalsIgnoringASCIICase(topLevel)
      }
      return isBelow ? .conforms : nil
    case .type(let type):
      if offered == type { return .exact }
      guard conforms(offered, to: type) else { return nil }
      // No two declared types conform to each other, so that these are dynamic ones.
      return conforms(type, to: offered) ? .exact : .conforms
    }
  }
}
