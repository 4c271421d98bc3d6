import Context
package import Destinations
package import Items
package import Negotiation
import SystemCalls
package import SystemPackage
package import UniformTypes

/// The names of representations in a directory.
///
/// A given name is used for any representation; only a shortcut is always `NAME.url`. An original file keeps
/// its name byte for byte, and so does what is kept of it. Another representation gets the suggested name, with the
/// extension of its type unless the name already has one of that type.
package struct TargetNaming {
  package let registry: TypeRegistry

  package init(registry: TypeRegistry) {
    self.registry = registry
  }

  /// The file name for a representation of an item, as carried text; never empty.
  package func name(of item: Item, as candidate: Candidate) -> String {
    if registry.conforms(candidate.given, to: .url) { return shortcutName(of: item) }
    if item.isNameGiven { return Self.oneComponent(item.name) }
    if let original = originalName(of: item, as: candidate) { return original }
    let base = Self.oneComponent(item.name)
    return withExtension(base, of: candidate.given, in: item, own: ownExtension(candidate))
  }

  /// A name made from a template, with the representation's extension added unless it has one of that type.
  package func completed(_ name: String, as candidate: Candidate) -> String {
    guard !registry.name(name, hasExtensionOf: candidate.given),
      let ending = registry.nearestExtension(of: candidate.given)
    else { return name }
    return "\(name).\(ending)"
  }

  /// The values of a name template's placeholders.
  package func values(
    of item: Item, as candidate: Candidate, named name: String
  ) -> NameTemplate.Values {
    let parts = Self.split(name, registry: registry)
    return NameTemplate.Values(
      name: name, stem: parts.stem, fileExtension: parts.fileExtension, number: item.index,
      type: candidate.given.identifier)
  }

  /// Splits a name into stem and extension, which may have two parts (`tar.gz`); a leading dot is not a
  /// separator.
  package static func split(
    _ name: String, registry: TypeRegistry
  ) -> (stem: String, fileExtension: String) {
    let bytes = Array(name.unicodeScalars)
    guard let dot = bytes.lastIndex(of: "."), dot > 0, dot < bytes.count - 1 else {
      return (name, "")
    }
    var start = dot
    if let earlier = bytes[..<dot].lastIndex(of: "."), earlier > 0,
      bytes[(earlier + 1)..<dot].elementsEqual("tar".unicodeScalars)
    {
      start = earlier
    }
    return (text(bytes[..<start]), text(bytes[(start + 1)...]))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// A suggested name as one path component: leading `.` and `..` are removed, other slashes become `_`.
  static func oneComponent(_ name: String) -> String {
    // Split by bytes, as the kernel does: a combining mark after a slash would merge with it into one
    // character.
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .drop { $0 == ".." || $0 == "." }
    return parts.isEmpty ? "data" : parts.joined(separator: "_")
  }

  /// The file's own name if the representation is the item's file and the item is named after it.
  private func originalName(of item: Item, as candidate: Candidate) -> String? {
    guard !candidate.isDerived, item.isNameOfFile(candidate.representation) else { return nil }
    return candidate.representation.ownPath?.lastComponent.map { FilePath(name: $0).carried }
      ?? Self.oneComponent(item.name)
  }

  private func ownExtension(_ candidate: Candidate) -> String? {
    guard !candidate.isDerived, !candidate.representation.source.isDirectoryInPlace,
      let path = candidate.representation.ownPath
    else { return nil }
    let ending = Self.split(path.nameForItem, registry: registry).fileExtension
    return ending.isEmpty ? nil : ending
  }

  private func shortcutName(of item: Item) -> String {
    let base = item.name.isEmpty ? "link" : Self.oneComponent(item.name)
    return Self.split(base, registry: registry).fileExtension.lowercased() == "url"
      ? base : base + ".url"
  }

  /// Adds or replaces an extension if necessary.
  ///
  /// - Parameter own: The extension of the representation's own file, for a type without one.
  private func withExtension(
    _ base: String, of type: UniformType, in item: Item, own: String?
  ) -> String {
    if registry.name(base, hasExtensionOf: type) { return base }
    let wanted = registry.nearestExtension(of: type) ?? own
    let (stem, existing) = Self.split(base, registry: registry)
    guard !existing.isEmpty else { return wanted.map { "\(base).\($0)" } ?? base }
    let existingType = registry.type(forExtension: existing)
    let belongsToAnotherRepresentation = item.representations.contains {
      $0.type != type && $0.type == existingType
    }
    if belongsToAnotherRepresentation { return wanted.map { "\(stem).\($0)" } ?? stem }
    if registry.conforms(existingType, to: type) { return base }
    guard let wanted else { return base }
    return registry.isDeclared(existingType) ? "\(stem).\(wanted)" : "\(base).\(wanted)"
  }
}

extension Item {
  /// Whether a representation is the file that the item is named after, in place or kept.
  package func isNameOfFile(_ representation: Representation) -> Bool {
    guard let own = representation.ownPath?.lastComponent else {
      return isFileName && representation.source == representations.first?.source
    }
    return name.isEmpty || name.utf8.elementsEqual(FilePath(name: own).carried.utf8)
  }
}

extension Representation {
  /// The path of the original file, here or on another host.
  package var ownPath: FilePath? {
    switch source {
    case .file(let path, _): path
    case .far(let far): far.path
    case .payload, .inline, .promise, .fileURL: nil
    }
  }
}

extension Representation.Source {
  fileprivate var isDirectoryInPlace: Bool {
    switch self {
    case .file(_, let identity): identity.isDirectory
    case .far(let far): far.isDirectory
    case .payload, .inline, .promise, .fileURL: false
    }
  }
}

extension Candidate {
  /// Whether the representation is made by a conversion.
  package var isDerived: Bool { if case .converts = match { true } else { false } }

  /// Whether the representation is made by a command of the source.
  package var isPromised: Bool { representation.kind == .promise }
}
