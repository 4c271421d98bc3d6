import SystemCalls

/// Puts things in their places: nothing is lost, nothing half-made is seen, each has its own outcome.
///
/// For each group, in this order: names are decided, copies are made without a visible name, brought
/// to the device, compared where a source is to go, given their names, the folders brought to the
/// device, the journal told, and only then are sources removed.
package struct TransferEngine: Sendable {
  /// How many threads copy.
  package var workers: Int

  /// Prepares an engine.
  package init(workers: Int = Machine.processors) { self.workers = max(workers, 1) }

  /// How many requests are staged together; each may hold an open file.
  static let groupLimit = min(400, max(Machine.openFileLimit / 4, 4))

  /// Places each of `group`; the outcomes are in its order.
  ///
  /// A failure stops nothing but its own item. Once `isCancelled` answers true what is not yet in
  /// place ends with `cancelled` and leaves nothing behind; what is stays, and is finished.
  ///
  /// - Parameters:
  ///   - mark: The mark of the hidden names that it makes.
  ///   - ledger: What the drop that this is part of has placed before.
  ///   - journal: Told of each step before it is taken, on the calling thread.
  ///   - progress: Told how many bytes came since it was last told, on any thread.
  ///   - phase: Told what begins, and the name of what is being copied, on any thread.
  ///   - isCancelled: Asked at least once a megabyte, on any thread.
  package func place(
    _ group: [PlacementRequest], mark: RunID = RunID(),
    ledger: NumberedNameIndex = NumberedNameIndex(),
    journal: some TransferJournal = NoJournal(),
    progress: @escaping @Sendable (Int64) -> Void = { _ in },
    phase: @escaping @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> [Result<Placement, TransferError>] {
    let (run, tooLarge) = begin(
      group, TransferMonitor(progress: progress, isCancelled: isCancelled, phase: phase), mark,
      ledger)
    var outcomes: [Result<Placement, TransferError>] = []
    outcomes.reserveCapacity(group.count)
    while outcomes.count < group.count {
      let range = outcomes.count..<min(outcomes.count + Self.groupLimit, group.count)
      if isCancelled() {
        outcomes += range.map { _ in .failure(.cancelled) }
        continue
      }
      outcomes += recording(range, in: journal) {
        place(group, range, run, journal, without: tooLarge)
      }
    }
    return outcomes
  }

  /// Places all of `group`, or none: where one fails, what is in place of the others is taken back.
  ///
  /// Those then fail with `withheld`, and nothing of them is seen. What does not fit refuses the whole
  /// before anything is read. The parameters are those of `place`.
  package func placeTogether(
    _ group: [PlacementRequest], mark: RunID = RunID(),
    ledger: NumberedNameIndex = NumberedNameIndex(),
    journal: some TransferJournal = NoJournal(),
    progress: @escaping @Sendable (Int64) -> Void = { _ in },
    phase: @escaping @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> [Result<Placement, TransferError>] {
    recording(group.indices, in: journal) {
      let (run, tooLarge) = begin(
        group, TransferMonitor(progress: progress, isCancelled: isCancelled, phase: phase), mark,
        ledger)
      guard tooLarge.isEmpty else {
        return group.indices.map { .failure(tooLarge[$0] ?? .withheld) }
      }
      let placed = AtomicTransfer(
        group, run: run,
        telling: TransferRun.Listener(
          willName: journal.willName, willNameParts: { try journal.willName($0, parts: $1) },
          merged: journal.merged)
      ).place(recording: journal.published)
      return zip(group, placed).map { request, placed in
        placed.map { finish($0, request, mark, isRecorded: true) }
      }
    }
  }

  /// What a group is placed by, and which of it does not fit where it is to go.
  private func begin(
    _ group: [PlacementRequest], _ watch: TransferMonitor, _ mark: RunID,
    _ ledger: NumberedNameIndex
  ) -> (run: TransferRun, tooLarge: [Int: TransferError]) {
    (
      TransferRun(watch: watch, workers: workers, mark: mark, ledger: ledger),
      SpaceForecast.failures(in: group, isCancelled: watch.isCancelled)
    )
  }

  /// Tells the journal what begins, and how it ended; what cannot be recorded is not begun.
  private func recording(
    _ range: Range<Int>, in journal: some TransferJournal,
    _ body: () -> [Result<Placement, TransferError>]
  ) -> [Result<Placement, TransferError>] {
    do {
      try journal.willPlace(range)
    } catch {
      return range.map { _ in .failure(.notRecorded) }
    }
    let outcomes = body()
    do {
      try journal.finished(range, outcomes)
      return outcomes
    } catch {
      return outcomes.map { $0.map { $0.adding(.notRecorded($0.target)) } }
    }
  }

  private func place(
    _ group: [PlacementRequest], _ range: Range<Int>, _ run: TransferRun,
    _ journal: some TransferJournal, without tooLarge: [Int: TransferError]
  ) -> [Result<Placement, TransferError>] {
    var outcomes = [Result<Placement, TransferError>?](repeating: nil, count: range.count)
    for index in range {
      if let error = tooLarge[index] { outcomes[index - range.lowerBound] = .failure(error) }
    }
    var waiting = range.filter { tooLarge[$0] == nil }
    while !waiting.isEmpty {
      let indices = waiting
      let results = run.place(
        waiting.map { group[$0] },
        telling: TransferRun.Listener(
          willName: { name in try journal.willName(name.map { $0.at(indices[$0.index]) }) },
          willNameParts: { try journal.willName(indices[$0], parts: $1) },
          merged: { try journal.merged(indices[$0], $1) }))
      var published: [(index: Int, placed: TransferRun.Placed)] = []
      for (index, result) in zip(waiting, results) {
        switch result {
        case .success(let placed): published.append((index, placed))
        case .failure(let error): outcomes[index - range.lowerBound] = .failure(error)
        case nil: break
        }
      }
      let isRecorded = record(published, in: journal)
      for (index, placed) in published {
        outcomes[index - range.lowerBound] = .success(
          finish(placed, group[index], run.mark, isRecorded: isRecorded))
      }
      waiting = zip(waiting, results).compactMap { $1 == nil ? $0 : nil }
    }
    return outcomes.map { $0 ?? .failure(.cancelled) }
  }

  private func record(
    _ published: [(index: Int, placed: TransferRun.Placed)], in journal: some TransferJournal
  ) -> Bool {
    guard !published.isEmpty else { return true }
    do {
      try journal.published(published.map { ($0.index, $0.placed.placement) })
      return true
    } catch {
      return false
    }
  }

  /// Removes the source of a move whose copy is in place, on the device and recorded.
  private func finish(
    _ placed: TransferRun.Placed, _ request: PlacementRequest, _ mark: RunID, isRecorded: Bool
  ) -> Placement {
    var placement = placed.placement
    if !isRecorded { placement.notes.append(.notRecorded(placement.target)) }
    guard let removal = placed.removal else { return placement }
    guard isRecorded else {
      if case .path(let source, _, _) = request.source {
        placement.notes.append(.sourceKept(source, .copyNotSafe))
      }
      return placement
    }
    let outcome = SourceRemoval.remove(removal, mark)
    placement.sourceRemoved = outcome.isRemoved
    placement.notes += outcome.notes
    return placement
  }
}

extension PlacementName {
  /// The same, of the request in that place.
  func at(_ index: Int) -> PlacementName {
    var name = self
    name.index = index
    return name
  }
}

extension Placement {
  fileprivate func adding(_ note: TransferNote) -> Placement {
    var placement = self
    placement.notes.append(note)
    return placement
  }
}
