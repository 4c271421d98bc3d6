import Diagnostics

// Resolves a word to types. The order is the same wherever a type is named: an extension with its dot, a MIME type,
// an identifier, a short word, an extension without its dot, and finally, if it has a dot, an undeclared identifier.

extension TypeRegistry {
  /// The types that a word accepts, in order.
  ///
  /// An extension accepts its owners, for files and for directories, and the types that the shared database has for
  /// it; an undeclared extension needs its dot. An undeclared identifier is not an error; see
  /// `AcceptedType.isUndeclared`. A size may follow a type of picture, as in `jpeg;max=2048`.
  package func accepted(_ word: String) throws(TypeWordError) -> [AcceptedType] {
    guard let sized = try SizedTypeWord(word) else { return try acceptedTypes(word) }
    return try acceptedTypes(sized.type).map { accepted throws(TypeWordError) in
      guard let type = accepted.type, conforms(type, to: .image) else {
        throw .sizeWithoutPicture(word)
      }
      return AcceptedType(
        accepted.wanted, spelling: word, isUndeclared: accepted.isUndeclared, largest: sized.pixels)
    }
  }

  /// The types that a word requires.
  ///
  /// A size is an error, because a requirement concerns what an item offers, before any conversion.
  package func required(_ word: String) throws(TypeWordError) -> [AcceptedType] {
    if try SizedTypeWord(word) != nil { throw .misplacedSize(word) }
    return try accepted(word)
  }

  private func acceptedTypes(_ word: String) throws(TypeWordError) -> [AcceptedType] {
    switch try reading(word) {
    case .fileExtension(let name):
      return acceptedTypes(forExtension: name).map { AcceptedType(.type($0), spelling: word) }
    case .mimeType(let media):
      return [AcceptedType(wanted(media, word), spelling: word)]
    case .known(let type):
      return [AcceptedType(.type(type), spelling: word)]
    case .short(let short):
      return short.wanted.map { AcceptedType($0, spelling: word) }
    case .undeclared(let type):
      return [AcceptedType(.type(type), spelling: word, isUndeclared: true)]
    }
  }

  /// The type that a word gives to an offered representation.
  ///
  /// The short word `text` means `public.utf8-plain-text`; the other short words, and wildcards such as `image/*`,
  /// only select. Use `isDeclared` and `isDynamic` to decide whether to show a note.
  package func offered(_ word: String) throws(TypeWordError) -> UniformType {
    if try SizedTypeWord(word) != nil { throw .misplacedSize(word) }
    switch try reading(word) {
    case .fileExtension(let name):
      return acceptedTypes(forExtension: name).first ?? type(forExtension: name)
    case .mimeType(let media):
      if media.essence.hasSuffix("/*") { throw .selectsOnly(word) }
      return type(forMIMEType: word)
    case .known(let type), .undeclared(let type):
      return type
    case .short(let short):
      guard short.word == "text" else { throw .selectsOnly(word) }
      return .utf8PlainText
    }
  }

  private enum Reading {
    case fileExtension(String)
    case mimeType(MediaType)
    case known(UniformType)
    case short(TypeWord.Short)
    case undeclared(UniformType)
  }

  private func reading(_ word: String) throws(TypeWordError) -> Reading {
    if word.hasPrefix(".") {
      let name = String(word.dropFirst())
      guard FilenameExtension.isOne(name) else { throw .unknown(word, nearest: []) }
      return .fileExtension(name)
    }
    if word.contains("/") {
      guard let media = MediaType(word), media.hasStarsOnlyAsWholes else {
        throw .malformedMIMEType(word)
      }
      return .mimeType(media)
    }
    let type = UniformType(word)
    if isDeclared(type) || isDynamic(type) { return .known(canonical(type)) }
    if DynamicIdentifier.isSpelledDynamic(word) { throw .damagedDynamicIdentifier(word) }
    if let short = TypeWord.short(word) { return .short(short) }
    if isKnown(extension: word) { return .fileExtension(word) }
    if word.contains("."), TypeWord.isIdentifier(word) { return .undeclared(type) }
    throw .unknown(word, nearest: nearestWords(to: word))
  }

  /// Whether an extension is known.
  package func isKnown(extension word: String) -> Bool {
    !declaredTypes(forExtension: word).isEmpty || FilenameExtension.isCompound(word)
      || !sharedTypes(forExtension: word).isEmpty
  }

  private func acceptedTypes(forExtension name: String) -> [UniformType] {
    var types: [UniformType] = []
    func add(_ type: UniformType) {
      if !types.contains(where: { conforms(type, to: $0) }) { types.append(type) }
    }
    if let owner = declaredType(forExtension: name) { add(owner) }
    if let owner = declaredType(forExtension: name, isDirectory: true) { add(owner) }
    sharedTypes(forExtension: name).forEach { add($0.type) }
    if types.isEmpty { add(type(forExtension: name)) }
    return types
  }

  private func wanted(_ media: MediaType, _ word: String) -> AcceptedType.Wanted {
    guard media.essence.hasSuffix("/*") else { return .type(type(forMIMEType: word)) }
    switch media.topLevel.lowercasedASCII {
    case "*": return .anything
    case "text": return .type(.text)
    case "image": return .type(.image)
    case "audio": return .type(.audio)
    case "video": return .type(.movie)
    case let other: return .topLevel(other)
    }
  }
}

extension MediaType {
  /// Whether each star is a whole name, as in `image/*`.
  fileprivate var hasStarsOnlyAsWholes: Bool {
    essence.split(separator: "/").allSatisfy { $0 == "*" || !$0.contains("*") }
  }
}
