import Diagnostics

// Types by file name, according to the patterns of the catalogue and the shared database.

extension TypeRegistry {
  /// The types that a file name indicates, best first: by weight in steps of ten, then by pattern length, then by
  /// weight.
  ///
  /// The patterns of the catalogue and the shared database count together, one for each MIME type; among equals, the
  /// catalogue's precede those of the last database. For a type in both, the catalogue's weight counts unless the
  /// database's exceeds the usual weight. The declared owner of the extension follows those of the same extension,
  /// unless it is one of them.
  ///
  /// - Parameter carried: One path component, as carried text.
  package func globs(forName carried: String) -> [GlobMatch] {
    var ranked = claims(forName: carried).map(globMatch)
    if let own = builtInMatch(carried), !ranked.contains(where: { $0.type == own.type }) {
      let index = ranked.firstIndex {
        ($0.weight / 10, $0.length, $0.weight) < (own.weight / 10, own.length, own.weight)
      }
      ranked.insert(own, at: index ?? ranked.endIndex)
    }
    return declaring(ranked, forName: carried)
  }

  /// The matches of `globs(forName:)` that tie with the first, so that the content decides: same length, and weights
  /// within the same ten.
  package func bestGlobs(forName carried: String) -> [GlobMatch] {
    let all = globs(forName: carried)
    return Array(
      all.prefix { $0.weight / 10 == all[0].weight / 10 && $0.length == all[0].length })
  }

  /// The claims of the catalogue and the shared database on a name, best first, one for each MIME type.
  func claims(forName carried: String) -> [NameClaim] {
    let name = CarriedText.bytes(of: carried)
    let own = Formats.matches(name: carried, bytes: name)
    let shared = caches.indices.map { index in
      sharedMatches(name: name, inCacheAt: index).compactMap { match -> NameClaim? in
        let mimeType = usualName(ofMIMEType: match.mimeType)
        let isKnown = own.contains { $0.mimeType == mimeType }
        if isKnown && match.weight <= GlobMatch.usualWeight { return nil }
        return NameClaim(
          mimeType: mimeType, weight: match.weight, length: match.length, suffix: match.suffix)
      }
    }
    // The last database is the system's and may be outdated; the earlier ones are the user's.
    let found = shared.dropLast().joined() + own + (shared.last ?? [])
    let ranked = found.enumerated().sorted { left, right in
      left.element.comes(before: right.element)
        || !right.element.comes(before: left.element) && left.offset < right.offset
    }.map(\.element)
    // There are only a few claims, so a set would cost more than it saves.
    var distinct: [NameClaim] = []
    for claim in ranked
    where !distinct.contains(where: { $0.mimeType.equalsIgnoringASCIICase(claim.mimeType) }) {
      distinct.append(claim)
    }
    return distinct
  }

  private func globMatch(_ claim: NameClaim) -> GlobMatch {
    var type = type(forMIMEType: claim.mimeType)
    // The database and the table often know a format by the same extension, but only the table's identifier is part
    // of the type hierarchy. If both agree on the category, use the table's type. Catalogue formats need no such
    // guess; if the table's type is a kind of the claimed type, use it.
    let owner = claim.suffix.flatMap { declaredTypes(forExtension: String($0.dropFirst())).first }
    if let owner, type != .data,
      isDeclared(type) ? conforms(owner, to: type) : isGuess(owner, for: claim.mimeType)
    {
      type = owner
    }
    return GlobMatch(
      type: type, mimeType: claim.mimeType, weight: claim.weight, length: claim.length,
      isDeclared: false)
  }

  private func isGuess(_ owner: UniformType, for mimeType: String) -> Bool {
    guard Formats.row(of: mimeType) == nil,
      let category = MIMEConformance.category(mimeType.prefix { $0 != "/" })
    else { return false }
    return conforms(owner, to: category)
  }

  private func builtInMatch(_ carried: String) -> GlobMatch? {
    for word in FilenameExtension.candidates(carried) {
      guard let type = declaredType(forExtension: word) else { continue }
      return GlobMatch(
        type: type, mimeType: nil, weight: GlobMatch.usualWeight, length: word.utf8.count + 2,
        isDeclared: false)
    }
    return nil
  }

  /// Whether a name already ends in an extension of a type.
  ///
  /// The extensions are the type's own, otherwise those of its nearest ancestor that has any, so that `a.txt` is a
  /// name for `public.utf8-plain-text`. For a category without any, such as `public.image`, they are those of all
  /// conforming types.
  ///
  /// - Parameter carriedName: One path component, as carried text.
  package func name(_ carriedName: String, hasExtensionOf type: UniformType) -> Bool {
    let words = FilenameExtension.candidates(carriedName)
    let bearer =
      ([type] + supertypes(of: type)).first { !extensions(of: $0).isEmpty }
    guard let bearer else {
      return words.contains { word in
        isKnown(extension: word) && conforms(self.type(forExtension: word), to: type)
      }
    }
    return words.contains { word in
      extensions(of: bearer).contains { $0.equalsIgnoringASCIICase(word) }
        || FilenameExtension.compoundType(word).map(UniformType.init) == bearer
    }
  }
}
