import Items
import SystemCalls
import SystemPackage

/// Places groups of requests until their names are synced; removing the sources is left to the engine.
///
/// A group is staged by all workers, synced together, verified if a source is to be removed, and then named by
/// one thread.
final class TransferRun {
  typealias Placed = Publication.Placed

  let monitor: TransferMonitor
  let conflict: Conflict
  let workers: Int
  let links = HardLinkCopies()
  /// The ID of its hidden names.
  let runID: RunID
  private var failedShots = FailedShots()

  /// Callbacks for what is about to happen, with the indices of the requests.
  struct Listener {
    var confirm: () throws -> Void = {}
    var willStage: (Int) throws -> Void = { _ in }
    var willName: ([PlacementName]) throws -> Void
    var willNameParts: (Int, [(request: PlacementRequest, name: PlacementName)]) throws -> Void
    var willMerge: (Int, MergedFolders) -> Void
    var merged: (Int, [(request: PlacementRequest, placement: Placement)]) throws -> Void
  }

  init(monitor: TransferMonitor, workers: Int, runID: RunID, nameIndex: NumberedNameIndex) {
    self.runID = runID
    self.monitor = monitor
    self.workers = workers
    conflict = Conflict(monitor: monitor, nameIndex: nameIndex)
  }

  /// The state of one request of a group.
  struct Slot {
    var outcome: Result<Placed, TransferError>?
    var prepared: Preparation.Prepared = .postponed
  }

  /// Places what fits into one turn; nil marks requests that wait for the next one.
  ///
  /// At least the first request is completed.
  func place(
    _ requests: [PlacementRequest], within budget: Budget, telling listener: Listener
  ) -> [Result<Placed, TransferError>?] {
    var (outcomes, merges) = placeAllButMerges(requests, within: budget, telling: listener)
    for (index, item) in merges {
      // What is already placed is not delayed.
      if budget.isSpent, outcomes.contains(where: { $0 != nil }) { break }
      outcomes[index] = Result { () throws(TransferError) in try merge(item, index, listener) }
    }
    return outcomes
  }

  /// Places the requests like `place`, but returns directories to be merged with their indices instead of
  /// merging them.
  func placeAllButMerges(
    _ requests: [PlacementRequest], within budget: Budget, telling listener: Listener,
    mayRename: Bool = true, mayLink: Bool = true
  ) -> (outcomes: [Result<Placed, TransferError>?], merges: [(index: Int, item: TransferItem)]) {
    let preparation = Preparation(
      monitor: monitor, conflict: conflict, workers: workers, mayRename: mayRename,
      budget: budget, links: mayLink ? links : nil)
    let destinations = open(requests)
    defer { for case .success(let destination) in destinations.values { destination.close() } }
    do throws(TransferError) {
      let copied = requests.filter { !mayRename || !isLikelyRename($0, in: destinations) }
      try confirm(destinations, copied, listener)
    } catch {
      return (requests.map { .failure(error.about($0)) }, [])
    }
    var (slots, verified) = stage(
      requests, in: destinations, preparation, willStage: listener.willStage)
    for index in failedShots.withheld(of: requests.map(\.shot), { slots[$0].outcome }) {
      slots[index] = Slot(outcome: .failure(.withheld))
    }
    announce(&slots, listener)
    let publication = Publication(conflict: conflict)
    var merges: [(index: Int, item: TransferItem)] = []
    var copies: [(index: Int, mayLink: Bool)] = []
    for index in inOrder(slots) {
      func log() -> NameLog {
        NameLog(slots[index].prepared.name(at: index)) { (name) throws(TransferError) in
          do { try listener.willName([name]) } catch { throw .notRecorded }
        }
      }
      do throws(TransferError) {
        var verification = verified[index]
        if case .hardLink(let link) = slots[index].prepared {
          guard let staged = try self.link(link, preparation, &verification) else {
            copies.append((index, false))
            slots[index].prepared = .postponed
            continue
          }
          slots[index].prepared = .staged(staged)
          try log().willTake(link.item.destination.path(of: link.name))
        }
        switch try publish(slots[index].prepared, verification, publication, log()) {
        case .done(let placed): slots[index].outcome = .success(placed)
        case .merge(let item): merges.append((index, item))
        case .copyInstead: copies.append((index, true))
        case nil: break
        }
      } catch {
        slots[index].outcome = .failure(error.about(requests[index]))
      }
      // Releases the staged file: its descriptor or its hidden name.
      slots[index].prepared = .postponed
    }
    synchronizeDirectories(publication, requests, &slots)
    keepSources(&slots, requests)

    for (index, mayLink) in copies {
      let one = Listener(
        confirm: listener.confirm, willStage: { _ in try listener.willStage(index) },
        willName: { try listener.willName($0.map { $0.at(index) }) },
        willNameParts: { try listener.willNameParts(index, $1) },
        willMerge: { listener.willMerge(index, $1) }, merged: { try listener.merged(index, $1) })
      let (outcomes, inner) = placeAllButMerges(
        [requests[index]], within: Budget(.max), telling: one, mayRename: false, mayLink: mayLink)
      slots[index].outcome = outcomes[0]
      merges += inner.map { (index, $0.item) }
    }
    list(requests, &slots)
    reportUnsupportedMetadata(of: destinations, requests, &slots)
    return (slots.map(\.outcome), merges)
  }

