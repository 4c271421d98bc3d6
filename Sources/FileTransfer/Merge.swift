import SystemCalls
import SystemPackage

/// Accumulates the results of the parts of a merged directory.
struct Merge {
  private let item: TransferItem
  private var sum: Placement
  private var states: Set<Placement.State> = []
  private var verified = Placement.Verification.device
  /// What a move still has to remove, one element for each directory that was walked, in the order of the
  /// walks.
  private var removals: [Removal.Merged] = []
  /// The index of the directory being walked.
  private var current = 0
  /// Why parts of it were not placed.
  private var failures: [TransferError] = []
  /// The links that the destination cannot hold.
  private var leftOut = OmittedPaths()
  /// The FIFOs, sockets and devices, which only a move makes again.
  private var leftOutNodes = OmittedPaths()

  init(of item: TransferItem) {
    self.item = item
    sum = Placement(
      .alreadyThere, item.target, read: item.facts.status?.version, notes: item.facts.notes)
    if item.request.lists { sum.files = [] }
  }

  /// Begins a walk through a directory: the item's own, or one found inside it.
  mutating func begin(_ directory: TransferItem) {
    guard item.movesContent, let path = directory.facts.path else { return }
    current = removals.count
    removals.append(Removal.Merged(path: path))
  }

  /// Records that a subdirectory was entered.
  mutating func enter(_ name: FilePath) { note(.enter(name)) }

  /// Records that a subdirectory was left.
  mutating func leave() { note(.leave) }

  private mutating func note(_ step: Removal.Step) {
    if current < removals.count { removals[current].steps.append(step) }
  }

  /// Records why a part was not placed: what the copy of a new folder would lack as well fails nothing.
  mutating func fail(_ error: TransferError) {
    switch error {
    case .linkNotPossible(let path) where !item.isMove: leftOut.add(path)
    case .unsupportedKind(let path, _) where !item.isMove: leftOutNodes.add(path)
    default: failures.append(error)
    }
  }

  /// Records the result of a part.
  mutating func add(_ placed: Publication.Placed, of request: PlacementRequest) {
    let placement = placed.placement
    states.insert(placement.state)
    if placement.state == .skipped, placed.removal == nil, let path = request.path {
      note(.skipped(path.name))
    }
    sum.bytes = sum.bytes.addingClamped(placement.bytes)
    sum.notes += placement.notes.filter { !sum.notes.contains($0) }
    sum.files? += placement.files ?? []
    if placement.state == .placed { verified = min(verified, placement.verified) }
    switch placed.removal {
    case .file(let path, let version):
      note(.file(path.name, version, PlacedCopy(placement)))
    case .tree(let path, let status, let record):
      note(.tree(path.name, status, record, PlacedCopy(placement)))
    case .compared(let path, let status, let copy):
      note(.compared(path.name, status, with: copy))
    // It is removed before the directory that contains it.
    case .merged(let inner): removals += inner.reversed()
    case nil: break
    }
  }

  /// The result for the whole directory, and what its move still has to remove.
  ///
  /// - Throws: `incomplete` with the first of the failures.
  func placed() throws(TransferError) -> Publication.Placed {
    let path = item.named
    if failures.contains(.cancelled) { throw .cancelled }
    if let first = failures.first {
      throw .incomplete(path, failures: failures.count, first: first)
    }
    var sum = sum
    sum.files = sum.files?.sortedByPath()
    if leftOut.count > 0 { sum.notes.append(.leftOut(leftOut, in: item.destination.path)) }
    if leftOutNodes.count > 0 { sum.notes.append(.leftOutNodes(leftOutNodes)) }
    if states.contains(.placed) {
      sum.state = .placed
      sum.verified = verified
    } else if states == [.skipped] {
      sum.state = .skipped
    }
    guard item.isMove else { return Publication.Placed(placement: sum) }
    if item.movesContent {
      // Reversed, since a directory found later may be inside one found before.
      return Publication.Placed(placement: sum, removal: .merged(removals.reversed()))
    }
    // A followed link stands for its whole target, and stays if any of that was skipped.
    let staysWhole = states.contains(.skipped)
    if staysWhole && sum.state != .skipped { sum.notes.append(.skippedInside([path])) }
    return Publication.Placed(
      placement: sum, removal: staysWhole ? nil : item.facts.removal(reading: nil))
  }
}
