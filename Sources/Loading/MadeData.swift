import ContentDetection
import Context
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Looks at data that was made: whether it is what it was made for.
package struct MadeData {
  private let registry: TypeRegistry
  private let detectors: DetectorPool

  package init(registry: TypeRegistry) {
    self.registry = registry
    detectors = DetectorPool(registry: registry, guesses: false)
  }

  /// What a file is that was made for a type, where that is certain and something unrelated.
  ///
  /// What nobody knows by its content, and what cannot be looked at, is believed.
  package func contradiction(of path: FilePath, to type: UniformType) -> UniformType? {
    guard let name = name(for: type),
      let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size > 0,
      let found = try? detectors.detect(path, named: name)
    else { return nil }
    return contradiction(found, to: type)
  }

  /// The same of bytes in memory.
  package func contradiction(of bytes: [UInt8], to type: UniformType) -> UniformType? {
    guard !bytes.isEmpty, let name = name(for: type),
      let found = try? detectors.detect(bytes, named: name)
    else { return nil }
    return contradiction(found, to: type)
  }

  /// What a file of a type could be called; nil where no name says that type.
  private func name(for type: UniformType) -> String? {
    // A type of plain text for one encoding has no extension, but is text all the same.
    let ending =
      registry.preferredExtension(of: type)
      ?? (registry.conforms(type, to: .plainText) ? registry.nearestExtension(of: type) : nil)
    return ending.map { "made.\($0)" }
  }

  private func contradiction(_ found: Detection, to type: UniformType) -> UniformType? {
    guard found.isCertain else { return nil }
    // Text says of itself that it is text, and no more; and whatever is text is plain text to who reads that.
    if registry.conforms(.utf8PlainText, to: found.type) { return nil }
    if found.isText && registry.conforms(type, to: .plainText) { return nil }
    let isRelated =
      registry.conforms(found.type, to: type) || registry.conforms(type, to: found.type)
    return isRelated || found.contradictedName == nil ? nil : found.type
  }
}

extension Detection {
  /// Whether the content is text, in whatever encoding.
  var isText: Bool { evidence.contains { if case .text = $0 { true } else { false } } }

  /// Whether this project's own rules know the content for what it is.
  var isCertain: Bool {
    evidence.contains { if case .content = $0 { true } else { false } }
  }
}
