import Diagnostics

/// The conformance of undeclared MIME types: by top level, structured suffix, and the subclass relations of the
/// shared database.
///
/// The database also uses subclasses to mean "can be opened by": JSON below JavaScript, Python below executables.
/// Receivers of programs must not get scripts, so these relations are excluded by name.
enum MIMEConformance {
  /// The type for a top level such as `image`; nil if there is no single type.
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

  /// The type for a structured suffix, such as that of `image/svg+xml`.
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

  /// Whether an audio or video MIME type denotes a playlist, which is text.
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
  /// The parents of a MIME type in the first database that has any.
  func sharedParents(ofMIMEType mimeType: String) -> (cache: MIMECache, names: [String])? {
    caches.lazy.map { ($0, $0.parents(of: mimeType.lowercasedASCII)) }.first { !$0.1.isEmpty }
  }

  /// The parents that the shared database adds to a catalogue type.
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
    // Packages with several parts are named after their main part: ZIP data is not XML.
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
