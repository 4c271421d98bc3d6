package import Items
package import Sessions
package import SystemPackage

// Records of what is not a file of an item: manifests, streams, orders and parts of a text.
extension TransferRecord {
  /// Whether it tells of a manifest.
  package var isManifest: Bool { item == 0 && isPart }

  /// What a part of a text is called as a target.
  package static let joined: FilePath = "text:"
  /// What an order is called as a target.
  package static let order: FilePath = "order:"
  /// What a stream is called as a target.
  package static let stream: FilePath = "-"
}

extension OpenSession {
  /// The last record of a manifest that was made at a path and was not taken back.
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
  /// Whether it is in a record for what nothing is placed at.
  package var isNoPlace: Bool {
    self == TransferRecord.stream || self == TransferRecord.order || self == TransferRecord.joined
  }
}
