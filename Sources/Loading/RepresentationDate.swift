package import ContentDetection
import Context
package import Items
import SystemCalls
package import SystemPackage
package import UniformTypes

/// The date and the camera to use in a representation's name: the date recorded in a picture or film, else the file's,
/// else now.
package final class RepresentationDate {
  private let registry: TypeRegistry
  /// The session's payload directory.
  private let payloads: FilePath
  /// What is known of recent files, which is needed twice: for the item's decision and for its transfer.
  private var known: [FilePath: RecordedFacts] = [:]
  private static let limit = 2 * ItemPages.size

  package init(registry: TypeRegistry, payloads: FilePath) {
    self.registry = registry
    self.payloads = payloads
  }

  /// The date of a representation; read from the file, so call it only for names that contain a date.
  package func date(of representation: Representation) -> RecordedDate {
    recorded(in: representation).date ?? Self.ofFile(representation) ?? .instant(Clock.now)
  }

  /// Whether its date is one that its file has, if it is not recorded.
  package func isOfFile(_ representation: Representation) -> Bool {
    Self.ofFile(representation) != nil
  }

  private static func ofFile(_ representation: Representation) -> RecordedDate? {
    switch representation.source {
    case .file(_, let identity):
      identity.modified == 0 || identity.isDirectory
        ? nil : .instant(Int64(clamping: identity.modified))
    case .far(let far):
      far.modified.map { .instant($0.multipliedReportingOverflow(by: 1_000_000_000).partialValue) }
    case .inline, .payload, .promise, .fileURL: nil
    }
  }

  private func isRecorded(_ type: UniformType) -> Bool {
    registry.conforms(type, to: .image) || registry.conforms(type, to: .movie)
      // Sidecars are XMP, which is a kind of RDF.
      || registry.conforms(type, to: registry.type(forMIMEType: "application/rdf+xml"))
      || registry.conforms(type, to: registry.type(forExtension: "xmp"))
  }

  /// What is recorded in a picture or film, or in a sidecar.
  package func recorded(in representation: Representation) -> RecordedFacts {
    let none = RecordedFacts(in: [])
    guard isRecorded(representation.type) else { return none }
    switch representation.source {
    case .file(let path, let identity):
      if let facts = known[path] { return facts }
      let facts = identity.isDirectory ? none : RecordedFacts.read(from: path)
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[path] = facts
      return facts
    case .payload(let name): return .read(from: payloads.appending(name))
    case .inline(let bytes): return RecordedFacts(in: bytes)
    case .promise, .far, .fileURL: return none
    }
  }
}
