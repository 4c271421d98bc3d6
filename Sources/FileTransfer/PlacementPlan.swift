import SystemCalls
package import SystemPackage

/// What placing one request would come to, by what is there now; nothing is changed by asking.
package struct PlacementPlan: Equatable, Sendable {
  package enum Action: String, Sendable {
    /// The name is free.
    case create
    /// The name is taken: it goes under a numbered one.
    case number
    /// What has the name is put away for it.
    case replace
    /// It is a folder, and what is in it goes into the folder that is there.
    case merge
    case skip
    /// Identical bytes are there.
    case alreadyThere
  }

  package var action: Action
  /// Where it would be, or what is in its way.
  package var target: FilePath
}

/// Plans one request after another, as if each were placed, for a preview of a run.
///
/// Files are compared only where a rule asks for it and their sizes agree.
package struct PlacementPlanner {
  private struct Key: Hashable {
    var folder: FilePath
    var name: [UInt8]
  }

  /// A name that was given in this run.
  private struct Given {
    var request: PlacementRequest
    var facts: SourceFacts
  }

  private var taken: [Key: Given] = [:]
  private var destinations: [FilePath: Destination] = [:]
  private let conflict: Conflict
  private let watch: Watch

  /// Prepares a planner that has given no names yet.
  package init() {
    watch = Watch(progress: { _ in }, isCancelled: { false })
    conflict = Conflict(watch: watch, ledger: NameLedger())
  }

  /// Plans a request, and remembers the name that it would take.
  ///
  /// - Parameter folderWillExist: Whether a folder that is missing would be made first; everything in
  ///   it is free then.
  package mutating func plan(
    _ request: PlacementRequest, folderWillExist: Bool = false
  ) throws(TransferError) -> PlacementPlan {
    guard TargetName.isUsable(request.name) else { throw .unusableName(request.name) }
    let facts = try SourceFacts(request)
    let destination: Destination
    do throws(TransferError) {
      destination = try open(request.folder)
    } catch .destinationMissing(let folder) {
      guard folderWillExist else { throw .destinationMissing(folder) }
      if facts.kind == .folder, let status = facts.status, let path = facts.path {
        try SourceEnclosure.check(folder, against: path, status)
      }
      return try planAmongTaken(request, facts, request.name, .create)
    }
    let item = TransferItem(request: request, destination: destination, facts: facts)
    if facts.kind == .folder, let status = facts.status, let path = facts.path,
      try destination.lies(in: status)
    {
      throw .destinationInsideSource(destination: destination.path, source: path)
    }
    guard let occupant = try destination.occupant(of: request.name) else {
      return try planAmongTaken(request, facts, request.name, .create)
    }
    switch try conflict.resolve(item, over: occupant) {
    case .take(let name): return try planAmongTaken(request, facts, name, .number)
    case .replace: return remember(request, facts, request.name, .replace)
    case .merge: return remember(request, facts, request.name, .merge)
    case .settle(let placement, _):
      return PlacementPlan(
        action: placement.state == .skipped ? .skip : .alreadyThere, target: placement.target)
    }
  }

  private mutating func open(_ folder: FilePath) throws(TransferError) -> Destination {
    if let known = destinations[folder] { return known }
    let destination = try Destination(folder)
    destinations[folder] = destination
    return destination
  }

  /// Plans for a name that is free on disk, but may have been given in this run.
  private mutating func planAmongTaken(
    _ request: PlacementRequest, _ facts: SourceFacts, _ first: [UInt8],
    _ action: PlacementPlan.Action
  ) throws(TransferError) -> PlacementPlan {
    guard let given = taken[Key(folder: request.folder, name: first)] else {
      return remember(request, facts, first, action)
    }
    let target = request.folder.pushing(FilePath(bytes: first))
    let decision = request.rule.decision(
      placing: facts.party(request), over: given.facts.party(given.request))
    switch decision {
    case .skip: return PlacementPlan(action: .skip, target: target)
    case .fail: throw .destinationExists(target)
    case .clash: throw .kindClash(target)
    case .replace: return remember(request, facts, first, .replace)
    case .merge: return remember(request, facts, first, .merge)
    case .number, .compare:
      var (name, number) = (first, 1)
      while let other = taken[Key(folder: request.folder, name: name)] {
        if decision == .compare, try isSame(request, facts, other) {
          return PlacementPlan(
            action: .alreadyThere, target: request.folder.pushing(FilePath(bytes: name)))
        }
        repeat {
          number += 1
          name = TargetName.numbered(request.name, number, isFolder: facts.kind == .folder)
        } while try destinations[request.folder]?.occupant(of: name) != nil
      }
      return remember(request, facts, name, .number)
    }
  }

  private mutating func remember(
    _ request: PlacementRequest, _ facts: SourceFacts, _ name: [UInt8],
    _ action: PlacementPlan.Action
  ) -> PlacementPlan {
    taken[Key(folder: request.folder, name: name)] = Given(request: request, facts: facts)
    return PlacementPlan(action: action, target: request.folder.pushing(FilePath(bytes: name)))
  }

  private func isSame(
    _ request: PlacementRequest, _ facts: SourceFacts, _ other: Given
  ) throws(TransferError) -> Bool {
    guard facts.size == other.facts.size, other.facts.kind != .folder else { return false }
    let same = SameContent(watch: watch)
    switch (request.source, other.request.source) {
    case (.bytes(let mine), .bytes(let theirs)): return mine == theirs
    case (.bytes(let bytes), _), (_, .bytes(let bytes)):
      guard let path = facts.path ?? other.facts.path else { return false }
      return try same.isSame(FileCopy.open(path, followingLinks: true).file, bytes)
    default:
      guard let mine = facts.path, let theirs = other.facts.path else { return false }
      let files = (
        try FileCopy.open(mine, followingLinks: true).file,
        try FileCopy.open(theirs, followingLinks: true).file
      )
      return try same.isSame(files.0, files.1)
    }
  }
}
