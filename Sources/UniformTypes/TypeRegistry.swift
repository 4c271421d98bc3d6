import Diagnostics

/// The known types: the built-in table and catalogue, the system's shared MIME database, and declaration files.
///
/// The table is authoritative for its types unless a file overrides it; the database adds extensions, names and MIME
/// types. An undeclared type is a dynamic identifier, which conforms to the types that it encodes and to those that
/// `MIMEConformance` derives from its MIME type. Any other identifier conforms only to itself.
package struct TypeRegistry: Sendable {
  let caches: [MIMECache]
  /// Nil if there are no declaration files, which is the usual case.
  let declarations: TypeDeclarations?

  /// A registry with only the built-in table.
  package static let builtIn = TypeRegistry(mimeCaches: [])

  /// Creates a registry with databases in the order of the XDG data directories; the first one wins.
  package init(mimeCaches: [MIMECache], declarations: TypeDeclarations? = nil) {
    caches = mimeCaches
    self.declarations = declarations
  }

  /// Whether the table or a file declares a type.
  package func isDeclared(_ type: UniformType) -> Bool {
    TypeTable.row(of: type.identifier) != nil || declarations?.entry(of: type) != nil
  }

  /// Whether a type is a valid dynamic identifier.
  package func isDynamic(_ type: UniformType) -> Bool { DynamicIdentifier(type) != nil }

  /// The type as spelled in its declaration; dynamic types are in lower case, others unchanged.
  package func canonical(_ type: UniformType) -> UniformType {
    if let entry = declarations?.entry(of: type) { return entry.type }
    if let row = TypeTable.row(of: type.identifier) { return TypeTable.type(row) }
    return DynamicIdentifier(type)?.type ?? type
  }

  /// All declared types, sorted by identifier.
  package var declaredTypes: [UniformType] {
    let ofTable = (0..<TypeTable.count).map(TypeTable.type)
    guard let declarations else { return ofTable }
    let more = declarations.entries.map(\.type)
      .filter { TypeTable.row(of: $0.identifier) == nil }
    return (ofTable + more).sorted {
      $0.identifier.lowercasedASCII < $1.identifier.lowercasedASCII
    }
  }
}

// MARK: Conformance
extension TypeRegistry {
  /// The types that a type directly conforms to, in the order of its declaration.
  package func parents(of type: UniformType) -> [UniformType] {
    let entry = declarations?.entry(of: type)
    if let stated = entry?.parents { return stated.value.map(canonical) }
    if let row = TypeTable.row(of: type.identifier) {
      let parents = TypeTable.parents(row).map { TypeTable.type(Int($0)) }
      return entry == nil ? parents + sharedParents(ofRow: row, besides: parents) : parents
    }
    guard entry == nil, let identifier = DynamicIdentifier(type) else { return [] }
    var parents: [UniformType] = []
    if let mimeType = identifier.value(of: .mimeType) {
      parents = self.parents(ofMIMEType: mimeType)
    }
    for parent in identifier.conformsTo.map(canonical) where !parents.contains(parent) {
      parents.append(parent)
    }
    return parents
  }

  /// All types that a type conforms to, except itself, nearest first.
  package func supertypes(of type: UniformType) -> [UniformType] {
    if let row = rowWithAncestors(of: type) {
      return TypeTable.ancestors(row).map { TypeTable.type(Int($0)) }
    }
    var order: [UniformType] = []
    var seen: Set<UniformType> = [type]
    var front = [type]
    while !front.isEmpty {
      front = front.flatMap(parents(of:)).filter { seen.insert($0).inserted }
      order += front
    }
    return order
  }

  /// Whether `type` conforms to `ancestor`.
  ///
  /// Every type conforms to itself. A dynamic type also conforms to another dynamic one if it has all of its tags and
  /// conforms to everything encoded in it, because an extension has several identifiers.
  package func conforms(_ type: UniformType, to ancestor: UniformType) -> Bool {
    if type == ancestor { return true }
    let wanted = TypeTable.row(of: ancestor.identifier)
    if let row = rowWithAncestors(of: type) {
      guard let wanted else { return false }
      return TypeTable.ancestors(row).contains(UInt16(wanted))
    }
    if wanted == nil, !isDeclared(type), let other = DynamicIdentifier(ancestor),
      let held = DynamicIdentifier(type), held.hasAllTags(of: other)
    {
      return other.conformsTo.allSatisfy { conforms(type, to: $0) }
    }
    return isAbove(type, ancestor, wanted)
  }
}

extension TypeRegistry {
  /// The row of a type whose ancestors in the table are valid; nil if they must be computed.
  func rowWithAncestors(of type: UniformType) -> Int? {
    if declarations?.changesAncestors == true { return nil }
    guard let row = TypeTable.row(of: type.identifier) else { return nil }
    return !caches.isEmpty && TypeTable.isOfCatalogue(row) ? nil : row
  }

  /// Whether a walk up from `type` reaches `ancestor`, whose row is `wanted`.
  ///
  /// The walk is iterative, because a chain of declared types may exceed the depth of the stack.
  private func isAbove(_ type: UniformType, _ ancestor: UniformType, _ wanted: Int?) -> Bool {
    var waiting = parents(of: type)
    var seen: Set<UniformType> = []
    while let next = waiting.popLast() {
      if next == ancestor { return true }
      if let row = rowWithAncestors(of: next) {
        if let wanted, TypeTable.ancestors(row).contains(UInt16(wanted)) { return true }
      } else if seen.insert(next).inserted {
        waiting += parents(of: next)
      }
    }
    return false
  }
}

extension DynamicIdentifier {
  /// Whether this identifier has every tag of another one, which must have at least one.
  package func hasAllTags(of other: DynamicIdentifier) -> Bool {
    !other.tags.isEmpty
      && other.tags.allSatisfy { wanted in
        tags.contains { tag in
          guard tag.tagClass == wanted.tagClass else { return false }
          return switch tag.tagClass {
          case .filenameExtension, .mimeType, .urlScheme:
            tag.value.equalsIgnoringASCIICase(wanted.value)
          case .osType, .pasteboardType, .other:
            tag.value.utf8.elementsEqual(wanted.value.utf8)
          }
        }
      }
  }
}
