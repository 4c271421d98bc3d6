import SystemCalls
import SystemPackage

/// Places either all of several requests or none of them.
///
/// Everything is staged, synced and verified before the first name is given. If a later name cannot be given,
/// the names already given are rolled back. A directory that merges with an existing one is expanded first, so
/// that its entries are staged with everything else.
final class AtomicTransfer {
  private let run: TransferRun
  private let listener: TransferRun.Listener
  private let requests: [PlacementRequest]
  private var parts: [Part]
  private var destinations: [FilePath: Result<Folder, TransferError>] = [:]
  private var rollback: Rollback
  /// Entries placed by merges during publication, by request; journaled with the others.
  private var additionalMerges: [Int: Merged] = [:]

  private typealias Merged = [(request: PlacementRequest, placement: Placement)]

  /// Why nothing is placed: the errors by request.
  private struct Refusal: Error {
    var errors: [Int: TransferError]
  }

  init(_ requests: [PlacementRequest], run: TransferRun, telling listener: TransferRun.Listener) {
    self.run = run
    self.listener = listener
    self.requests = requests
    parts = requests.indices.map { Part(request: requests[$0], index: $0) }
    rollback = Rollback(runID: run.runID)
  }

  /// Places the requests, and returns the placements in their order; sources of moves are not yet removed.
  ///
  /// If one fails, the others fail with `withheld`.
  ///
  /// - Parameter record: Called with all placements once they are synced; if it throws, everything is rolled
  ///   back.
  func place(
    recording record: ([(index: Int, placement: Placement)]) throws -> Void
  ) -> [Result<TransferRun.Placed, TransferError>] {
    do throws(Refusal) {
      try stage()
      try announce()
      let publication = try publish()
      try synchronize(publication)
      let placed = try sum()
      do {
        for (index, parts) in merged() { try listener.merged(index, parts) }
        try record(placed.enumerated().map { ($0, $1.placement) })
      } catch {
        throw refusal(of: parts.indices, .notRecorded)
      }
      return placed.map { .success($0) }
    } catch {
      var errors = error.errors
      for (index, error) in rollback.perform() { errors[index] = error }
      let isCancelled = errors.values.contains(.cancelled)
      return requests.indices.map { index in
        .failure(errors[index] ?? (isCancelled ? .cancelled : .withheld))
      }
    }
  }

  // MARK: - Staging

  /// Whether a source may be renamed.
  ///
  /// Nothing could keep a run that is only stopped from doing so when it is woken, after another one has rolled it back.
  private var mayRename: Bool { !requests.contains(where: \.isWithdrawable) }

  private func stage() throws(Refusal) {
    let preparation = Preparation(
      monitor: run.monitor, conflict: run.conflict, workers: run.workers, mayRename: mayRename,
      budget: Budget(.max), links: run.links)
    var next = 0
    while next < parts.count {
      let group = next..<min(next + TransferEngine.groupLimit, parts.count)
      next = group.upperBound
      try stage(group, preparation)
    }
  }

  private func stage(_ group: Range<Int>, _ preparation: Preparation) throws(Refusal) {
    let requests = parts[group].map(\.request)
    destinations = run.open(requests, beside: destinations)
    // There are too many staged files to keep them all open, so they get hidden names.
    let areNamed = parts.count > TransferEngine.groupLimit
    if areNamed {
      for request in requests { try? destinations[request.directory]?.get().noteLackOfUnnamed() }
    }
    let opened = destinations
    try attempt(group) { () throws(TransferError) in try run.confirm(opened, requests, listener) }
    let (slots, verified) = run.stage(requests, in: destinations, preparation)
    for (partIndex, slot) in zip(group, slots) {
      parts[partIndex].slot = slot
      parts[partIndex].verified = verified[partIndex - group.lowerBound]
    }
    try check(group)
    for partIndex in group where parts[partIndex].slot.outcome == nil {
      // It did not fit among the open files of the group.
      guard case .postponed = parts[partIndex].slot.prepared else { continue }
      try attempt(partIndex..<partIndex + 1) { () throws(TransferError) in
        try copy(partIndex, mayRename: mayRename)
      }
    }
    // A hard link is made before the copy it links to is published, so it takes over that copy's verification.
    for partIndex in group {
      guard case .staged(let staged) = parts[partIndex].slot.prepared else { continue }
      staged.copies?.note(verified: parts[partIndex].verified)
    }
    for partIndex in group {
      try attempt(partIndex..<partIndex + 1) { () throws(TransferError) in
        try settle(partIndex, preparation, areNamed: areNamed)
      }
    }
    closeDirectories()
  }

  /// Runs `body`, whose error is that of these parts.
  private func attempt(
    _ indices: Range<Int>, _ body: () throws(TransferError) -> Void
  ) throws(Refusal) {
    do throws(TransferError) { try body() } catch { throw refusal(of: indices, error) }
  }

