import SystemCalls
package import SystemPackage

/// Which names placing would give, and what it would meet there; nothing is placed.
///
/// Each conflict is resolved by what resolves it when things are placed, over directories that hold what is there and
/// what earlier items would bring.
package final class ConflictPreview {
  /// What an item meets under its name.
  package enum Meeting: Equatable, Sendable {
    case nothing
    /// A directory of that name, which it joins.
    case directory
    /// Something that the rule leaves alone.
    case taken
    case skipped
    case replaced
    /// It goes under a number.
    case numbered
    /// The same, unless the bytes are there already; they are still to be made.
    case numberedUnlessSame
    /// The very file, or one that holds the same.
    case alreadyThere
    /// A directory and something else.
    case clash
    /// Another item of the same drop, so that it goes under a number whatever the rule.
    case own
    /// The same, unless the bytes are the same.
    case ownUnlessSame
    /// A directory of the same drop, which it joins.
    case ownDirectory
    /// It cannot be placed there.
    case failed(TransferError)

    /// Whether the item would have the path in any case.
    package var isSure: Bool {
      switch self {
      case .nothing, .directory, .replaced, .numbered, .alreadyThere, .own, .ownDirectory: true
      case .taken, .skipped, .numberedUnlessSame, .clash, .ownUnlessSame, .failed: false
      }
    }
  }

  private let conflict: Conflict
  private let mark = RunID()
  private var directories: [FilePath: Destination] = [:]
  /// How many numbers that no file has were given to what is still to be made.
  private var numbers: UInt32 = 0
  /// The directory of the last source: those that follow mostly are there too, and share it.
  private var lastDirectory: FilePath?

  /// So many directories stay open.
  private static let mostOpen = min(16, max(Machine.openFileLimit / 32, 1))

  private let isCancelled: @Sendable () -> Bool

  package init(
    style: NumberingStyle = .space, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isCancelled = isCancelled
    conflict = Conflict(
      watch: TransferMonitor(progress: { _ in }, isCancelled: isCancelled),
      ledger: NumberedNameIndex(style: style))
  }

  /// The path that the next item would get, or what is in its way there.
  package func place(
    _ request: PlacementRequest, isDirectory: Bool
  ) -> (path: FilePath, meeting: Meeting) {
    looking(at: request) { destination throws(TransferError) in
      let name = request.name
      guard let occupant = try destination.occupant(of: name) else {
        // A move may take its number along, by which it is known then.
        let facts = request.operation == .move ? try? SourceFacts(request) : nil
        plan(request.planned, isDirectory, facts, as: name, in: destination)
        return (destination.path(of: name), .nothing)
      }
      let facts = try SourceFacts(request)
      let item = TransferItem(request: request, destination: destination, facts: facts)
      let isOwn = try conflict.isOwn(occupant, name, in: destination)
      let resolution = try conflict.resolve(item, over: occupant)
      let isDirectory = facts.kind == .directory
      return self.meeting(resolution, isOwn, request, destination) { name in
        plan(request.planned, isDirectory, facts, as: name, in: destination)
      }
    }
  }

  /// The same of something whose bytes are still to be made; of the request's source nothing is read.
  package func place(
    unmade request: PlacementRequest, isDirectory: Bool
  ) -> (path: FilePath, meeting: Meeting) {
    looking(at: request) { destination throws(TransferError) in
      let name = request.name
      guard let occupant = try destination.occupant(of: name) else {
        plan(.unmade, isDirectory, nil, as: name, in: destination)
        return (destination.path(of: name), .nothing)
      }
      let isOwn = try conflict.isOwn(occupant, name, in: destination)
      let new = ConflictRule.Party(isDirectory: isDirectory, modified: nil)
      if let ruled = try conflict.ruled(request, new, in: destination, over: occupant, isOwn) {
        return self.meeting(ruled, isOwn, request, destination) { name in
          plan(.unmade, isDirectory, nil, as: name, in: destination)
        }
      }
      let free = try conflict.freeName(name, isDirectory: isDirectory, in: destination)
      plan(.unmade, isDirectory, nil, as: free, in: destination)
      return (destination.path(of: free), isOwn ? .ownUnlessSame : .numberedUnlessSame)
    }
  }

  private func looking(
    at request: PlacementRequest,
    _ body: (Destination) throws(TransferError) -> (path: FilePath, meeting: Meeting)
  ) -> (path: FilePath, meeting: Meeting) {
    let path = request.directory.pushing(FilePath(bytes: request.name))
    do throws(TransferError) {
      let destination = try directory(of: request)
      defer { if directories.count > Self.mostOpen { destination.close() } }
      do throws(TransferError) {
        try destination.checkName(request.name)
      } catch {
        throw error.at(path)
      }
      return try body(destination)
    } catch {
      switch error {
      case .destinationExists: return (path, .taken)
      case .kindClash: return (path, .clash)
      default: return (path, .failed(error))
      }
    }
  }

  private func meeting(
    _ resolution: Resolution, _ isOwn: Bool, _ request: PlacementRequest,
    _ destination: Destination, _ plan: ([UInt8]) -> Void
  ) -> (path: FilePath, meeting: Meeting) {
    let path = destination.path(of: request.name)
    switch resolution {
    case .take(let name):
      plan(name)
      return (destination.path(of: name), isOwn ? .own : .numbered)
    case .replace:
      plan(request.name)
      return (path, .replaced)
    case .merge:
      if isOwn { return (path, .ownDirectory) }
      if request.rule == .dedupe, case .path(let source, _, _) = request.source,
        SameTree.isAll(of: source, in: path, isCancelled: isCancelled)
      {
        return (path, .alreadyThere)
      }
      return (path, .directory)
    case .settle(let placement, _):
      return (placement.target, placement.state == .skipped ? .skipped : .alreadyThere)
    }
  }

  private func directory(of request: PlacementRequest) throws(TransferError) -> Destination {
    if let known = directories[request.directory] { return known }
    let number = PlannedNames.identity(nextNumber(), device: 0).inode
    let directory = try Destination(
      previewing: request.directory, below: request.confinement, mark, orAsNumber: number)
    directories[request.directory] = directory
    return directory
  }

  /// Takes a name for something.
  private func plan(
    _ content: PlannedNames.Entry.Content, _ isDirectory: Bool, _ facts: SourceFacts?,
    as name: [UInt8], in destination: Destination
  ) {
    var identity = PlannedNames.identity(nextNumber(), device: destination.status.device)
    if let entry = facts?.entry, facts?.isFollowedLink == false,
      entry.device == destination.status.device
    {
      identity = Destination.Identity(entry)
    }
    var content = content
    if case .file(let directory, let own, let followsLink) = content {
      if lastDirectory != directory { lastDirectory = directory }
      content = .file(
        directory: lastDirectory ?? directory, name: own == name ? nil : own,
        followsLink: followsLink)
    }
    destination.planned?.add(
      PlannedNames.Entry(content: content, isDirectory: isDirectory, identity: identity), as: name)
    conflict.ledger.placed.add(identity, name, in: destination, isDirectory: isDirectory)
  }

  private func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }
}

extension PlacementRequest {
  /// Its source, as a preview remembers it.
  fileprivate var planned: PlannedNames.Entry.Content {
    switch source {
    case .bytes(let bytes): .bytes(bytes)
    case .spool(let path):
      .file(directory: path.directory, name: path.name.bytes, followsLink: true)
    case .path(let path, _, let followsLink):
      .file(directory: path.directory, name: path.name.bytes, followsLink: followsLink)
    }
  }
}
