import Diagnostics

/// What is known of types: the built-in table and catalogue, the system's shared MIME database, and
/// declarations in files.
///
/// What the table declares, it decides, save where a file declares something else; the database knows
/// more extensions, names and MIME types. A type that nobody declares is a dynamic identifier, which
/// conforms to what it holds and, by its MIME type, to what `MIMEConformance` says. An identifier of no
/// kind conforms to itself alone.
package struct TypeRegistry: Sendable {
  let caches: [MIMECache]
  /// nil where there are none, as almost always.
  let declarations: TypeDeclarations?

  /// The table alone.
  package static let builtIn = TypeRegistry(mimeCaches: [])

  /// The table and the databases, in the order of the XDG data directories: the first one wins.
  package init(mimeCaches: [MIMECache], declarations: TypeDeclarations? = nil) {
    caches = mimeCaches
    self.declarations = declarations
  }

  /// Whether the table or a file declares a type.
  package func isDeclared(_ type: UniformType) -> Bool {
    TypeTable.row(of: type.identifier) != nil || declarations?.entry(of: type) != nil
  }

  /// Whether a type is a dynamic identifier, written as it must be.
  package func isDynamic(_ type: UniformType) -> Bool { DynamicIdentifier(type) != nil }

  /// The type as its declaration spells it; dynamic ones in small letters, others as they come.
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
  /// The types that a type conforms to by its own declaration, in its order.
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

  /// All types that a type conforms to, without itself, nearest first.
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

  /// Whether whatever is of `type` is also of `ancestor`.
  ///
  /// Every type conforms to itself. A dynamic type also conforms to another one when it has all its
  /// tags and conforms to all that is written in it: one extension has several identifiers.
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
  /// The row of a type whose ancestors are those of the table; nil where they must be walked to.
  func rowWithAncestors(of type: UniformType) -> Int? {
    if declarations?.changesAncestors == true { return nil }
    guard let row = TypeTable.row(of: type.identifier) else { return nil }
    return !caches.isEmpty && TypeTable.isOfCatalogue(row) ? nil : row
  }

  /// Whether a walk up from `type` meets `ancestor`, whose row is `wanted`.
  ///
  /// It does not call itself: a chain of declared types may be longer than the stack is deep.
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
  /// Whether it has every tag of another one, which has some.
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
