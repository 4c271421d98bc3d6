import Conversion
import Items
package import Negotiation
package import UniformTypes

// A directory can be written to a stream only as an archive.

extension [Candidate] {
  /// The candidates in a form that can be written to a stream.
  ///
  /// - Parameter archiving: Whether to archive directories; otherwise they are left out.
  package func streamable(_ registry: TypeRegistry, archiving: Bool) -> [Candidate] {
    compactMap { candidate in
      guard !candidate.isDerived, candidate.representation.isDirectory(registry) else {
        return candidate
      }
      guard archiving else { return nil }
      let archive = DirectoryConversions.directoryToTar
      let step = ConversionPath.Step(
        from: candidate.representation.type, to: archive.output, via: archive.tool)
      return Candidate(
        accepted: candidate.accepted, representation: candidate.representation,
        match: .converts(ConversionPath(steps: [step], result: archive.output)))
    }
  }
}

extension Representation {
  /// Whether the data is a directory rather than a stream of bytes.
  package func isDirectory(_ registry: TypeRegistry) -> Bool {
    switch source {
    case .file(_, let identity): identity.isDirectory
    case .far(let far): far.isDirectory
    case .payload: registry.conforms(type, to: .directory)
    case .inline, .promise, .fileURL: false
    }
  }
}
