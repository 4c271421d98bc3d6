import SystemCalls
import SystemPackage

/// Places all of several requests, or none of them.
///
/// Everything is staged, brought to the device and verified before the first name is given; where a later
/// name cannot be given, what has its name is taken back. Directories that meet one of their name are taken
/// apart first, so that what is in them is staged with the rest.
final class AtomicTransfer {
  private let run: TransferRun
  private let listener: TransferRun.Listener
  private let requests: [PlacementRequest]
  private var parts: [Part]
  private var destinations: [FilePath: Result<Destination, TransferError>] = [:]
  private var withdrawal: Rollback
  /// What was merged as it was given its name, and directories with nothing in them, by request: the journal is
  /// told of them with the rest.
  private var further: [Int: Merged] = [:]

  private typealias Merged = [(request: PlacementRequest, placement: Placement)]

  /// One thing that gets a name of its own: a request, or something in a directory that is merged.
  private struct Part {
    var request: PlacementRequest
    /// The merged directory that it is in, by its place among the parts, which is before its own.
    var directory: Int?
    /// The request that it belongs to.
    var index: Int
    /// The way through a merged directory; each of its parts follows among the parts in this order.
    var way: [Way] = []
    var slot = TransferRun.Slot()
    var verified: Placement.Verification?
  }

  /// A step on the way through a merged directory.
  private enum Way { case enter(FilePath), part, leave }

  /// Why nothing is placed: the errors of some of the requests.
  private struct Refusal: Error {
    var errors: [Int: TransferError]
  }

  init(_ requests: [PlacementRequest], run: TransferRun, telling listener: TransferRun.Listener) {
    self.run = run
    self.listener = listener
    self.requests = requests
    parts = requests.indices.map { Part(request: requests[$0], index: $0) }
    withdrawal = Rollback(mark: run.mark)
  }

