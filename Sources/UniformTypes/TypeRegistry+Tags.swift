import Diagnostics

// Types by tag (extension or MIME type), and the tags of a type.

extension TypeRegistry {
  /// The type of files with an extension.
  ///
  /// This is the declared owner of the extension, otherwise what the catalogue or the shared database knows,
  /// otherwise a dynamic identifier. An extension with dots, such as `tar.gz`, counts as a whole if it is known;
  /// otherwise its last part counts.
  ///
  /// - Parameters:
  ///   - word: The extension without its leading dot; case is ignored.
  ///   - isDirectory: Whether the item is a directory; the result is then a directory type, at least `public.folder`.
  package func type(forExtension word: String, isDirectory: Bool = false) -> UniformType {
    if let owner = declaredType(forExtension: word, isDirectory: isDirectory) { return owner }
    if isDirectory { return .folder }
    if let known = sharedTypes(forExtension: word).first { return known.type }
    if let dot = word.lastIndex(of: "."), !FilenameExtension.isCompound(word) {
      return type(forExtension: String(word[word.index(after: dot)...]))
    }
    return DynamicIdentifier(extension: word).type
  }

  /// The declared types that claim an extension, its owner first.
  package func declaredTypes(forExtension word: String) -> [UniformType] {
    let ofTable = declaredRows(forExtension: word).map(TypeTable.type)
    guard let declarations else { return ofTable }
    let stated = declarations.types(forExtension: word)
    // If a file states the extensions of a type, those of the table no longer count.
    return stated + ofTable.filter { declarations.entry(of: $0)?.extensions == nil }
  }

  /// The declared type that owns an extension among directory types or file types.
  func declaredType(forExtension word: String, isDirectory: Bool = false) -> UniformType? {
    declaredTypes(forExtension: word).first { type in
      guard let row = rowWithAncestors(of: type) else {
        let isDirectoryType = conforms(type, to: .directory)
        return isDirectory ? isDirectoryType : !isDirectoryType || conforms(type, to: .data)
      }
      return isDirectory
        ? TypeTable.isDirectory(row) : TypeTable.isData(row) || !TypeTable.isDirectory(row)
    }
  }

  func declaredRows(forExtension word: String) -> [Int] {
    if let identifier = FilenameExtension.compoundType(word) {
      return TypeTable.row(of: identifier).map { [$0] } ?? []
    }
    // Catalogue types of files are found by its patterns, which the user's databases may outweigh.
    return TypeTable.extensions.claims(of: word).map(Int.init)
      .filter { !TypeTable.isOfCatalogue($0) || TypeTable.isDirectory($0) }
  }

  /// The types for an extension in the catalogue and the shared database, best first; only those that tie with the
  /// first.
  ///
  /// `application/octet-stream` does not count: a receiver that accepts `.bin` does not accept everything.
  func sharedTypes(forExtension word: String) -> [(mimeType: String, type: UniformType)] {
    guard !word.isEmpty else { return [] }
    let suffix = "." + word
    let claims = claims(forName: "_" + suffix).filter {
      $0.suffix?.equalsIgnoringASCIICase(suffix) ?? false
    }
    return claims.prefix { $0.weight / 10 == claims[0].weight / 10 }
      .map { ($0.mimeType, type(forMIMEType: $0.mimeType)) }.filter { $0.1 != .data }
  }

  /// The type for a MIME type, with or without parameters.
  ///
  /// This is the declared owner of the MIME type or of one of its aliases in the catalogue or the shared database;
  /// otherwise a dynamic identifier, whose parents `conforms` knows. Parameters count only if a declaration has them:
  /// `text/plain;charset=utf-8`.
  package func type(forMIMEType text: String) -> UniformType {
    if let owner = declaredType(forMIMEType: text) { return owner }
    guard let media = MediaType(text) else { return DynamicIdentifier(mimeType: text).type }
    if let exact = type(forParameters: media) { return exact }
    if let owner = declaredType(forMIMEType: media.essence) { return owner }
    let name = usualName(ofMIMEType: media.essence)
    if let owner = declarations?.types(forMIMEType: name).first { return owner }
    if let type = Formats.row(of: name).flatMap(Formats.type) { return TypeTable.type(type) }
    for other in [name] + caches.flatMap({ $0.aliases(of: name) }) {
      if let owner = declaredType(forMIMEType: other) { return owner }
    }
    return DynamicIdentifier(mimeType: name).type
  }

  /// The type for a MIME type with exactly these parameters, or at least with its charset.
  private func type(forParameters media: MediaType) -> UniformType? {
    var names = media.parameters.isEmpty ? [] : [media.canonical]
    if let charset = media.parameters.first(where: { $0.name == "charset" })?.value {
      names.append("\(media.essence);charset=\(charset)")
    }
    for name in names {
      if let owner = declaredTypes(forMIMEType: name).first { return owner }
      if let row = Formats.row(of: name) {
        return Formats.type(row).map { TypeTable.type($0) }
          ?? DynamicIdentifier(mimeType: Formats.name(row)).type
      }
    }
    return nil
  }

  /// The declared types that claim a MIME type, its owner first.
  private func declaredTypes(forMIMEType name: String) -> [UniformType] {
    let ofTable = TypeTable.mimeTypes.claims(of: name).map { TypeTable.type(Int($0)) }
    guard let declarations else { return ofTable }
    return declarations.types(forMIMEType: name)
      + ofTable.filter { declarations.entry(of: $0)?.mimeTypes == nil }
  }

