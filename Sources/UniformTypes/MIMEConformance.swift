import Diagnostics

/// What a MIME type that nobody declared conforms to: by its top level, its structured suffix, and
/// what the shared database says it is a sub-class of.
///
/// The database also uses sub-classes to say "can be opened by": JSON below JavaScript, Python below
/// programs. Whoever wants a program must not be given a script, so these are left out by name.
enum MIMEConformance {
  /// The type of everything below a top level, such as `image`; nil where there is no one type.
  static func category(_ topLevel: some StringProtocol) -> UniformType? {
    switch topLevel.lowercasedASCII {
    case "text": .text
    case "image": .image
    case "audio": .audio
    case "video": .movie
    case "font": UniformType("public.font")
    case "model": UniformType("public.3d-content")
    case "message": UniformType("public.message")
    default: nil
    }
  }

  /// The type that a structured suffix, such as that of `image/svg+xml`, stands for.
  static func structure(ofSubtype subtype: some StringProtocol) -> UniformType? {
    guard let plus = subtype.lastIndex(of: "+") else { return nil }
    return switch subtype[plus...].lowercasedASCII {
    case "+json": UniformType("public.json")
    case "+xml": UniformType("public.xml")
    case "+zip": UniformType("public.zip-archive")
    case "+gzip": UniformType("org.gnu.gnu-zip-archive")
    case "+yaml": UniformType("public.yaml")
    default: nil
    }
  }

  /// Whether a MIME type of sound or film is that of a list of such files, which is text.
  static func isPlaylist(_ mimeType: String) -> Bool {
    let subtypes = [
      "x-mpegurl", "mpegurl", "vnd.mpegurl", "x-scpls", "scpls", "x-ms-asx", "x-ms-wax",
    ]
    let parts = mimeType.lowercasedASCII.split(separator: "/", maxSplits: 1)
    return parts.count == 2 && ["audio", "video"].contains(parts[0])
      && subtypes.contains(String(parts[1]))
  }
}

extension TypeRegistry {
  /// What the first database that knows says a MIME type is a sub-class of.
  func sharedParents(ofMIMEType mimeType: String) -> (cache: MIMECache, names: [String])? {
    caches.lazy.map { ($0, $0.parents(of: mimeType.lowercasedASCII)) }.first { !$0.1.isEmpty }
  }

  /// What the shared database adds to the parents of a type of the catalogue.
  func sharedParents(ofRow row: Int, besides parents: [UniformType]) -> [UniformType] {
    guard !caches.isEmpty, TypeTable.isOfCatalogue(row),
      let mimeType = TypeTable.mimeTypes.preferred(of: row)
    else { return [] }
    return self.parents(ofMIMEType: mimeType).filter { !parents.contains($0) }
  }

  /// The types that an undeclared MIME type conforms to, nearest first.
  func parents(ofMIMEType mimeType: String) -> [UniformType] {
    var parents: [UniformType] = []
    func add(_ type: UniformType?) {
      guard let type, !parents.contains(type) else { return }
      parents.append(type)
    }
    for parent in Formats.row(of: mimeType).map(Formats.parents) ?? [] {
      switch parent {
      case .format(let row): add(type(forMIMEType: Formats.name(row)))
      case .type(let row): add(TypeTable.type(row))
      }
    }
    let mimeType = mimeType.lowercasedASCII
    for parent in sharedParents(ofMIMEType: mimeType)?.names ?? [] {
      switch MIMEConformance.edge(from: mimeType, to: parent) {
      case .conforms: add(type(forMIMEType: parent))
      case .readsAs(let type), .opensWith(let type): add(type)
      }
    }
    let parts = mimeType.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return parents }
    // Packages of several parts are named after their main one: what is ZIP is not XML.
    let zip = UniformType("public.zip-archive")
    if !parents.contains(zip) {
      add(MIMEConformance.structure(ofSubtype: parts[1]))
    }
    add(
      MIMEConformance.isPlaylist(mimeType)
        ? UniformType("public.playlist") : MIMEConformance.category(parts[0]))
    return parents
  }
}
