// Results of promises are stored without waiting for the disk, because they can be made again. A power cut
// could leave half a result, so results count only until the machine restarts.
package import SystemCalls

/// The stored result of a promise.
package enum PromiseResult: Equatable, Sendable {
  /// No result is stored.
  case none
  /// The result is in the payload directory under this name.
  case kept(payload: String)
  /// A result was stored but no longer counts: the machine has restarted since, or the file has changed.
  case lost
}

/// A result as stored in the record: its name in the payload directory, its size, and the boot ID at that time,
/// separated by spaces.
package struct ResultRecord: Equatable {
  package var payload: String
  package var size: Int64
  /// Empty when the boot ID was unknown; such a result never counts.
  package var boot: String

  package init(payload: String, size: Int64, boot: String) {
    self.payload = payload
    self.size = size
    self.boot = boot
  }

  package var text: String { "\(payload) \(size) \(boot)" }
}

extension ResultRecord {
  /// Reads what `text` wrote; earlier versions wrote the name only, which leaves `boot` empty.
  package init(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    payload = String(parts[0])
    size = parts.count == 3 ? Int64(parts[1]) ?? -1 : -1
    boot = parts.count == 3 ? String(parts[2]) : ""
  }

  /// Whether the result was stored since the last boot.
  package func counts(in current: String) -> Bool {
    !boot.isEmpty && boot.utf8.elementsEqual(current.utf8)
  }

  /// Whether the file is still a regular file of the stored size.
  package func isLike(_ status: FileStatus?) -> Bool {
    status?.kind == .regular && status?.size == size
  }
}