  /// Hashes items that were placed without being read, if they are to be listed.
  func list(_ requests: [PlacementRequest], _ slots: inout [Slot]) {
    for index in slots.indices where requests[index].lists {
      guard case .success(var placed) = slots[index].outcome else { continue }
      Listing(monitor: monitor, workers: workers).complete(&placed.placement)
      slots[index].outcome = .success(placed)
    }
  }

  // MARK: Staging

  typealias Destinations = [FilePath: Result<Folder, TransferError>]

  func open(_ requests: [PlacementRequest], beside known: Destinations = [:]) -> Destinations {
    var opened = known
    for request in requests where opened[request.directory] == nil {
      opened[request.directory] = Result { () throws(TransferError) in
        if let destination = request.destination { return destination }
        return try Folder(request, runID)
      }
    }
    return opened
  }

  /// Prepares a group, and syncs and verifies what is staged.
  func stage(
    _ requests: [PlacementRequest], in destinations: Destinations, _ preparation: Preparation,
    willStage: (Int) throws -> Void = { _ in }
  ) -> (slots: [Slot], verified: [Int: Placement.Verification]) {
    var slots = prepare(requests, in: destinations, preparation, willStage)
    let staged = slots.indices.filter {
      if case .staged = slots[$0].prepared { true } else { false }
    }
    giveUpIfCancelled(&slots)
    synchronize(staged, &slots)
    let verified = verify(staged, &slots)
    giveUpIfCancelled(&slots)
    return (slots, verified)
  }

  private func prepare(
    _ requests: [PlacementRequest], in destinations: Destinations, _ preparation: Preparation,
    _ willStage: (Int) throws -> Void
  ) -> [Slot] {
    var slots = parallelMap(0..<requests.count, threads: workers, chunk: 4) { index in
      Self.slot(requests[index]) { () throws(TransferError) in
        let request = requests[index]
        guard let destination = try destinations[request.directory]?.get() else {
          throw .destinationMissing(request.directory)
        }
        return try preparation.prepare(request, in: destination)
      }
    }
    postponeForRoom(&slots, requests, in: destinations, preparation)
    // Each tree uses all workers.
    for index in slots.indices {
      guard case .directory(let item) = slots[index].prepared else { continue }
      slots[index] = Self.slot(requests[index]) { () throws(TransferError) in
        if preparation.budget.isSpent { return .postponed }
        if !preparation.renames(item) {
          do { try willStage(index) } catch { throw .notRecorded }
        }
        return try preparation.proceed(item)
      }
    }
    return slots
  }

