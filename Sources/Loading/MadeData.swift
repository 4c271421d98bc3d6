import ContentDetection
import Context
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Checks whether generated data has the type that it was made for.
package struct MadeData {
  private let registry: TypeRegistry
  private let detectors: DetectorPool

  package init(registry: TypeRegistry) {
    self.registry = registry
    detectors = DetectorPool(registry: registry, guesses: false)
  }

  /// The actual type of a file made for `type`, if it is certain and unrelated to `type`.
  ///
  /// A file whose type cannot be detected, or that cannot be read, is accepted.
  package func contradiction(of path: FilePath, to type: UniformType) -> UniformType? {
    guard let name = name(for: type),
      let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size > 0,
      let found = try? detectors.detect(path, named: name)
    else { return nil }
    return contradiction(found, to: type)
  }

  /// The actual type of bytes made for `type`, if it is certain and unrelated to `type`.
  package func contradiction(of bytes: [UInt8], to type: UniformType) -> UniformType? {
    guard !bytes.isEmpty, let name = name(for: type),
      let found = try? detectors.detect(bytes, named: name)
    else { return nil }
    return contradiction(found, to: type)
  }

  /// A file name for a type; nil if the type has no extension.
  private func name(for type: UniformType) -> String? {
    // A plain text type for one encoding has no extension of its own and uses that of its parent type.
    let ending =
      registry.preferredExtension(of: type)
      ?? (registry.conforms(type, to: .plainText) ? registry.nearestExtension(of: type) : nil)
    return ending.map { "made.\($0)" }
  }

  private func contradiction(_ found: Detection, to type: UniformType) -> UniformType? {
    guard found.isCertain else { return nil }
    // Detected text is only known to be text, and any text is also valid plain text.
    if registry.conforms(.utf8PlainText, to: found.type) { return nil }
    if found.isText && registry.conforms(type, to: .plainText) { return nil }
    let isRelated =
      registry.conforms(found.type, to: type) || registry.conforms(type, to: found.type)
    return isRelated || found.contradictedName == nil ? nil : found.type
  }
}

extension Detection {
  /// Whether the content is text, in any encoding.
  var isText: Bool { evidence.contains { if case .text = $0 { true } else { false } } }

  /// Whether the program's own detection rules recognize the content.
  var isCertain: Bool {
    evidence.contains { if case .content = $0 { true } else { false } }
  }
}
