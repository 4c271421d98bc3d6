import ContentDetection
import SystemCalls
import SystemPackage
import UniformTypes

/// Looks at data that was made: whether it is what it was made for.
struct MadeData {
  private let registry: TypeRegistry
  private let detectors: DetectorPool

  init(registry: TypeRegistry) {
    self.registry = registry
    detectors = DetectorPool(registry: registry)
  }

  /// What a file is that was made for a type, where that is certain and something unrelated.
  ///
  /// What nobody knows by its content, and what cannot be looked at, is believed.
  func contradiction(of path: FilePath, to type: UniformType) -> UniformType? {
    guard let ending = registry.preferredExtension(of: type),
      let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size > 0,
      let found = try? detectors.detect(path, named: "made.\(ending)"), found.isCertain
    else { return nil }
    // Text says of itself that it is text, and no more.
    if registry.conforms(.utf8PlainText, to: found.type) { return nil }
    let isRelated =
      registry.conforms(found.type, to: type) || registry.conforms(type, to: found.type)
    return isRelated || found.contradictedName == nil ? nil : found.type
  }
}

extension Detection {
  /// Whether this project's own rules know the content for what it is.
  var isCertain: Bool {
    evidence.contains { if case .content = $0 { true } else { false } }
  }
}
