package import FarPlaces
package import Items
package import Sessions
import SystemCalls
package import SystemPackage

// Records that are not about files of items: manifests, streams, list positions and parts of a text.
extension TransferRecord {
  /// Whether the record is about a manifest.
  package var isManifest: Bool { item == 0 && isPart }

  /// The target of an item that is part of a text.
  package static let joined: FilePath = "text:"
  /// The target of an item whose position in an ordered view changed.
  package static let order: FilePath = "order:"
  /// The target of an item that was written to a stream.
  package static let stream: FilePath = "-"
  /// The target of an item that was put on the clipboard.
  package static let offer: FilePath = "offer:"
}

extension OpenSession {
  /// The last record of a manifest at a path that has not been undone.
  package func lastManifest(at path: FilePath, before number: Int64) throws -> TransferRecord? {
    var last = number
    while true {
      let page = try transfers(before: last, limit: 256)
      guard let end = page.last else { return nil }
      if let found = page.first(where: {
        $0.isManifest && $0.step == .done && $0.target == path
      }) {
        return found
      }
      last = end.number
    }
  }
}

extension FilePath {
  /// The place on another host that this target means; nil if it is a path of this machine.
  package var onHost: HostPath? {
    guard !isAbsolute, case .far(let place) = HostPath.meaning(of: bytes),
      place.path.isAbsolute || place.isInStore
    else { return nil }
    return place
  }

  /// Whether this target stands for something other than a path.
  package var isNoPlace: Bool {
    [TransferRecord.stream, TransferRecord.order, TransferRecord.joined, TransferRecord.offer]
      .contains(self)
  }
}
