import Diagnostics

// Types by a file's whole name, which patterns of the shared database may match.

extension TypeRegistry {
  /// What a file's name says, best first: by weight, then by the length of the pattern.
  ///
  /// Where the shared database knows the name, its patterns come first, one for each MIME type; the
  /// owner of the extension in the built-in table stands behind those of the same extension, unless
  /// it is one of them. Where it does not, or there is none, the table's owner is all.
  ///
  /// - Parameter carried: One path component, as carried text.
  package func globs(forName carried: String) -> [GlobMatch] {
    let name = CarriedText.bytes(of: carried)
    var found: [GlobMatch] = []
    for match in caches.flatMap({ $0.matches(name: name) }) {
      found.append(globMatch(match))
    }
    if let own = builtInMatch(carried), !found.contains(where: { $0.type == own.type }) {
      found.append(own)
    }
    let ranked = found.enumerated().sorted { left, right in
      (right.element.weight, right.element.length, left.offset)
        < (left.element.weight, left.element.length, right.offset)
    }.map(\.element)
    // Several patterns may say one MIME type: only the best of them counts.
    return ranked.enumerated().filter { place, match in
      match.mimeType == nil || !ranked[..<place].contains { $0.says(match.mimeType) }
    }.map(\.element)
  }

  /// The best of `globs(forName:)`: those with the weight and length of the first one.
  package func bestGlobs(forName carried: String) -> [GlobMatch] {
    let all = globs(forName: carried)
    return Array(all.prefix { $0.weight == all[0].weight && $0.length == all[0].length })
  }

  private func globMatch(_ match: MIMECache.Match) -> GlobMatch {
    var type = type(forMIMEType: match.mimeType)
    // The database and the table often know one format by one extension, and only the table's
    // identifier has a place amongst types: where both agree on what sort of thing it is, take that.
    if !isDeclared(type), let word = match.suffix?.dropFirst(),
      let category = MIMEConformance.category(match.mimeType.prefix { $0 != "/" }),
      let owner = declaredTypes(forExtension: String(word)).first, conforms(owner, to: category)
    {
      type = owner
    }
    return GlobMatch(
      type: type, mimeType: match.mimeType, weight: match.weight, length: match.length,
      isRefutedByText: match.suffix.map { isRefuted(type, extension: $0.dropFirst()) } ?? false)
  }

  private func builtInMatch(_ carried: String) -> GlobMatch? {
    for word in FilenameExtension.candidates(carried) {
      guard let type = declaredType(forExtension: word) else { continue }
      return GlobMatch(
        type: type, mimeType: nil, weight: 50, length: word.utf8.count + 2,
        isRefutedByText: isRefuted(type, extension: word[...]))
    }
    return nil
  }

  private func isRefuted(_ type: UniformType, extension word: Substring) -> Bool {
    TypeTable.isRefutedByText(extension: String(word))
      && declaredTypes(forExtension: String(word)).contains(type)
  }

  /// Whether a name ends in an extension of a type, so that none needs to be put behind it.
  ///
  /// The extensions are the type's own, else its nearest ancestor's that has some, so that `a.txt` is
  /// a name for `public.utf8-plain-text`; of a category without any, such as `public.image`, those of
  /// all types below it.
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

extension GlobMatch {
  fileprivate func says(_ other: String?) -> Bool {
    guard let mimeType, let other else { return false }
    return mimeType.equalsIgnoringASCIICase(other)
  }
}