  /// Postpones requests that failed for lack of descriptors; if all did, the first is retried alone.
  private func postponeForRoom(
    _ slots: inout [Slot], _ requests: [PlacementRequest], in destinations: Destinations,
    _ preparation: Preparation
  ) {
    let full = slots.indices.filter { index in
      if case .failure(let error) = slots[index].outcome { error.isLackOfFiles } else { false }
    }
    guard !full.isEmpty, slots.count > 1 else { return }
    for index in full { slots[index] = Slot() }
    guard full.count == slots.count else { return }
    let request = requests[0]
    slots[0] = Self.slot(request) { () throws(TransferError) in
      if let opened = try? destinations[request.directory]?.get() {
        return try preparation.prepare(request, in: opened)
      }
      return try preparation.prepare(request, in: Folder(request, runID))
    }
  }

  /// After cancellation, drops the items that have no name yet, which need not be synced or recorded.
  private func giveUpIfCancelled(_ slots: inout [Slot]) {
    guard monitor.isCancelled() else { return }
    for index in slots.indices where slots[index].outcome == nil {
      switch slots[index].prepared {
      case .staged, .rename, .hardLink, .merge, .directory:
        slots[index] = Slot(outcome: .failure(.cancelled))
      case .settled, .postponed: break
      }
    }
  }

  private static func slot(
    _ request: PlacementRequest, _ body: () throws(TransferError) -> Preparation.Prepared
  ) -> Slot {
    do throws(TransferError) {
      return Slot(prepared: try body())
    } catch {
      return Slot(outcome: .failure(error.about(request)))
    }
  }

  /// Verifies copies against what was read, if their sources are to be removed or verification is requested.
  private func verify(
    _ staged: [Int], _ slots: inout [Slot]
  ) -> [Int: Placement.Verification] {
    let moves = staged.compactMap { index -> (Int, Preparation.Staged)? in
      guard case .staged(let one) = slots[index].prepared, one.isVerified else { return nil }
      return (index, one)
    }
    if !moves.isEmpty { monitor.phase(.verifying, nil) }
    let (monitor, workers) = (monitor, workers)
    let results = parallelMap(0..<moves.count, threads: workers) { number in
      Result { () throws(TransferError) in
        let one = moves[number].1
        return try Verification(monitor: monitor, provable: one.item.destination.provable)
          .verify(one, workers: workers)
      }
    }
    var verified: [Int: Placement.Verification] = [:]
    for ((index, one), result) in zip(moves, results) {
      switch result {
      case .success(let verification): verified[index] = verification
      case .failure(let error):
        slots[index] = Slot(outcome: .failure(error.about(one.item.request)))
      }
    }
    return verified
  }

  // MARK: Publishing

  /// The indices of requests still to be placed, with hard links to other copies last.
  private func inOrder(_ slots: [Slot]) -> [Int] {
    let open = slots.indices.filter { slots[$0].outcome == nil }
    let isHardLink = { (index: Int) in
      if case .hardLink = slots[index].prepared { true } else { false }
    }
    return open.filter { !isHardLink($0) } + open.filter(isHardLink)
  }

  /// Stages a hard link to a copy; nil if the file has to be copied again.
  func link(
    _ link: Preparation.Staged.PendingHardLink, _ preparation: Preparation,
    _ verification: inout Placement.Verification?
  ) throws(TransferError) -> Preparation.Staged? {
    let item = link.item
    // If hashes are required, a copy that was made without them cannot be used.
    if preparation.hashes(item) && link.copy.digest == nil { return nil }
    if preparation.verifies(item) {
      guard let verified = link.copy.root.verified else { return nil }
      verification = verified
    }
    guard
      let file = try calling({ () throws(SystemFailure) in
        try StagedFile.makeHardLink(
          to: link.copy, of: link.status, in: item.destination)
      })
    else {
      item.destination.note(.hardLinks)
      return nil
    }
    let version = link.status.version
    monitor.advance(Int(link.status.size))
    return Preparation.Staged(
      item: item, file: file, replaces: link.replaces, name: link.name,
      bytes: link.status.size,
      removal: item.isMove ? item.facts.removal(reading: version) : nil, version: version,
      placed: try calling { () throws(SystemFailure) in try file.status().version },
      digest: link.copy.digest)
  }