  /// The number of directories that stay open from one group to the next.
  private static let mostOpen = min(16, max(Machine.openFileLimit / 32, 1))

  private func closeDirectories() {
    guard destinations.count > Self.mostOpen else { return }
    for case .success(let destination) in destinations.values { destination.close() }
  }

  /// Expands a merged directory, links to an existing copy, or closes a staged file that has a hidden name.
  private func settle(
    _ partIndex: Int, _ preparation: Preparation, areNamed: Bool
  ) throws(TransferError) {
    switch parts[partIndex].slot.prepared {
    case .merge(let item):
      try expand(item, partIndex)
    case .hardLink(let link):
      if let staged = try run.link(link, preparation, &parts[partIndex].verified) {
        parts[partIndex].slot.prepared = .staged(staged)
      } else {
        try copy(partIndex, mayRename: mayRename)
      }
    case .staged(let staged) where areNamed:
      guard let path = staged.file.close() else { break }
      staged.copies?.publish(at: path, verified: parts[partIndex].verified)
    case .staged, .settled, .rename, .directory, .postponed: break
    }
  }

  /// Walks a directory to be merged and appends its entries to the parts.
  private func expand(_ item: TransferItem, _ partIndex: Int) throws(TransferError) {
    let index = parts[partIndex].index
    var steps: [WalkStep] = []
    var walk = try MergeWalk(item, run.monitor)
    while let step = try walk.next() {
      switch step {
      case .enter(let name): steps.append(.enter(name))
      case .leave: steps.append(.leave)
      case .parts(let requests):
        for var request in requests {
          steps.append(.part)
          // There may be more directories than the limit of open files.
          request.destination = nil
          if let path = item.facts.path, let status = item.facts.status {
            request.sourcePosition = .below(path, status)
          }
          parts.append(Part(request: request, directory: partIndex, index: index))
        }
      case .failed(let error):
        guard parts[partIndex].directory == nil, let path = item.facts.path else { throw error }
        throw .incomplete(path, failures: 1, first: error)
      }
    }
    parts[partIndex].steps = steps
    listener.willMerge(index, walk.takeFolders())
  }

  /// Stages one part on its own, without hard links to other copies.
  private func copy(_ partIndex: Int, mayRename: Bool) throws(TransferError) {
    let alone = Preparation(
      monitor: run.monitor, conflict: run.conflict, workers: run.workers, mayRename: mayRename,
      budget: Budget(.max), links: nil)
    let (slots, verified) = run.stage([parts[partIndex].request], in: destinations, alone)
    parts[partIndex].verified = verified[0]
    if case .failure(let error) = slots[0].outcome { throw error }
    parts[partIndex].slot = slots[0]
  }

  private func check(_ group: Range<Int>) throws(Refusal) {
    var errors: [Int: [TransferError]] = [:]
    for partIndex in group {
      guard case .failure(let error) = parts[partIndex].slot.outcome else { continue }
      errors[parts[partIndex].index, default: []].append(about(partIndex, error))
    }
    if errors.isEmpty { return }
    throw Refusal(
      errors: errors.mapValues { found in
        if case .incomplete(let path, _, let first)? = found.first {
          return .incomplete(path, failures: found.count, first: first)
        }
        return found[0]
      })
  }

  private func refusal(of indices: Range<Int>, _ error: TransferError) -> Refusal {
    var errors: [Int: TransferError] = [:]
    for partIndex in indices where errors[parts[partIndex].index] == nil {
      errors[parts[partIndex].index] = about(partIndex, error.about(parts[partIndex].request))
    }
    return Refusal(errors: errors)
  }

  /// The error of a request one of whose parts failed.
  private func about(_ partIndex: Int, _ error: TransferError) -> TransferError {
    guard parts[partIndex].directory != nil, error != .cancelled, error != .notRecorded,
      case .path(let path, _, _) = requests[parts[partIndex].index].source
    else { return error }
    return .incomplete(path, failures: 1, first: error)
  }

  // MARK: - Publishing

  private func announce() throws(Refusal) {
    var names: [PlacementName] = []
    var inner: [Int: [(request: PlacementRequest, name: PlacementName)]] = [:]
    for partIndex in parts.indices {
      let part = parts[partIndex]
      guard let name = part.slot.prepared.name(at: part.index) else { continue }
      if part.directory == nil {
        names.append(name)
      } else {
        inner[part.index, default: []].append((part.request, name))
      }
    }
    do {
      if !names.isEmpty { try listener.willName(names) }
      for (index, names) in inner.sorted(by: { $0.key < $1.key }) {
        try listener.willNameParts(index, names)
      }
    } catch {
      throw refusal(of: parts.indices, .notRecorded)
    }
  }

  private func announce(_ name: PlacementName, of part: Part) throws(TransferError) {
    do {
      if part.directory == nil {
        try listener.willName([name])
      } else {
        try listener.willNameParts(part.index, [(part.request, name)])
      }
    } catch {
      throw .notRecorded
    }
  }

