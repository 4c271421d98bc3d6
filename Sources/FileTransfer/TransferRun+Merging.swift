import SystemCalls
import SystemPackage

// A folder that meets one of its name: what is in it is placed there, each by the same rule.
extension TransferRun {
  /// Places what is in a folder into the folder that has its name, each by the same rule.
  func merge(
    _ item: TransferItem, _ index: Int, _ listener: Listener
  ) throws(TransferError) -> Placed {
    guard let path = item.facts.path else { throw .sourceMissing("") }
    let movesContent = item.isMove && !item.facts.isFollowedLink
    let entries = try reading(path) { () throws(SystemFailure) in
      try FolderReader.entries(of: OpenFile.openFolder(path))
    }
    var sum = Placement(
      .alreadyThere, item.target, read: item.facts.status?.version, notes: item.facts.notes)
    var states: Set<Placement.State> = []
    var verified = Placement.Verification.device
    if item.request.lists { sum.files = [] }
    var removals: [Removal] = []
    var failures: [TransferError] = []
    for start in stride(from: 0, to: entries.count, by: TransferEngine.groupLimit) {
      let part = entries[start..<min(start + TransferEngine.groupLimit, entries.count)]
      var waiting = part.map { entry in
        PlacementRequest(
          .path(path.pushing(entry.path), expecting: nil, followsLink: false),
          folder: item.target, name: entry.name, operation: movesContent ? .move : .copy,
          rule: item.request.rule, verifying: item.request.verifying, lists: item.request.lists,
          isResumed: item.request.isResumed, earlier: item.request.earlier)
      }
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
            states.insert(placed.placement.state)
            sum.bytes += placed.placement.bytes
            sum.notes += placed.placement.notes.filter { !sum.notes.contains($0) }
            sum.files? += placed.placement.files ?? []
            if placed.placement.state == .placed {
              verified = min(verified, placed.placement.verified)
            }
            placed.removal.map { removals.append($0) }
          case .failure(let error): failures.append(error)
          case nil: break
          }
        }
        waiting = zip(waiting, outcomes).compactMap { $1 == nil ? $0 : nil }
        do { try listener.merged(index, parts) } catch { failures.append(.notRecorded) }
      }
    }
    if failures.contains(.cancelled) { throw .cancelled }
    if let first = failures.first {
      throw .incomplete(path, failures: failures.count, first: first)
    }
    sum.files = sum.files?.sortedByPath()
    if states.contains(.placed) {
      sum.state = .placed
      sum.verified = verified
    } else if states == [.skipped] {
      sum.state = .skipped
    }
    guard item.isMove else { return Placed(placement: sum) }
    if movesContent { return Placed(placement: sum, removal: .merged(path, removals)) }
    // A followed link stands for all that it leads to, and stays while some of that was skipped.
    let staysWhole = states.contains(.skipped)
    if staysWhole && sum.state != .skipped { sum.notes.append(.leftBehind([path])) }
    return Placed(
      placement: sum, removal: staysWhole ? nil : item.facts.removal(reading: nil))
  }
}
