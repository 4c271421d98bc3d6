import Diagnostics

/// One entry of the list of types that a receiver accepts.
package struct AcceptedType: Hashable, Sendable {
  /// What the entry matches.
  package enum Wanted: Hashable, Sendable {
    /// The type and every type that conforms to it.
    case type(UniformType)
    /// Every type with a MIME type below this top level, such as `application`; in lower case.
    case topLevel(String)
    case anything
  }

  package let wanted: Wanted
  /// The word that the user typed.
  package let spelling: String
  /// Whether this is an undeclared identifier, which matches only itself.
  package let isUndeclared: Bool
  /// The maximum width and height of a picture in pixels; nil if there is no limit.
  package private(set) var largest: Int?

  package init(
    _ wanted: Wanted, spelling: String, isUndeclared: Bool = false, largest: Int? = nil
  ) {
    self.wanted = wanted
    self.spelling = spelling
    self.isUndeclared = isUndeclared
    self.largest = largest
  }

  /// The same with pictures that are no larger than this; the smaller size counts.
  package func limited(to pixels: Int?) -> AcceptedType {
    guard let pixels else { return self }
    var limited = self
    limited.largest = min(pixels, largest ?? pixels)
    return limited
  }

  /// Matches everything; used when no list is given.
  package static let anything = AcceptedType(.anything, spelling: "any")

  /// The accepted type; nil for a top level or anything.
  package var type: UniformType? {
    guard case .type(let type) = wanted else { return nil }
    return type
  }

  /// The name shown to users: the identifier, otherwise the typed word.
  package var identifier: String { type?.identifier ?? spelling }

  /// Whether data can be produced for the entry; see `TypeRegistry.isConcrete`.
  package func isConcrete(_ registry: TypeRegistry) -> Bool {
    type.map(registry.isConcrete) ?? false
  }
}

/// How an offered type meets an accepted one.
package enum MatchDegree: String, Hashable, Sendable {
  case exact, conforms
}

extension TypeRegistry {
  /// Whether data of this type can be produced: the type has its own extension or MIME type, or is a URL or a
  /// directory.
  ///
  /// Categories such as `public.image` only select. So do types that do not name a format, such as `public.data`,
  /// whose MIME type means bytes of any format.
  package func isConcrete(_ type: UniformType) -> Bool {
    if type == .folder { return true }
    if let row = TypeTable.row(of: type.identifier), TypeTable.namesNoFormat(row) { return false }
    return preferredMIMEType(of: type) != nil || preferredExtension(of: type) != nil
      || conforms(type, to: .url)
  }

  /// How an offered type meets an accepted one; nil when it does not.
  ///
  /// Conformance runs from the offered to the accepted type, never the reverse. Different spellings of a dynamic type
  /// are the same type.
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
      // Declared types never conform to each other mutually, so both are dynamic here.
      return conforms(type, to: offered) ? .exact : .conforms
    }
  }
}
