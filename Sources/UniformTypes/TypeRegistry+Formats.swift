import Diagnostics

// Relations between MIME types: names of the same format, and formats based on others.

extension TypeRegistry {
  /// The most widely known name of a MIME type: the catalogue's, otherwise the shared database's.
  ///
  /// An unknown name is returned unchanged. The name must not have parameters.
  package func usualName(ofMIMEType name: String) -> String {
    if let row = Formats.row(of: name) { return Formats.name(row) }
    let folded = name.lowercasedASCII
    guard let shared = caches.lazy.compactMap({ $0.mimeType(forAlias: folded) }).first else {
      return name
    }
    return Formats.row(of: shared).map(Formats.name) ?? shared
  }

  /// Whether a MIME type equals another, is a kind of it, or has bytes that can be read as it.
  ///
  /// Two names of one format are equal. The relations come from the catalogue, the conformance of declared types,
  /// structured suffixes, and the shared database, except where the latter only states which tools open a type. All
  /// text is below `text/plain`, and everything is below `application/octet-stream`.
  package func isAtOrBelow(_ mimeType: String, _ ancestor: String) -> Bool {
    let wanted = usualName(ofMIMEType: ancestor)
    if wanted == "application/octet-stream" { return true }
    let target = ConformanceTarget(wanted, in: self)
    var isMet = false
    climb(from: mimeType, by: namesAbove) { front in
      isMet = front.contains { target.isMet(by: $0, in: self) }
      return !isMet
    }
    return isMet
  }

  /// Calls `visit` with the usual name of a MIME type, then with those of its ancestors, level by level, each once, until it
  /// returns false.
  private func climb(
    from mimeType: String, by above: (String) -> [String], _ visit: ([String]) -> Bool
  ) {
    var front = [usualName(ofMIMEType: mimeType)]
    var seen = Set(front.map(\.lowercasedASCII))
    while !front.isEmpty, visit(front) {
      front = front.flatMap(above).filter { seen.insert($0.lowercasedASCII).inserted }
    }
  }

  /// The usual name of a MIME type and those of its ancestors, nearest first.
  package func lineage(ofMIMEType mimeType: String) -> [String] {
    var order: [String] = []
    climb(from: mimeType, by: { namesAbove($0) + formatsOfSupertypes($0) }) {
      order += $0
      return true
    }
    return order
  }

  /// The signs of which every file of a MIME type has one, as the catalogue writes them; its ancestors may have more.
  package func signs(ofMIMEType mimeType: String) -> [String] {
    Formats.row(of: mimeType).map(Formats.signs) ?? []
  }

  /// The MIME type of the language that an interpreter reads, given the name of its program.
  package static func mimeType(ofInterpreter program: some StringProtocol) -> String? {
    Formats.row(ofInterpreter: program).map(Formats.name)
  }

  /// The formats of the types to which the declared type of a MIME type conforms.
  private func formatsOfSupertypes(_ mimeType: String) -> [String] {
    let type = type(forMIMEType: mimeType)
    guard isDeclared(type) else { return [] }
    return supertypes(of: type).compactMap { above in
      guard let row = TypeTable.row(of: above.identifier), !TypeTable.namesNoFormat(row) else {
        return nil
      }
      return Formats.row(ofType: row).map(Formats.name)
    }
  }

  /// The usual names of the direct ancestors of a MIME type.
  private func namesAbove(_ mimeType: String) -> [String] {
    var above: [String] = []
    if let row = Formats.row(of: mimeType) {
      for case .format(let parent) in Formats.parents(row) { above.append(Formats.name(parent)) }
      above += Formats.containers(row).map { Formats.name(Int($0)) }
    }
    let folded = mimeType.lowercasedASCII
    if let plus = folded.lastIndex(of: "+") {
      above += Self.structures.filter { $0.suffix == folded[plus...] }.map(\.mimeType)
    }
    for cache in caches {
      for parent in cache.parents(of: folded)
      where MIMEConformance.edge(from: folded, to: parent).isOfBytes {
        above.append(usualName(ofMIMEType: parent))
      }
    }
    return above
  }

  private static let structures: [(suffix: String, mimeType: String)] = [
    ("+xml", "application/xml"), ("+json", "application/json"),
    ("+zip", "application/zip"), ("+gzip", "application/gzip"), ("+yaml", "application/yaml"),
    ("+cbor", "application/cbor"), ("+sqlite3", "application/vnd.sqlite3"),
    ("+vnd.sqlite3", "application/vnd.sqlite3"), ("+tar", "application/x-tar"),
    ("+ogg", "application/ogg"),
  ]
}

/// The target of a walk up from a MIME type, by name and as a declared type.
private struct ConformanceTarget {
  let name: String
  /// The type if it represents only this format; conformance to a type for several formats, such as `public.pbm`,
  /// proves nothing.
  let type: UniformType?

  init(_ name: String, in registry: TypeRegistry) {
    self.name = name
    let type = registry.type(forMIMEType: name)
    if name == "text/plain" {
      self.type = .text
    } else if let row = TypeTable.row(of: type.identifier), !TypeTable.namesNoFormat(row),
      Formats.row(ofType: row).map(Formats.name) == name
    {
      self.type = type
    } else {
      self.type = nil
    }
  }

  func isMet(by other: String, in registry: TypeRegistry) -> Bool {
    if other.equalsIgnoringASCIICase(name) { return true }
    guard let type else { return false }
    let held = registry.type(forMIMEType: other)
    return held != type && registry.isDeclared(held) && registry.conforms(held, to: type)
      || type == .text && registry.conforms(held, to: type)
  }
}