  /// Reports what a destination could not preserve, in a note of one item for each destination.
  func reportUnsupportedMetadata(
    of destinations: Destinations, _ requests: [PlacementRequest], _ slots: inout [Slot]
  ) {
    for (directory, destination) in destinations {
      guard let destination = try? destination.get() else { continue }
      noteNewNames(in: destination, slots)
      let losses = destination.takeUnsupportedMetadata()
      for index in slots.indices where !losses.isEmpty && requests[index].directory == directory {
        guard case .success(var placed) = slots[index].outcome else { continue }
        placed.placement.notes.append(.notKept(losses, in: directory))
        slots[index].outcome = .success(placed)
        break
      }
    }
  }

  /// Reports all names that are about to be given; if that fails, none is given.
  private func announce(_ slots: inout [Slot], _ listener: Listener) {
    let names = slots.indices.compactMap { index in
      slots[index].outcome == nil ? slots[index].prepared.name(at: index) : nil
    }
    if names.isEmpty { return }
    do {
      try listener.willName(names)
    } catch {
      for name in names { slots[name.index] = Slot(outcome: .failure(.notRecorded)) }
    }
  }

  func publish(
    _ prepared: Preparation.Prepared, _ verified: Placement.Verification?,
    _ publication: Publication, _ log: NameLog
  ) throws(TransferError) -> Publication.Outcome? {
    switch prepared {
    case .settled(let placement, let removal):
      if removal != nil { publication.noteChange(in: nil, placement.target.directory) }
      return .done(Placed(placement: placement, removal: removal))
    case .merge(let item): return .merge(item)
    case .staged(let staged):
      try monitor.checkCancelled()
      let outcome = try publication.publish(staged, verified: verified ?? .none, telling: log)
      if case .done(let placed) = outcome, placed.placement.state == .placed {
        staged.copies?.publish(at: placed.placement.target, verified: verified)
      }
      return outcome
    case .rename(let item, let replaces, let name):
      try monitor.checkCancelled()
      let outcome = try publication.rename(item, name: name, replaces: replaces, telling: log)
      monitor.advance(Int(item.facts.size))
      return outcome
    case .directory, .hardLink, .postponed: return nil
    }
  }
}

extension Verification {
  /// Reads a staged file or tree back.
  fileprivate func verify(
    _ staged: Preparation.Staged, workers: Int
  ) throws(TransferError) -> Placement.Verification {
    let opened = try calling { () throws(SystemFailure) in try staged.file.openAsRead() }
    guard let copy = opened else { return .none }
    let path = staged.item.named
    if let digest = staged.digest { return try verify(copy, against: digest, of: path) }
    guard let digests = staged.digests else { throw .verificationFailed(path) }
    return try verifyTree(copy, against: digests, path: path, workers: workers)
  }
}

extension TransferError {
  /// The same error with the path that the user knows instead of a hidden one.
  func about(_ request: PlacementRequest) -> TransferError {
    let target = request.directory.pushing(FilePath(bytes: request.name))
    switch self {
    case .noSpace: return .noSpace(target)
    case .tooLarge(let path) where path == request.directory: return .tooLarge(target)
    default: break
    }
    if case .path(let path, _, _) = request.source { return at(path) }
    return self
  }

  /// Whether too many files were open.
  fileprivate var isLackOfFiles: Bool {
    guard case .system(let failure) = self else { return false }
    return failure.errno == .tooManyOpenFiles || failure.errno == .tooManyOpenFilesInSystem
  }
}
