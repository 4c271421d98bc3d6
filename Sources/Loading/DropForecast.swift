package import Context
package import FileTransfer
package import Items
import Sessions
import SystemCalls

/// What some items of a drop will come to, against what the session's totals say of them.
package struct DropForecast {
  /// What one item will come to.
  package enum Part {
    /// It does not take part.
    case nothing
    case bytes(Int64)
    /// It takes part, but its size shows only on the way.
    case unknown

    package init(_ representation: LoadedRepresentation) {
      switch representation {
      case .inPlace(_, let status):
        self = status.kind == .directory ? .unknown : .bytes(status.size)
      case .bytes(let bytes): self = .bytes(Int64(bytes.count))
      case .derived: self = .unknown
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

  /// How many take part.
  package var items = 0
  /// What these come to; nil where that cannot be known.
  package var bytes: Int64? = 0
  /// What the session's size counts for all of them.
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
  /// Whether the drop was about it: not where it did not match, or stays for another place.
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
