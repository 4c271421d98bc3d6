import SystemCalls

/// Places files and directories: nothing is lost, nothing incomplete becomes visible, and each item has its own
/// outcome.
///
/// For each group, in this order: names are chosen, copies are made without a visible name, synced, compared if
/// a source is to be removed, and named; the directories are synced, the journal is updated, and only then are
/// sources removed.
package struct TransferEngine: Sendable {
  /// The number of threads that copy.
  package var workers: Int

  /// Creates an engine.
  package init(workers: Int = Machine.processors) { self.workers = max(workers, 1) }

  /// The number of requests staged together, each of which may hold an open file.
  static let groupLimit = min(400, max(Machine.openFileLimit / 4, 4))

  /// Places each request of `group`, and returns the outcomes in the same order.
  ///
  /// A failure affects only its own item. Quick items do not wait for slow ones: each turn has a limited size,
  /// and its outcomes are reported before the next one begins. Once `isCancelled` returns true, items not yet
  /// in place fail with `cancelled` and leave nothing behind; items in place stay, and are completed.
  ///
  /// - Parameters:
  ///   - runID: The ID of its hidden names.
  ///   - nameIndex: What the same drop has placed so far.
  ///   - pace: The size of turns, as learned so far in this drop.
  ///   - journal: Called before each step, on the calling thread.
  ///   - progress: Called with the number of bytes since the last call, on any thread.
  ///   - phase: Called with each phase that begins and the name being copied, on any thread.
  ///   - isCancelled: Called at least once a megabyte, on any thread.
  ///   - leaseIsOver: Whether others may have the work by now, so that nothing may get a name any more; on any thread.
  ///   - settled: Called on the calling thread as soon as outcomes are known, once for each request.
  @discardableResult
  package func place(
    _ group: [PlacementRequest], runID: RunID = RunID(),
    nameIndex: NumberedNameIndex = NumberedNameIndex(), pace: TransferPace = TransferPace(),
    journal: some TransferJournal = NoJournal(),
    progress: @escaping @Sendable (Int64) -> Void = { _ in },
    phase: @escaping @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    leaseIsOver: @escaping @Sendable () -> Bool = { false },
    settled: ([Settled]) -> Void = { _ in }
  ) -> [Result<Placement, TransferError>] {
    let (run, tooLarge) = begin(
      group,
      TransferMonitor(
        progress: progress, isCancelled: isCancelled, phase: phase, leaseIsOver: leaseIsOver),
      runID, nameIndex)
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

  /// The outcome of one request of a group.
  package struct Settled: Sendable {
    /// The index of the request in its group.
    package var index: Int
    package var outcome: Result<Placement, TransferError>

    package init(index: Int, outcome: Result<Placement, TransferError>) {
      self.index = index
      self.outcome = outcome
    }
  }

  /// Places all requests of `group` or none: if one fails, those already in place are rolled back.
  ///
  /// The others then fail with `withheld`, and nothing of them is visible. If any of them does not fit, all
  /// fail before anything is read. The parameters are those of `place`.
  package func placeTogether(
    _ group: [PlacementRequest], runID: RunID = RunID(),
    nameIndex: NumberedNameIndex = NumberedNameIndex(),
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
      group, TransferMonitor(progress: progress, isCancelled: isCancelled, phase: phase), runID,
      nameIndex)
    let outcomes: [Result<Placement, TransferError>]
    if tooLarge.isEmpty {
      let placed = AtomicTransfer(
        group, run: run,
        telling: TransferRun.Listener(
          confirm: journal.confirm, willName: journal.willName,
          willNameParts: { try journal.willName($0, parts: $1) }, willMerge: journal.willMerge,
          merged: journal.merged)
      ).place(recording: journal.published)
      let removal = SourceRemoval(runID, isCancelled: isCancelled)
      outcomes = zip(group, placed).map { request, placed in
        placed.map { finish($0, request, removal, isRecorded: true) }
      }
    } else {
      outcomes = group.indices.map { .failure(tooLarge[$0] ?? .withheld) }
    }
    let all = outcomes.enumerated().map { Settled(index: $0.offset, outcome: $0.element) }
    return recording(all, in: journal).map(\.outcome)
  }

  /// Creates the run that places a group, and predicts which requests will not fit.
  private func begin(
    _ group: [PlacementRequest], _ monitor: TransferMonitor, _ runID: RunID,
    _ nameIndex: NumberedNameIndex
  ) -> (run: TransferRun, tooLarge: [Int: TransferError]) {
    (
      TransferRun(monitor: monitor, workers: workers, runID: runID, nameIndex: nameIndex),
      SpaceForecast.failures(in: group, isCancelled: monitor.isCancelled)
    )
  }

  /// Records the start in the journal; throws if that fails, so that nothing is started.
  private func begin(
    _ range: Range<Int>, in journal: some TransferJournal
  ) throws(TransferError) {
    do { try journal.willPlace(range) } catch { throw .notRecorded }
  }

  /// Records outcomes in the journal; returns them with a note if that fails.
  private func recording(_ part: [Settled], in journal: some TransferJournal) -> [Settled] {
    if part.isEmpty { return part }
    do {
      try journal.finished(part)
      // What is added to a folder from now on is told from what came with it by its time.
      if part.contains(where: \.hasMovedFolder) { Clock.waitForTick() }
      return part
    } catch {
      return part.map { one in
        Settled(
          index: one.index, outcome: one.outcome.map { $0.adding(.notRecorded($0.target)) })
      }
    }
  }

  /// Places what fits into one turn; requests that are not in the result wait for another turn.
  private func placeTurn(
    _ turn: [Int], of group: [PlacementRequest], _ run: TransferRun, _ pace: TransferPace,
    _ journal: some TransferJournal
  ) -> [Settled] {
    let results = run.place(
      turn.map { group[$0] }, within: pace.budget,
      telling: TransferRun.Listener(
        confirm: journal.confirm, willStage: { try journal.willStage(turn[$0]) },
        willName: { name in try journal.willName(name.map { $0.at(turn[$0.index]) }) },
        willNameParts: { try journal.willName(turn[$0], parts: $1) },
        willMerge: { journal.willMerge(turn[$0], $1) },
        merged: { try journal.merged(turn[$0], $1) }))
    let published: [(index: Int, placed: TransferRun.Placed)] = zip(turn, results).compactMap {
      if case .success(let placed) = $1 { ($0, placed) } else { nil }
    }
    let isRecorded = record(published, in: journal)
    let removal = SourceRemoval(run.runID, isCancelled: run.monitor.isCancelled)
    return zip(turn, results).compactMap { index, result in
      result.map { result in
        Settled(
          index: index,
          outcome: result.map { finish($0, group[index], removal, isRecorded: isRecorded) })
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

  /// Removes the source of a move whose copy is in place, synced and recorded.
  private func finish(
    _ placed: TransferRun.Placed, _ request: PlacementRequest, _ sources: SourceRemoval,
    isRecorded: Bool
  ) -> Placement {
    var placement = placed.placement
    if !isRecorded { placement.notes.append(.notRecorded(placement.target)) }
    guard let removal = placed.removal else { return placement }
    let copy = PlacedCopy(placement)
    guard isRecorded && sources.sight.isSafe(copy) else {
      if case .path(let source, _, _) = request.source {
        placement.notes.append(.sourceKept(source, .copyNotSafe))
      }
      return placement
    }
    let outcome = sources.remove(removal, copiedTo: copy)
    placement.sourceRemoved = outcome.isRemoved
    placement.notes += outcome.notes
    return placement
  }
}

extension PlacementName {
  /// The same name for the request at another index.
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

extension TransferEngine.Settled {
  /// Whether a folder was moved as a whole.
  fileprivate var hasMovedFolder: Bool {
    guard case .success(let placement) = outcome, placement.sourceRemoved else { return false }
    let status = try? FileSystem.status(of: placement.target, followingLinks: false)
    return status?.kind == .directory
  }
}
