package import Context
package import FileTransfer
package import Items
import Sessions
import SystemCalls

/// The size of some items of a drop, compared to what the session's totals count for them.
package struct DropForecast {
  /// The expected size of one item.
  package enum Part {
    /// The item is not included.
    case nothing
    case bytes(Int64)
    /// The item is included, but its size is not yet known.
    case unknown

    package init(_ representation: LoadedRepresentation) {
      switch representation {
      case .inPlace(_, let status):
        self = status.kind == .directory ? .unknown : .bytes(status.size)
      case .bytes(let bytes), .held(let bytes, _): self = .bytes(Int64(bytes.count))
      case .derived: self = .unknown
      case .far(let far): self = .bytes(far.size)
      case .kept(let path), .made(let path):
        guard let status = try? FileSystem.status(of: path), status.kind != .directory else {
          self = .unknown
          return
        }
        self = .bytes(status.size)
      }
    }

    package var bytes: Int64? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }

  /// The number of items included.
  package var items = 0
  /// The total size of these items; nil when unknown.
  package var bytes: Int64? = 0
  /// The size that the session's total counts for all of the items.
  package var counted: Int64 = 0

  package init(of items: [Item], _ parts: [Part]) {
    counted = items.reduce(0) { $0.addingClamped($1.representations.itemSize) }
    for part in parts {
      switch part {
      case .nothing: break
      case .bytes(let more):
        self.items += 1
        bytes = bytes.map { $0.addingClamped(more) }
      case .unknown:
        self.items += 1
        bytes = nil
      }
    }
  }
}

extension ItemResult {
  /// Whether the drop included the item; false if it did not match or remains for another destination.
  package var takesPart: Bool { state != .unmatched && state != .pending }
}

extension ExchangeProgress.FinishedItem {
  package init(_ result: ItemResult) {
    self.init(index: result.index, name: result.name, state: result.state, bytes: result.bytes)
  }
}

extension ExchangeProgress.Phase {
  package init(_ phase: TransferPhase) {
    switch phase {
    case .copying: self = .copying
    case .writing: self = .writing
    case .verifying: self = .verifying
    }
  }
}
