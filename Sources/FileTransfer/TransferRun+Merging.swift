import SystemCalls
import SystemPackage

// A folder that meets one of its name: what is in it is placed there, each by the same rule.
extension TransferRun {
  /// Places what is in a folder into the folder that has its name, each by the same rule.
  func merge(
    _ item: TransferItem, _ index: Int, _ listener: Listener
  ) throws(TransferError) -> Placed {
    let requests = try item.parts()
    var merge = Merge(of: item)
    for start in stride(from: 0, to: requests.count, by: TransferEngine.groupLimit) {
      var waiting = Array(requests[start..<min(start + TransferEngine.groupLimit, requests.count)])
      while !waiting.isEmpty {
        // What is in an inner folder is told of as part of this one.
        let current = waiting
        let inner = Listener(
          willName: { names in
            try listener.willNameParts(index, names.map { (current[$0.index], $0) })
          },
          willNameParts: { try listener.willNameParts(index, $1) },
          merged: { try listener.merged(index, $1) })
        let outcomes = place(waiting, telling: inner)
        var parts: [(request: PlacementRequest, placement: Placement)] = []
        for (request, outcome) in zip(waiting, outcomes) {
          switch outcome {
          case .success(let placed):
            parts.append((request, placed.placement))
            merge.add(placed)
          case .failure(let error): merge.failures.append(error)
          case nil: break
          }
        }
        waiting = zip(waiting, outcomes).compactMap { $1 == nil ? $0 : nil }
        do { try listener.merged(index, parts) } catch { merge.failures.append(.notRecorded) }
      }
    }
    return try merge.placed()
  }
}

extension TransferItem {
  /// Whether what is in the folder goes with it: a link to one stands for it and is no part of it.
  var movesContent: Bool { isMove && !facts.isFollowedLink }

  /// What is in a folder that is merged, each to be placed in the folder that has its name.
  func parts() throws(TransferError) -> [PlacementRequest] {
    guard let path = facts.path else { throw .sourceMissing("") }
    let entries = try reading(path) { () throws(SystemFailure) in
      try FolderReader.entries(of: OpenFile.openFolder(path))
    }
    return entries.map { entry in
      PlacementRequest(
        .path(path.pushing(entry.path), expecting: nil, followsLink: false),
        folder: target, name: entry.name, operation: movesContent ? .move : .copy,
        rule: request.rule, verifying: request.verifying, lists: request.lists,
        isResumed: request.isResumed, earlier: request.earlier)
    }
  }
}

/// What the parts of a folder that is merged come to.
struct Merge {
  private let item: TransferItem
  private var sum: Placement
  private var states: Set<Placement.State> = []
  private var verified = Placement.Verification.device
  private var removals: [Removal] = []
  /// Why parts of it were not placed.
  var failures: [TransferError] = []

  init(of item: TransferItem) {
    self.item = item
    sum = Placement(
      .alreadyThere, item.target, read: item.facts.status?.version, notes: item.facts.notes)
    if item.request.lists { sum.files = [] }
  }

  /// Counts a part that was placed, or had not to be.
  mutating func add(_ placed: Publication.Placed) {
    let placement = placed.placement
    states.insert(placement.state)
    sum.bytes += placement.bytes
    sum.notes += placement.notes.filter { !sum.notes.contains($0) }
    sum.files? += placement.files ?? []
    if placement.state == .placed { verified = min(verified, placement.verified) }
    placed.removal.map { removals.append($0) }
  }

  /// The folder as a whole, and what a move of it has still to remove.
  ///
  /// - Throws: `incomplete` with the first of the failures.
  func placed() throws(TransferError) -> Publication.Placed {
    guard let path = item.facts.path else { throw .sourceMissing("") }
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
      return Publication.Placed(placement: sum, removal: .merged(path, removals))
    }
    // A followed link stands for all that it leads to, and stays while some of that was skipped.
    let staysWhole = states.contains(.skipped)
    if staysWhole && sum.state != .skipped { sum.notes.append(.leftBehind([path])) }
    return Publication.Placed(
      placement: sum, removal: staysWhole ? nil : item.facts.removal(reading: nil))
  }
}
