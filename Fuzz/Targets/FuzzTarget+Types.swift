@testable import UniformTypes

/// Targets for type databases, declarations and identifiers.
extension FuzzTarget {
  /// Reads a MIME cache; the last 32 bytes are also used as the key of lookups.
  static func mimeCache(_ bytes: [UInt8]) throws {
    let key = bytes.suffix(32)
    let word = String(decoding: key, as: UTF8.self)
    bytes.withUnsafeBytes { buffer in
      guard let cache = MIMECache(bytes: buffer, keeping: nil) else { return }
      _ = cache.magicMatches(in: bytes[...])
      for name in [Array(key), Array("a.tar.gz".utf8), Array("makefile".utf8)] {
        _ = cache.matches(name: name)
      }
      for type in [word, "application/zip", "text/x-b"] {
        _ = cache.mimeType(forAlias: type)
        _ = cache.aliases(of: type)
        _ = cache.parents(of: type)
        _ = cache.knows(mimeType: type)
        _ = cache.extensions(of: type)
        _ = cache.rootXMLType(namespace: type, localName: word)
      }
      let registry = TypeRegistry(mimeCaches: [cache])
      _ = registry.globs(forName: word)
      let type = registry.type(forMIMEType: "application/x-a")
      _ = registry.conforms(type, to: .data)
      _ = registry.conforms(registry.type(forMIMEType: word), to: .text)
    }
  }

  /// Reads the bytes as a declaration file, in the user's layer and in a lower one.
  static func declarations(_ bytes: [UInt8]) {
    let file = DeclarationFile(path: "/a.json", bytes: bytes)
    let declared = TypeDeclarations([
      DeclarationDirectory(.user, files: [file]), DeclarationDirectory(.system, files: [file]),
    ])
    let registry = TypeRegistry(mimeCaches: [], declarations: declared)
    _ = registry.declarationProblems.map(\.diagnostic)
    for type in registry.declaredTypes.suffix(4) + [UniformType("com.example.a")] {
      _ = registry.supertypes(of: type)
      _ = registry.extensions(of: type) + registry.mimeTypes(of: type)
      _ = registry.label(of: type)
      _ = registry.origins(of: type)
    }
    for name in ["x.frob", "FROB-1", "a.tar.frob"] { _ = registry.globs(forName: name) }
  }

  /// Checks that identifiers survive a round trip in both directions.
  static func dynamicIdentifier(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    for spelling in [text, "dyn.a" + text] {
      guard let read = DynamicIdentifier(UniformType(spelling)) else { continue }
      try BrokenLaw.unless(
        DynamicIdentifier(read.type) == read, "\(spelling) is read as another than it is written")
      _ = TypeRegistry.builtIn.conforms(read.type, to: .text)
    }
    let tags = text.split(separator: "\n").prefix(4).map {
      DynamicIdentifier.Tag($0.contains("/") ? .mimeType : .filenameExtension, String($0))
    }
    let written = DynamicIdentifier(tags: tags)
    try BrokenLaw.unless(DynamicIdentifier(written.type) != nil, "\(written.type) is not read")
  }

  static func typeWord(_ bytes: [UInt8]) throws {
    let word = String(decoding: bytes, as: UTF8.self)
    let registry = TypeRegistry.builtIn
    if let accepted = try? registry.accepted(word) {
      try BrokenLaw.unless(!accepted.isEmpty, "\(word) accepts nothing")
      for wanted in accepted { _ = registry.match(.utf8PlainText, wanted) }
    }
    if let offered = try? registry.offered(word) {
      try BrokenLaw.unless(registry.conforms(offered, to: offered), "\(offered) is not itself")
    }
    _ = TypeWord.split(word)
    _ = registry.type(forMIMEType: word)
    _ = registry.globs(forName: word)
  }
}