  /// Answers what was placed, in the order of the requests; no source that is still to go is gone.
  ///
  /// Where one failed the others are `withheld`.
  ///
  /// - Parameter record: Told of all when it is on the device; where it throws, all is taken back.
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
      for (index, error) in withdrawal.perform() { errors[index] = error }
      let isCancelled = errors.values.contains(.cancelled)
      return requests.indices.map { index in
        .failure(errors[index] ?? (isCancelled ? .cancelled : .withheld))
      }
    }
  }

  // MARK: - Staging

  private func stage() throws(Refusal) {
    let preparation = Preparation(
      watch: run.watch, conflict: run.conflict, workers: run.workers, mayRename: true,
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
    // More than can be held open have hidden names.
    let areNamed = parts.count > TransferEngine.groupLimit
    if areNamed {
      for request in requests { try? destinations[request.directory]?.get().noteLackOfUnnamed() }
    }
    let (slots, verified) = run.stage(requests, in: destinations, preparation)
    for (place, slot) in zip(group, slots) {
      parts[place].slot = slot
      parts[place].verified = verified[place - group.lowerBound]
    }
    try check(group)
    for place in group where parts[place].slot.outcome == nil {
      // It found no room among the open files of the others.
      guard case .postponed = parts[place].slot.prepared else { continue }
      do throws(TransferError) {
        try copy(place, mayRename: true)
      } catch {
        throw refusal(of: place..<place + 1, error)
      }
    }
    // A further name is linked before its copy is placed, and counts as verified as that does.
    for place in group {
      guard case .staged(let staged) = parts[place].slot.prepared else { continue }
      staged.copies?.note(verified: parts[place].verified)
    }
    for place in group {
      do throws(TransferError) {
        try settle(place, preparation, areNamed: areNamed)
      } catch {
        throw refusal(of: place..<place + 1, error)
      }
    }
    closeDirectories()
  }

  /// So many directories stay open from one group to the next.
  private static let mostOpen = min(16, max(Machine.openFileLimit / 32, 1))

  private func closeDirectories() {
    guard destinations.count > Self.mostOpen else { return }
    for case .success(let destination) in destinations.values { destination.close() }
  }

  /// Takes a merged directory apart, links a further name of a file, and closes what can be found by name.
  private func settle(
    _ place: Int, _ preparation: Preparation, areNamed: Bool
  ) throws(TransferError) {
    switch parts[place].slot.prepared {
    case .merge(let item):
      try takeApart(item, place)
    case .further(let further):
      if let staged = try run.link(further, preparation, &parts[place].verified) {
        parts[place].slot.prepared = .staged(staged)
      } else {
        try copy(place, mayRename: true)
      }
    case .staged(let staged) where areNamed:
      guard let path = staged.file.close() else { break }
      staged.copies?.publish(at: path, verified: parts[place].verified)
    case .staged, .settled, .rename, .directory, .postponed: break
    }
  }

  /// Goes through a directory that is merged: what is in it is staged with the rest.
  private func takeApart(_ item: TransferItem, _ place: Int) throws(TransferError) {
    let index = parts[place].index
    var way: [Way] = []
    var walk = try MergeWalk(item, run.watch)
    while let step = try walk.next() {
      switch step {
      case .enter(let name):
        way.append(.enter(name))
        if item.movesContent && walk.isInEmptyDirectory {
          further[index, default: []].append(walk.emptyDirectory)
        }
      case .leave: way.append(.leave)
      case .parts(let requests):
        for var request in requests {
          way.append(.part)
          // There may be more directories than files may be open.
          request.destination = nil
          if let path = item.facts.path, let status = item.facts.status {
            request.sourcePlace = .below(path, status)
          }
          parts.append(Part(request: request, directory: place, index: index))
        }
      case .failed(let error):
        guard parts[place].directory == nil, let path = item.facts.path else { throw error }
        throw .incomplete(path, failures: 1, first: error)
      }
    }
    parts[place].way = way
  }

  /// Stages one thing by itself, as a file that shares nothing with another.
  private func copy(_ place: Int, mayRename: Bool) throws(TransferError) {
    let alone = Preparation(
      watch: run.watch, conflict: run.conflict, workers: run.workers, mayRename: mayRename,
      budget: Budget(.max), links: nil)
    let (slots, verified) = run.stage([parts[place].request], in: destinations, alone)
    parts[place].verified = verified[0]
    if case .failure(let error) = slots[0].outcome { throw error }
    parts[place].slot = slots[0]
  }

  private func check(_ group: Range<Int>) throws(Refusal) {
    var errors: [Int: [TransferError]] = [:]
    for place in group {
      guard case .failure(let error) = parts[place].slot.outcome else { continue }
      errors[parts[place].index, default: []].append(about(place, error))
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

  private func refusal(of places: Range<Int>, _ error: TransferError) -> Refusal {
    var errors: [Int: TransferError] = [:]
    for place in places where errors[parts[place].index] == nil {
      errors[parts[place].index] = about(place, error.about(parts[place].request))
    }
    return Refusal(errors: errors)
  }

  /// The error of a request of which a part failed.
  private func about(_ place: Int, _ error: TransferError) -> TransferError {
    guard parts[place].directory != nil, error != .cancelled, error != .notRecorded,
      case .path(let path, _, _) = requests[parts[place].index].source
    else { return error }
    return .incomplete(path, failures: 1, first: error)
  }

  // MARK: - Publishing

  private func announce() throws(Refusal) {
    var names: [PlacementName] = []
    var inner: [Int: [(request: PlacementRequest, name: PlacementName)]] = [:]
    for place in parts.indices {
      let part = parts[place]
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
    for place in parts.indices {
      do throws(TransferError) {
        try publish(place, publication)
      } catch {
        throw refusal(of: place..<place + 1, error)
      }
      // Lets go of the staged file: its descriptor, or its hidden name.
      if case .merge = parts[place].slot.prepared { continue }
      parts[place].slot.prepared = .postponed
      if destinations.count > Self.mostOpen,
        case .success(let destination)? = destinations[parts[place].request.directory]
      {
        destination.close()
      }
    }
    return publication
  }

  private func publish(_ place: Int, _ publication: Publication) throws(TransferError) {
    let part = parts[place]
    let log = NameLog(part.slot.prepared.name(at: part.index)) {
      [self] (name) throws(TransferError) in
      try announce(name, of: part)
    }
    if case .merge = part.slot.prepared { return }
    switch try run.publish(part.slot.prepared, part.verified, publication, log) {
    case .done(let placed): take(placed, place)
    case .merge(let item): try merge(item, place)
    case .copyInstead:
      try copy(place, mayRename: false)
      if let name = parts[place].slot.prepared.name(at: part.index) {
        try announce(name, of: part)
      }
      try publish(place, publication)
    case nil: break
    }
  }

  private func take(_ placed: TransferRun.Placed, _ place: Int) {
    parts[place].slot.outcome = .success(placed)
    withdrawal.add(placed.placement, of: parts[place].request, parts[place].index)
  }

  /// Merges a directory with one that another item of this very run has put there.
  private func merge(_ item: TransferItem, _ place: Int) throws(TransferError) {
    let index = parts[place].index
    parts[place].slot.prepared = .postponed
    let listener = TransferRun.Listener(
      willName: { _ in }, willNameParts: { [listener] in try listener.willNameParts(index, $1) },
      merged: { [self] _, found in
        further[index, default: []] += found
        for (request, placement) in found { withdrawal.add(placement, of: request, index) }
      })
    parts[place].slot.outcome = .success(try run.merge(item, index, listener))
  }

  /// Brings the names to the device.
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

  /// What is in place of directories that are merged, by request.
  private func merged() -> [(key: Int, value: Merged)] {
    var found = further
    for part in parts where part.directory != nil {
      guard case .success(let placed) = part.slot.outcome else { continue }
      if case .merge = part.slot.prepared { continue }
      found[part.index, default: []].append((part.request, placed.placement))
    }
    return found.sorted { $0.key < $1.key }
  }

  /// What each request comes to, those of merged directories from what is in them.
  private func sum() throws(Refusal) -> [TransferRun.Placed] {
    var all = parts.map(\.slot)
    run.keepSources(&all, parts.map(\.request))
    for place in parts.indices { parts[place].slot = all[place] }
    try check(parts.indices)
    var inner: [Int: [(part: Int, placed: TransferRun.Placed)]] = [:]
    for place in parts.indices.reversed() {
      if case .merge(let item) = parts[place].slot.prepared {
        var merge = Merge(of: item)
        merge.begin(item)
        var found = inner.removeValue(forKey: place) ?? []
        for step in parts[place].way {
          switch step {
          case .enter(let name): merge.enter(name)
          case .leave: merge.leave()
          case .part:
            if let (part, placed) = found.popLast() { merge.add(placed, of: parts[part].request) }
          }
        }
        do throws(TransferError) {
          parts[place].slot.outcome = .success(try merge.placed())
        } catch {
          throw refusal(of: place..<place + 1, error)
        }
      }
      if let directory = parts[place].directory,
        case .success(let placed) = parts[place].slot.outcome
      {
        inner[directory, default: []].append((place, placed))
      }
    }
    var slots = parts[..<requests.count].map(\.slot)
    run.list(requests, &slots)
    run.tellLosses(of: destinations, requests, &slots)
    var placed: [TransferRun.Placed] = []
    for (place, slot) in slots.enumerated() {
      switch slot.outcome {
      case .success(let one): placed.append(one)
      case .failure(let error): throw refusal(of: place..<place + 1, error)
      case nil: throw refusal(of: place..<place + 1, .cancelled)
      }
    }
    return placed
  }
}
