import Conversion
import Items
import Negotiation
import UniformTypes

/// The conversions that need no declaration, as negotiation asks for them.
struct BuiltInOffer: ConversionOffer {
  let registry: TypeRegistry

  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions
  ) -> ConversionPath? {
    guard let wanted = accepted.type, representation.source != .fileURL else { return nil }
    if wanted == .internetShortcut && registry.conforms(representation.type, to: .url) {
      return Self.path(from: representation.type, to: wanted, by: "dnd")
    }
    guard representation.isFolder(registry) else { return nil }
    return BuiltInConversions(registry: registry)
      .conversions(from: representation.type, to: wanted).first
      .map { Self.path(from: representation.type, to: $0.output, by: $0.tool) }
  }

  /// Candidates for a stream: a folder can only be given as an archive there, and only if that may be made.
  func streamable(_ candidates: [Candidate], archiving: Bool) -> [Candidate] {
    candidates.compactMap { candidate in
      guard !candidate.isDerived, candidate.representation.isFolder(registry) else {
        return candidate
      }
      guard archiving else { return nil }
      let archive = BuiltInConversions.folderToTar
      let path = Self.path(
        from: candidate.representation.type, to: archive.output, by: archive.tool)
      return Candidate(
        accepted: candidate.accepted, representation: candidate.representation,
        match: .converts(path))
    }
  }

  private static func path(
    from input: UniformType, to output: UniformType, by tool: String
  ) -> ConversionPath {
    ConversionPath(
      steps: [ConversionPath.Step(from: input, to: output, via: tool)], result: output)
  }
}

extension Representation {
  /// Whether its data is a folder rather than a stream of bytes.
  func isFolder(_ registry: TypeRegistry) -> Bool {
    switch source {
    case .file(_, let identity): identity.isFolder
    case .payload: registry.conforms(type, to: .directory)
    case .inline, .promise, .fileURL: false
    }
  }
}

extension UniformType {
  static let internetShortcut = UniformType("com.microsoft.internet-shortcut")
}