  private func declaredType(forMIMEType name: String) -> UniformType? {
    declaredTypes(forMIMEType: name).first
      ?? TypeTable.otherMIMETypes.claims(of: name).first.map { TypeTable.type(Int($0)) }
  }

  /// The types of all formats whose files may have an extension, likeliest first.
  private func claimants(ofExtension word: String) -> [UniformType] {
    let suffix = "." + word
    return claims(forName: "_" + suffix)
      .filter { $0.suffix?.equalsIgnoringASCIICase(suffix) ?? false }
      .map { type(forMIMEType: $0.mimeType) }.filter { $0 != .data }
  }

  /// The types with a tag that a person entered, the owner first; for an extension, the type of an empty file first.
  ///
  /// A tag is an extension with or without its dot, a MIME type, a four-character code or a pasteboard type. A tag
  /// known only to the catalogue or the shared database yields its type; an unknown tag yields nothing.
  package func taggedTypes(_ tag: String) -> [UniformType] {
    let word = tag.hasPrefix(".") ? String(tag.dropFirst()) : tag
    var found: [UniformType] = []
    func add(_ type: UniformType) { if !found.contains(type) { found.append(type) } }
    if tag.hasPrefix(".") || !tag.contains("/") {
      bestGlobs(forName: "_." + word).prefix(1).map(\.type).filter { $0 != .data }.forEach(add)
      declaredTypes(forExtension: word).forEach(add)
      sharedTypes(forExtension: word).map(\.type).forEach(add)
      claimants(ofExtension: word).forEach(add)
    }
    if !tag.hasPrefix(".") {
      if let media = MediaType(tag) {
        declaredTypes(forMIMEType: tag).forEach(add)
        declaredTypes(forMIMEType: media.essence).forEach(add)
        let type = type(forMIMEType: tag)
        if isDeclared(type) || Formats.row(of: media.essence) != nil
          || caches.contains(where: { $0.knows(mimeType: media.essence) })
        {
          add(type)
        }
      }
      TypeTable.osTypes.claims(of: tag).forEach { add(TypeTable.type(Int($0))) }
      TypeTable.pasteboardTypes.claims(of: tag).forEach { add(TypeTable.type(Int($0))) }
    }
    return found
  }
}

// MARK: Tags of a type
extension TypeRegistry {
  /// The extensions of a type, without their dots, the preferred one first.
  package func extensions(of type: UniformType) -> [String] {
    let entry = declarations?.entry(of: type)
    if let stated = entry?.extensions { return stated.value }
    if let row = TypeTable.row(of: type.identifier) { return TypeTable.extensions.words(of: row) }
    guard entry == nil, let identifier = DynamicIdentifier(type) else { return [] }
    let written = identifier.tags.filter { $0.tagClass == .filenameExtension }.map(\.value)
    guard written.isEmpty, let mimeType = identifier.value(of: .mimeType) else { return written }
    if let known = Formats.row(of: mimeType).map(Formats.extensions), !known.isEmpty {
      return known
    }
    return caches.lazy.map { $0.extensions(of: mimeType) }.first { !$0.isEmpty } ?? []
  }

  /// The MIME types of a type, the preferred one first.
  package func mimeTypes(of type: UniformType) -> [String] {
    let entry = declarations?.entry(of: type)
    if let stated = entry?.mimeTypes { return stated.value }
    if let row = TypeTable.row(of: type.identifier) { return TypeTable.mimeTypes.words(of: row) }
    guard entry == nil, let identifier = DynamicIdentifier(type) else { return [] }
    return identifier.tags.filter { $0.tagClass == .mimeType }.map(\.value)
  }

  package func preferredExtension(of type: UniformType) -> String? { extensions(of: type).first }

  package func preferredMIMEType(of type: UniformType) -> String? { mimeTypes(of: type).first }

  /// The extension for a file of a type: its own, otherwise that of its nearest ancestor that has one.
  ///
  /// Nil if there is no usual extension, as for directories and `public.image`.
  package func nearestExtension(of type: UniformType) -> String? {
    usualExtension(of: type)
      ?? supertypes(of: type).lazy.filter(isDeclared).compactMap(usualExtension).first
  }

  /// The preferred extension, except for JPEG: cameras and nearly all programs write `jpg`.
  private func usualExtension(of type: UniformType) -> String? {
    if type == Self.jpeg, declarations?.entry(of: type)?.extensions == nil { return "jpg" }
    return preferredExtension(of: type)
  }

  private static let jpeg = UniformType("public.jpeg")

  /// The MIME type for a type, without parameters: its own, otherwise that of its nearest ancestor that has one,
  /// otherwise `application/octet-stream`.
  package func nearestMIMEType(of type: UniformType) -> String {
    let name =
      ownMIMEType(of: type)
      ?? supertypes(of: type).lazy.filter { $0 != .data }.compactMap(ownMIMEType).first
    return name.map { String($0.prefix { $0 != ";" }) } ?? "application/octet-stream"
  }

  private func ownMIMEType(of type: UniformType) -> String? {
    // Unknown kinds of text are treated as plain text (RFC 2046, 4.1.4). `public.text` has no MIME type, because the
    // types that conform to it have different ones.
    if type == .text { return "text/plain" }
    return preferredMIMEType(of: type) ?? otherMIMETypes(of: type).first
      ?? TypeTable.row(of: type.identifier).flatMap(Formats.row(ofType:)).map(Formats.name)
  }

  /// The additional MIME types that Linux tools use for a declared type.
  package func otherMIMETypes(of type: UniformType) -> [String] {
    TypeTable.row(of: type.identifier).map(TypeTable.otherMIMETypes.words(of:)) ?? []
  }
}
