package import ContentDetection
import Context
package import Items
import SystemCalls
package import SystemPackage
package import UniformTypes

/// The date to use in a representation's name: the date recorded in a picture or film, else the file's, else
/// now.
package final class RepresentationDate {
  private let registry: TypeRegistry
  /// The session's payload directory.
  private let payloads: FilePath
  /// The dates of recent files, each of which is needed twice: for the item's decision and for its transfer.
  private var known: [FilePath: RecordedDate] = [:]
  private static let limit = 2 * ItemPages.size

  package init(registry: TypeRegistry, payloads: FilePath) {
    self.registry = registry
    self.payloads = payloads
  }

  /// The date of a representation; read from the file, so call it only for names that contain a date.
  package func date(of representation: Representation) -> RecordedDate {
    guard case .file(let path, _) = representation.source else { return found(in: representation) }
    if let date = known[path] { return date }
    let date = found(in: representation)
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[path] = date
    return date
  }

  private func found(in representation: Representation) -> RecordedDate {
    if let own = recorded(in: representation) { return own }
    if case .file(_, let identity) = representation.source, identity.modified != 0,
      !identity.isDirectory
    {
      return .instant(Int64(clamping: identity.modified))
    }
    if case .far(let far) = representation.source, let modified = far.modified {
      return .instant(modified.multipliedReportingOverflow(by: 1_000_000_000).partialValue)
    }
    return .instant(Clock.now)
  }

  private func isRecorded(_ type: UniformType) -> Bool {
    registry.conforms(type, to: .image) || registry.conforms(type, to: .movie)
      // Sidecars are XMP, which is a kind of RDF.
      || registry.conforms(type, to: registry.type(forMIMEType: "application/rdf+xml"))
      || registry.conforms(type, to: registry.type(forExtension: "xmp"))
  }

  /// The date recorded in a picture or film, or in a sidecar; nil if there is none.
  package func recorded(in representation: Representation) -> RecordedDate? {
    guard isRecorded(representation.type) else { return nil }
    return switch representation.source {
    case .file(let path, let identity): identity.isDirectory ? nil : .read(from: path)
    case .payload(let name): .read(from: payloads.appending(name))
    case .inline(let bytes): RecordedDate(in: bytes)
    case .promise, .far, .fileURL: nil
    }
  }
}
