import Diagnostics

// The layer that states each fact, to explain the registry's answers.

/// The origins of the facts about a type; empty for facts that are not stated.
package struct TypeOrigins: Hashable, Sendable {
  /// The declarations of the type, most important first; empty for a dynamic type.
  package var declaration: [TypeOrigin] = []
  package var description: [TypeOrigin] = []
  package var parents: [TypeOrigin] = []
  package var extensions: [TypeOrigin] = []
  package var mimeTypes: [TypeOrigin] = []
}

extension TypeRegistry {
  package func origins(of type: UniformType) -> TypeOrigins {
    guard isDeclared(type) else {
      return DynamicIdentifier(type).map { originsOfDynamic($0) } ?? TypeOrigins()
    }
    let entry = declarations?.entry(of: type)
    let isInTable = TypeTable.row(of: type.identifier) != nil
    let ofTable = isInTable ? [TypeOrigin.builtIn] : []
    var origins = TypeOrigins()
    origins.declaration = (entry?.origins ?? []) + ofTable
    if !parents(of: type).isEmpty {
      let cache =
        TypeTable.row(of: type.identifier).map(TypeTable.isOfCatalogue) == true
        ? preferredMIMEType(of: type).flatMap { sharedParents(ofMIMEType: $0) }?.cache : nil
      origins.parents =
        entry?.parents.map { [$0.origin] } ?? ofTable + [cache.map(Self.origin)].compactMap(\.self)
    }
    if !extensions(of: type).isEmpty {
      origins.extensions = entry?.extensions.map { [$0.origin] } ?? ofTable
    }
    if !mimeTypes(of: type).isEmpty {
      origins.mimeTypes = entry?.mimeTypes.map { [$0.origin] } ?? ofTable
    }
    // A type without a written description gets one made from its extension or identifier.
    let made =
      origins.extensions.isEmpty ? Array(origins.declaration.prefix(1)) : origins.extensions
    let written = TypeTable.row(of: type.identifier).flatMap(TypeTable.label) != nil
    origins.description = entry?.description.map { [$0.origin] } ?? (written ? ofTable : made)
    return origins
  }

  private func originsOfDynamic(_ identifier: DynamicIdentifier) -> TypeOrigins {
    var origins = TypeOrigins(description: [.identifier])
    let mimeType = identifier.value(of: .mimeType)
    let row = mimeType.flatMap { Formats.row(of: $0) }
    let known = row.map { !Formats.parents($0).isEmpty } ?? false
    let cache = mimeType.flatMap { sharedParents(ofMIMEType: $0) }?.cache
    origins.parents = [known ? .builtIn : nil, cache.map(Self.origin), .identifier]
      .compactMap(\.self)
    if identifier.value(of: .filenameExtension) != nil {
      origins.extensions = [.identifier]
    } else if let row, !Formats.extensions(row).isEmpty {
      origins.extensions = [.builtIn]
    } else if let mimeType {
      origins.extensions =
        caches.first { !$0.extensions(of: mimeType).isEmpty }.map { [Self.origin($0)] } ?? []
    }
    origins.mimeTypes = mimeType == nil ? [] : [.identifier]
    return origins
  }

  private static func origin(_ cache: MIMECache) -> TypeOrigin {
    TypeOrigin(.system, file: cache.file)
  }

  /// The types that a layer declares, sorted; for the system layer, also the dynamic identifiers of the undeclared
  /// MIME types in its databases.
  package func types(in layer: TypeLayer) -> [UniformType] {
    let stated = declarations?.entries.filter { $0.layers.contains(layer) }.map(\.type) ?? []
    var types: [UniformType]
    switch layer {
    case .builtIn: return (0..<TypeTable.count).map(TypeTable.type)
    case .user: types = stated
    case .system:
      let shared = Set(caches.flatMap(\.mimeTypes)).map(type(forMIMEType:))
      types = stated + Set(shared.filter { !isDeclared($0) })
    }
    types.sort { $0.identifier.lowercasedASCII < $1.identifier.lowercasedASCII }
    return types
  }
}
