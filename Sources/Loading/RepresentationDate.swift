package import ContentDetection
import Context
package import Items
import SystemCalls
package import SystemPackage
package import UniformTypes

/// The date that a representation brings into a name: the picture's or film's own, else the file's, else now.
package final class RepresentationDate {
  private let registry: TypeRegistry
  /// Where data is that is kept with the session.
  private let payloads: FilePath
  /// Of the files that were looked at last: one is asked about when an item is judged and when it is placed.
  private var known: [FilePath: RecordedDate] = [:]
  private static let limit = 2 * ItemPages.size

  package init(registry: TypeRegistry, payloads: FilePath) {
    self.registry = registry
    self.payloads = payloads
  }

  /// Reads it; only names with a date in them pay for that.
  package func date(of representation: Representation) -> RecordedDate {
    guard case .file(let path, _) = representation.source else { return found(in: representation) }
    if let date = known[path] { return date }
    let date = found(in: representation)
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[path] = date
    return date
  }

  private func found(in representation: Representation) -> RecordedDate {
    if isRecorded(representation.type), let own = recorded(in: representation.source) { return own }
    if case .file(_, let identity) = representation.source, identity.modified != 0 {
      return .instant(Int64(clamping: identity.modified))
    }
    return .instant(Clock.now)
  }

  private func isRecorded(_ type: UniformType) -> Bool {
    registry.conforms(type, to: .image) || registry.conforms(type, to: .movie)
  }

  private func recorded(in source: Representation.Source) -> RecordedDate? {
    switch source {
    case .file(let path, let identity): identity.isDirectory ? nil : .read(from: path)
    case .payload(let name): .read(from: payloads.appending(name))
    case .inline(let bytes): RecordedDate(in: bytes)
    case .promise, .fileURL: nil
    }
  }
}
