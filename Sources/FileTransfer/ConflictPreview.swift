import SystemCalls
package import SystemPackage

/// Predicts the names that items would get, and their conflicts, without placing anything.
///
/// Conflicts are resolved by the same code as in a real transfer, over the existing entries of each directory
/// and those that earlier items would add.
package final class ConflictPreview {
  /// What an item meets at its name.
  package enum Meeting: Equatable, Sendable {
    case nothing
    /// A directory of that name, with which it merges.
    case directory
    /// An existing entry, which is an error under the rule.
    case taken
    case skipped
    case replaced
    /// It gets a numbered name.
    case numbered
    /// It gets a numbered name unless the same bytes already exist; they have not been produced yet.
    case numberedUnlessSame
    /// It gets a numbered name unless the same bytes already exist, which a preview does not read.
    case unread
    /// The same file, or one with the same content.
    case alreadyThere
    /// One of the two is a directory and the other is not.
    case clash
    /// Another item of the same drop, so that it gets a numbered name under every rule.
    case own
    /// Another item of the same drop; a numbered name is used unless the bytes are the same.
    case ownUnlessSame
    /// Another item of the same drop, and perhaps the same bytes under a numbered name, which a preview does not read.
    case ownUnread
    /// A directory of the same drop, with which it merges.
    case ownDirectory
    /// It cannot be placed.
    case failed(TransferError)

    /// Whether the item certainly gets the predicted path.
    package var isSure: Bool {
      switch self {
      case .nothing, .directory, .replaced, .numbered, .alreadyThere, .own, .ownDirectory: true
      case .taken, .skipped, .numberedUnlessSame, .unread, .clash, .ownUnlessSame, .ownUnread,
        .failed:
        false
      }
    }
  }

  private let conflict: Conflict
  private let runID = RunID()
  private var directories: [FilePath: Folder] = [:]
  /// The number of made-up inode numbers given to planned entries.
  private var numbers: UInt32 = 0
  /// The directory of the last source, whose storage is shared with the next ones; they are mostly in it too.
  private var lastDirectory: FilePath?

  /// The number of directories that stay open.
  private static let mostOpen = min(16, max(Machine.openFileLimit / 32, 1))

  private let isCancelled: @Sendable () -> Bool
  /// What is known of a host or store, if items get names there.
  private let elsewhere: NamesInPreview?

  /// - Parameter look: What is at a path of a host or store, if items get names there.
  package init(
    style: NumberingStyle = .space, seeing look: ((FilePath) -> FarStatus?)? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isCancelled = isCancelled
    elsewhere = look.map { NamesInPreview($0) }
    conflict = Conflict(
      monitor: TransferMonitor(progress: { _ in }, isCancelled: isCancelled),
      nameIndex: NumberedNameIndex(style: style))
  }

  /// Predicts the path of the next item, and what it meets there.
  package func place(
    _ request: PlacementRequest, isDirectory: Bool
  ) -> (path: FilePath, meeting: Meeting) {
    looking(at: request) { destination throws(TransferError) in
      let name = request.name
      if isDirectory, elsewhere == nil, case .path(let source, _, let followsLink) = request.source,
        let status = try? FileSystem.status(of: source, followingLinks: followsLink)
      {
        try SourceEnclosure.check(request.directory, against: source, status)
      }
      guard let occupant = try destination.occupant(of: name) else {
        // A moved file may keep its inode, which identifies it from then on.
        let facts = request.operation == .move ? try? SourceFacts(request) : nil
        plan(request.planned, isDirectory, facts, as: name, in: destination)
        return (destination.path(of: name), .nothing)
      }
      let facts = try SourceFacts(request)
      let item = TransferItem(request: request, destination: destination, facts: facts)
      let isOwn = try conflict.isOwn(occupant, name, in: destination)
      elsewhere?.isDoubtful = false
      let resolution = try conflict.resolve(item, over: occupant)
      let isDirectory = facts.kind == .directory
      if let elsewhere, elsewhere.isDoubtful, case .take(let free) = resolution {
        plan(request.planned, isDirectory, facts, as: free, in: destination)
        return (destination.path(of: name), isOwn ? .ownUnread : .unread)
      }
      return self.meeting(resolution, isOwn, request, destination) { name in
        plan(request.planned, isDirectory, facts, as: name, in: destination)
      }
    }
  }

  /// Predicts the same for content that is still to be produced; the request's source is not read.
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
      let new = ConflictRule.Side(isDirectory: isDirectory, modified: request.modified)
      if let ruling = try conflict.ruling(request, new, in: destination, over: occupant, isOwn) {
        return self.meeting(ruling, isOwn, request, destination) { name in
          plan(.unmade, isDirectory, nil, as: name, in: destination)
        }
      }
      let free = try conflict.freeName(name, isDirectory: isDirectory, in: destination)
      plan(.unmade, isDirectory, nil, as: free, in: destination)
      return (destination.path(of: free), isOwn ? .ownUnlessSame : .numberedUnlessSame)
    }
  }

  /// Whether an item may have the name of its request, because that is free or has the same content; plans nothing.
  ///
  /// A file of the same size is read: one of the same time may be another one, of a second card. What cannot be foreseen
  /// is left to the transfer.
  package func mayTake(_ request: PlacementRequest) -> Bool {
    let (_, meeting) = looking(at: request) { destination throws(TransferError) in
      let path = destination.path(of: request.name)
      guard let occupant = try destination.occupant(of: request.name) else {
        return (path, .nothing)
      }
      let facts = try SourceFacts(request)
      let item = TransferItem(request: request, destination: destination, facts: facts)
      if conflict.isSource(occupant, of: item) { return (path, .alreadyThere) }
      guard request.rule == .dedupe, occupant.kind == .regular, occupant.size == facts.size else {
        return (path, .numbered)
      }
      let isSame = try conflict.identical(item, request.name, occupant) != nil
      return (path, isSame ? .alreadyThere : .numbered)
    }
    return meeting != .numbered
  }

  private func looking(
    at request: PlacementRequest,
    _ body: (Folder) throws(TransferError) -> (path: FilePath, meeting: Meeting)
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
    _ destination: Folder, _ plan: ([UInt8]) -> Void
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
      if request.rule == .dedupe, elsewhere == nil, case .path(let source, _, _) = request.source,
        SameTree.isAll(of: source, in: path, isCancelled: isCancelled)
      {
        return (path, .alreadyThere)
      }
      return (path, .directory)
    case .settle(let placement, _):
      return (placement.target, placement.state == .skipped ? .skipped : .alreadyThere)
    }
  }

  private func directory(of request: PlacementRequest) throws(TransferError) -> Folder {
    if let known = directories[request.directory] { return known }
    let directory: Folder
    if let elsewhere {
      directory = Folder(request.directory, seeing: elsewhere)
    } else {
      let number = PlannedNames.identity(nextNumber(), device: 0).inode
      directory = try Folder(
        previewing: request.directory, below: request.confinement, runID, orAsNumber: number)
    }
    directories[request.directory] = directory
    return directory
  }

  /// Records a name as taken by an item.
  private func plan(
    _ content: PlannedNames.Entry.Content, _ isDirectory: Bool, _ facts: SourceFacts?,
    as name: [UInt8], in destination: Folder
  ) {
    var identity = PlannedNames.identity(nextNumber(), device: destination.status.device)
    if let entry = facts?.entry, facts?.isFollowedLink == false,
      entry.device == destination.status.device
    {
      identity = Folder.Identity(entry)
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
    conflict.nameIndex.placed.add(identity, name, in: destination, isDirectory: isDirectory)
  }

  private func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }
}

extension PlacementRequest {
  /// The source, as a preview records it.
  var planned: PlannedNames.Entry.Content {
    switch source {
    case .bytes(let bytes): .bytes(bytes)
    case .spool(let path):
      .file(directory: path.directory, name: path.name.bytes, followsLink: true)
    case .path(let path, _, let followsLink):
      .file(directory: path.directory, name: path.name.bytes, followsLink: followsLink)
    }
  }
}
