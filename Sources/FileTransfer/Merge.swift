import SystemCalls
import SystemPackage

/// What the parts of a directory that is merged come to.
struct Merge {
  private let item: TransferItem
  private var sum: Placement
  private var states: Set<Placement.State> = []
  private var verified = Placement.Verification.device
  /// What a move has still to remove: of each directory that was gone through by itself, the first first.
  private var removals: [Removal.Merged] = []
  /// The one that it is in now.
  private var current = 0
  /// Why parts of it were not placed.
  var failures: [TransferError] = []

  init(of item: TransferItem) {
    self.item = item
    sum = Placement(
      .alreadyThere, item.target, read: item.facts.status?.version, notes: item.facts.notes)
    if item.request.lists { sum.files = [] }
  }

  /// Begins with a directory that is gone through: the item's own, or one in it.
  mutating func begin(_ directory: TransferItem) {
    guard item.movesContent, let path = directory.facts.path else { return }
    current = removals.count
    removals.append(Removal.Merged(path: path))
  }

  /// Counts that a directory was entered.
  mutating func enter(_ name: FilePath) { note(.enter(name)) }

  /// Counts that it was left.
  mutating func leave() { note(.leave) }

  private mutating func note(_ step: Removal.Step) {
    if current < removals.count { removals[current].steps.append(step) }
  }

  /// Counts a part that was placed, or had not to be.
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
    case .file(let path, let version): note(.file(path.name, version))
    case .tree(let path, let status, let record): note(.tree(path.name, status, record))
    case .compared(let path, let status, let copy):
      note(.compared(path.name, status, with: copy))
    // It is gone before what it is in.
    case .merged(let inner): removals += inner.reversed()
    case nil: break
    }
  }

  /// The directory as a whole, and what a move of it has still to remove.
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
    if states.contains(.placed) {
      sum.state = .placed
      sum.verified = verified
    } else if states == [.skipped] {
      sum.state = .skipped
    }
    guard item.isMove else { return Publication.Placed(placement: sum) }
    if item.movesContent {
      // One that was found later is in one that was found before.
      return Publication.Placed(placement: sum, removal: .merged(removals.reversed()))
    }
    // A followed link stands for all that it leads to, and stays while some of that was skipped.
    let staysWhole = states.contains(.skipped)
    if staysWhole && sum.state != .skipped { sum.notes.append(.skippedInside([path])) }
    return Publication.Placed(
      placement: sum, removal: staysWhole ? nil : item.facts.removal(reading: nil))
  }
}
