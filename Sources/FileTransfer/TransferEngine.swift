import SystemCalls

/// Puts things in their places: nothing is lost, nothing half-made is seen, each has its own outcome.
///
/// For each group, in this order: names are decided, copies are made without a visible name, brought
/// to the device, compared where a source is to go, given their names, the directories brought to the
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
  /// A failure stops nothing but its own item. What is quick does not wait for what takes long: each turn has
  /// what the pace allows, and its outcomes are told before the next one begins. Once `isCancelled` answers
  /// true what is not yet in place ends with `cancelled` and leaves nothing behind; what is stays, and is
  /// finished.
  ///
  /// - Parameters:
  ///   - mark: The mark of the hidden names that it makes.
  ///   - ledger: What the drop that this is part of has placed before.
  ///   - pace: How much of that went at once.
  ///   - journal: Told of each step before it is taken, on the calling thread.
  ///   - progress: Told how many bytes came since it was last told, on any thread.
  ///   - phase: Told what begins, and the name of what is being copied, on any thread.
  ///   - isCancelled: Asked at least once a megabyte, on any thread.
  ///   - settled: Told, on the calling thread, what became of some, each once, as soon as that is known.
  @discardableResult
  package func place(
    _ group: [PlacementRequest], mark: RunID = RunID(),
    ledger: NumberedNameIndex = NumberedNameIndex(), pace: TransferPace = TransferPace(),
    journal: some TransferJournal = NoJournal(),
    progress: @escaping @Sendable (Int64) -> Void = { _ in },
    phase: @escaping @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    settled: ([Settled]) -> Void = { _ in }
  ) -> [Result<Placement, TransferError>] {
    let (run, tooLarge) = begin(
      group, TransferMonitor(progress: progress, isCancelled: isCancelled, phase: phase), mark,
      ledger)
    var outcomes: [Result<Placement, TransferError>?] = Array(repeating: nil, count: group.count)
    func settle(_ part: [Settled]) {
      if part.isEmpty { return }
      for one in part { outcomes[one.index] = one.outcome }
      settled(part)
    }
    for start in stride(from: 0, to: group.count, by: Self.groupLimit) {
      let range = start..<min(start + Self.groupLimit, group.count)
      do throws(TransferError) {
        if isCancelled() { throw .cancelled }
        try begin(range, in: journal)
      } catch {
        settle(range.map { Settled(index: $0, outcome: .failure(error)) })
        continue
      }
      settle(
        recording(
          tooLarge.filter { range.contains($0.key) }.sorted { $0.key < $1.key }
            .map { Settled(index: $0.key, outcome: .failure($0.value)) }, in: journal))
      var waiting = range.filter { tooLarge[$0] == nil }
      while !waiting.isEmpty {
        let turn = pace.turn(of: waiting, in: group)
        let part = pace.timing(turn.count) { placeTurn(turn, of: group, run, pace, journal) }
        settle(recording(part, in: journal))
        waiting.removeAll { outcomes[$0] != nil }
      }
    }
    return outcomes.map { $0 ?? .failure(.cancelled) }
  }

  /// What became of one request of a group.
  package struct Settled: Sendable {
    /// The place of the request in its group.
    package var index: Int
    package var outcome: Result<Placement, TransferError>

    package init(index: Int, outcome: Result<Placement, TransferError>) {
      self.index = index
      self.outcome = outcome
    }
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
    do throws(TransferError) {
      try begin(group.indices, in: journal)
    } catch {
      return group.map { _ in .failure(error) }
    }
    let (run, tooLarge) = begin(
      group, TransferMonitor(progress: progress, isCancelled: isCancelled, phase: phase), mark,
      ledger)
    let outcomes: [Result<Placement, TransferError>]
    if tooLarge.isEmpty {
      let placed = AtomicTransfer(
        group, run: run,
        telling: TransferRun.Listener(
          willName: journal.willName, willNameParts: { try journal.willName($0, parts: $1) },
          merged: journal.merged)
      ).place(recording: journal.published)
      outcomes = zip(group, placed).map { request, placed in
        placed.map { finish($0, request, mark, isRecorded: true) }
      }
    } else {
      outcomes = group.indices.map { .failure(tooLarge[$0] ?? .withheld) }
    }
    let all = outcomes.enumerated().map { Settled(index: $0.offset, outcome: $0.element) }
    return recording(all, in: journal).map(\.outcome)
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

  /// Tells the journal what begins; what cannot be recorded is not begun.
  private func begin(
    _ range: Range<Int>, in journal: some TransferJournal
  ) throws(TransferError) {
    do { try journal.willPlace(range) } catch { throw .notRecorded }
  }

  /// Tells the journal how some ended.
  private func recording(_ part: [Settled], in journal: some TransferJournal) -> [Settled] {
    if part.isEmpty { return part }
    do {
      try journal.finished(part)
      return part
    } catch {
      return part.map { one in
        Settled(
          index: one.index, outcome: one.outcome.map { $0.adding(.notRecorded($0.target)) })
      }
    }
  }

  /// Places what it can of some of a group; what it does not answer waits for another turn.
  private func placeTurn(
    _ turn: [Int], of group: [PlacementRequest], _ run: TransferRun, _ pace: TransferPace,
    _ journal: some TransferJournal
  ) -> [Settled] {
    let results = run.place(
      turn.map { group[$0] }, within: pace.budget,
      telling: TransferRun.Listener(
        willName: { name in try journal.willName(name.map { $0.at(turn[$0.index]) }) },
        willNameParts: { try journal.willName(turn[$0], parts: $1) },
        merged: { try journal.merged(turn[$0], $1) }))
    let published: [(index: Int, placed: TransferRun.Placed)] = zip(turn, results).compactMap {
      if case .success(let placed) = $1 { ($0, placed) } else { nil }
    }
    let isRecorded = record(published, in: journal)
    return zip(turn, results).compactMap { index, result in
      result.map { result in
        Settled(
          index: index,
          outcome: result.map { finish($0, group[index], run.mark, isRecorded: isRecorded) })
      }
    }
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