  private func publish() throws(Refusal) -> Publication {
    let publication = Publication(conflict: run.conflict)
    for partIndex in parts.indices {
      do throws(TransferError) {
        try publish(partIndex, publication)
      } catch {
        throw refusal(of: partIndex..<partIndex + 1, error)
      }
      // Releases the staged file: its descriptor or its hidden name.
      if case .merge = parts[partIndex].slot.prepared { continue }
      parts[partIndex].slot.prepared = .postponed
      if destinations.count > Self.mostOpen,
        case .success(let destination)? = destinations[parts[partIndex].request.directory]
      {
        destination.close()
      }
    }
    return publication
  }

  private func publish(_ partIndex: Int, _ publication: Publication) throws(TransferError) {
    let part = parts[partIndex]
    let log = NameLog(part.slot.prepared.name(at: part.index)) {
      [self] (name) throws(TransferError) in
      try announce(name, of: part)
    }
    if case .merge = part.slot.prepared { return }
    switch try run.publish(part.slot.prepared, part.verified, publication, log) {
    case .done(let placed): take(placed, partIndex)
    case .merge(let item): try merge(item, partIndex)
    case .copyInstead:
      try copy(partIndex, mayRename: false)
      if let name = parts[partIndex].slot.prepared.name(at: part.index) {
        try announce(name, of: part)
      }
      try publish(partIndex, publication)
    case nil: break
    }
  }

  private func take(_ placed: TransferRun.Placed, _ partIndex: Int) {
    parts[partIndex].slot.outcome = .success(placed)
    rollback.add(placed.placement, of: parts[partIndex].request, parts[partIndex].index)
  }

  /// Merges a directory with one that another item of this run has placed.
  private func merge(_ item: TransferItem, _ partIndex: Int) throws(TransferError) {
    let index = parts[partIndex].index
    parts[partIndex].slot.prepared = .postponed
    let listener = TransferRun.Listener(
      willName: { _ in }, willNameParts: { [listener] in try listener.willNameParts(index, $1) },
      willMerge: { [listener] in listener.willMerge(index, $1) },
      merged: { [self] _, found in
        additionalMerges[index, default: []] += found
        for (request, placement) in found { rollback.add(placement, of: request, index) }
      })
    parts[partIndex].slot.outcome = .success(try run.merge(item, index, listener))
  }

  /// Syncs the directories whose names changed.
  private func synchronize(_ publication: Publication) throws(Refusal) {
    for path in publication.changedDirectories {
      do throws(TransferError) {
        try calling { () throws(SystemFailure) in
          try TransferRun.synchronize(publication.open(path))
        }
      } catch {
        throw refusal(of: parts.indices, error)
      }
    }
  }

  /// The placed entries of merged directories, by request.
  private func merged() -> [(key: Int, value: Merged)] {
    var found = additionalMerges
    for part in parts where part.directory != nil {
      guard case .success(let placed) = part.slot.outcome else { continue }
      if case .merge = part.slot.prepared { continue }
      found[part.index, default: []].append((part.request, placed.placement))
    }
    return found.sorted { $0.key < $1.key }
  }

  /// The result of each request; that of a merged directory is computed from its entries.
  private func sum() throws(Refusal) -> [TransferRun.Placed] {
    var all = parts.map(\.slot)
    run.keepSources(&all, parts.map(\.request))
    for partIndex in parts.indices { parts[partIndex].slot = all[partIndex] }
    try check(parts.indices)
    var inner: [Int: [(part: Int, placed: TransferRun.Placed)]] = [:]
    for partIndex in parts.indices.reversed() {
      if case .merge(let item) = parts[partIndex].slot.prepared {
        var merge = Merge(of: item)
        merge.begin(item)
        var found = inner.removeValue(forKey: partIndex) ?? []
        for step in parts[partIndex].steps {
          switch step {
          case .enter(let name): merge.enter(name)
          case .leave: merge.leave()
          case .part:
            if let (part, placed) = found.popLast() { merge.add(placed, of: parts[part].request) }
          }
        }
        do throws(TransferError) {
          parts[partIndex].slot.outcome = .success(try merge.placed())
        } catch {
          throw refusal(of: partIndex..<partIndex + 1, error)
        }
      }
      if let directory = parts[partIndex].directory,
        case .success(let placed) = parts[partIndex].slot.outcome
      {
        inner[directory, default: []].append((partIndex, placed))
      }
    }
    var slots = parts[..<requests.count].map(\.slot)
    run.list(requests, &slots)
    run.reportUnsupportedMetadata(of: destinations, requests, &slots)
    var placed: [TransferRun.Placed] = []
    for (partIndex, slot) in slots.enumerated() {
      switch slot.outcome {
      case .success(let one): placed.append(one)
      case .failure(let error): throw refusal(of: partIndex..<partIndex + 1, error)
      case nil: throw refusal(of: partIndex..<partIndex + 1, .cancelled)
      }
    }
    return placed
  }
}
