import FileTransfer
import Items
import Sessions
import SystemCalls

extension TransferError {
  /// Whether the place itself is impossible for the item, or was given up: nothing binds it there.
  var isRefusal: Bool {
    switch self {
    case .destinationInsideSource, .unusableName, .cancelled: true
    default: false
    }
  }
}

/// Records in the session what a transfer is about to do and has done, so that a second run knows.
///
/// The engine calls it from the thread that started it, which is the one the session belongs to.
final class DropJournal: TransferJournal, @unchecked Sendable {
  private let open: any OpenSession
  private let destination: String
  private let keepsItems: Bool
  /// The numbers of the items, in the order of the engine's requests.
  private let indices: [Int]

  init(_ open: any OpenSession, destination: String, keepsItems: Bool, indices: [Int]) {
    self.open = open
    self.destination = destination
    self.keepsItems = keepsItems
    self.indices = indices
  }

  func willPlace(_ places: Range<Int>) throws {
    guard !keepsItems else { return }
    try open.change { writer in
      for index in indices[places] {
        try writer.setState(.inTransit(destination: destination), of: index)
      }
    }
  }

  /// Recorded before any source goes, and on disk then.
  func published(_ placements: [(index: Int, placement: Placement)]) throws {
    try open.change(expecting: nil, synced: true) { writer in
      for (place, placement) in placements {
        let index = indices[place]
        let skipped = placement.state == .skipped
        if !keepsItems { try writer.setState(skipped ? .skipped : .placed, of: index) }
        try writer.log(
          .happened(
            skipped ? .skipped : .placed, item: index, destination: destination,
            target: placement.target.carried))
      }
    }
  }

  func finished(
    _ places: Range<Int>, _ outcomes: [Result<Placement, TransferError>]
  ) throws {
    let failed = zip(places, outcomes).compactMap { place, outcome -> (Int, TransferError)? in
      if case .failure(let error) = outcome { (indices[place], error) } else { nil }
    }
    guard !failed.isEmpty else { return }
    try open.change { writer in
      for (index, error) in failed {
        if error.isRefusal && !keepsItems { try writer.setState(.pending, of: index) }
        try writer.record(
          error.diagnostic, of: index, at: destination,
          keepsItems: keepsItems || error.isRefusal)
      }
    }
  }
}
