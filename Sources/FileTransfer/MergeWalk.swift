import SystemCalls
import SystemPackage

/// Goes through a directory that meets one of its name, and through those in it that do too: all else in them is
/// handed over, to be placed by the same rule.
///
/// The way down is by open directories on both sides. A level costs the same however deep it is, and few files
/// are open at once.
struct MergeWalk {
  enum Step {
    /// Down into a directory that both sides have.
    case enter(FilePath)
    /// What else is in the directory that was entered last.
    case parts([PlacementRequest])
    /// One of its directories could not be entered.
    case failed(TransferError)
    /// Back up.
    case leave
  }

  /// A directory that was entered and not left.
  private struct Frame {
    let position: TreePosition
    var directories = NameList()
  }

  private let item: TransferItem
  private let source: FilePath
  private let watch: TransferMonitor
  private let top: Destination
  private let trail: DirectoryTrail
  private var sources: DirectoryDescent
  private var targets: DirectoryDescent
  private var frames: [Frame] = []
  /// What is to be handed over before it goes on.
  private var waiting: [FilePath] = []

  init(_ item: TransferItem, _ watch: TransferMonitor) throws(TransferError) {
    let path = item.named
    self.item = item
    self.watch = watch
    source = path
    let opened = try reading(path) { () throws(SystemFailure) in try OpenFile.openDirectory(path) }
    let status = try calling { () throws(SystemFailure) in try opened.status() }
    if let seen = item.facts.status, !seen.isSameFile(as: status) { throw .sourceChanged(path) }
    try item.request.check(status, at: path)
    sources = DirectoryDescent(opened)
    top = try Destination(
      item.target, below: item.request.confinement ?? item.request.directory, item.destination.mark)
    trail = try DirectoryTrail(top)
    do throws(SystemFailure) {
      targets = DirectoryDescent(try top.directory)
    } catch {
      throw TransferError(error)
    }
    try look(TreePosition())
  }

  /// What comes next; nil at the end.
  mutating func next() throws(TransferError) -> Step? {
    try watch.checkCancelled()
    if !waiting.isEmpty {
      let names = waiting
      waiting = []
      return .parts(try requests(names))
    }
    guard let frame = frames.last else { return nil }
    guard let name = frames[frames.count - 1].directories.popLast().map({ FilePath(bytes: $0) })
    else {
      frames.removeLast()
      if frames.isEmpty { return nil }
      try leave(frame.position)
      return .leave
    }
    do throws(TransferError) {
      guard try enter(name, in: frame.position) else { return .parts(try requests([name])) }
      return .enter(name)
    } catch {
      return .failed(error.at(frame.position.path(of: name, below: source)))
    }
  }

  // MARK: - Ways

  /// Goes down on both sides; answers false where the directories are not to be merged after all.
  private mutating func enter(_ name: FilePath, in position: TreePosition) throws(TransferError)
    -> Bool
  {
    if item.movesContent {
      do throws(SystemFailure) {
        try FileSystem.checkAccess([.write, .execute], to: ".", in: sources.current)
      } catch {
        throw .sourceDirectoryNotWritable(position.path(of: name, below: source), error)
      }
    }
    try reading(name) { () throws(SystemFailure) in try sources.enter(name) }
    do throws(TransferError) {
      // Through a bind mount the way up from the destination does not pass the source.
      let status = try calling { () throws(SystemFailure) in try sources.current.status() }
      if trail.holds(anyOf: [Destination.Identity(status)]) {
        throw .destinationInsideSource(destination: item.target, source: name)
      }
      guard
        let target = try? OpenFile.openDirectory(name, in: targets.current, followingLinks: false)
      else {
        try leaveSource(position)
        return false
      }
      let there = try calling { () throws(SystemFailure) in try target.status() }
      try calling { () throws(SystemFailure) in try targets.enter(opened: target) }
      trail.enter(Destination.Identity(there))
    } catch {
      try leaveSource(position)
      throw error
    }
    do throws(TransferError) {
      try look(TreePosition(name, in: position))
    } catch {
      try leave(position)
      throw error
    }
    return true
  }

  private mutating func leaveSource(_ position: TreePosition) throws(TransferError) {
    do throws(SystemFailure) {
      try sources.leave()
    } catch {
      throw .sourceChanged(position.path(of: "", below: source))
    }
  }

  private mutating func leave(_ position: TreePosition) throws(TransferError) {
    trail.leave()
    do throws(SystemFailure) {
      try targets.leave()
    } catch {
      throw .targetChanged(position.path(of: "", below: item.target))
    }
    try leaveSource(position)
  }

  /// Sorts what is in the source's directory: what is to be merged, and what is to be placed.
  private mutating func look(_ position: TreePosition) throws(TransferError) {
    var frame = Frame(position: position)
    let entries = try reading(".") { () throws(SystemFailure) in
      try DirectoryReader.entries(of: sources.current)
    }
    waiting = []
    // A move leaves nothing behind in a directory that is to go.
    let affairs = item.movesContent ? nil : OwnAffairs(in: sources.current, named: position.name)
    for entry in entries where affairs?.keep(entry) != true {
      if isMerged(entry) {
        frame.directories.append(entry.name)
      } else {
        waiting.append(entry.path)
      }
    }
    frames.append(frame)
  }

  /// Whether an entry is a directory that meets another of its name, and nothing else is to be decided.
  private func isMerged(_ entry: DirectoryReader.Entry) -> Bool {
    if let kind = entry.kind, kind != .directory { return false }
    guard item.request.rule.mergesDirectories,
      let there = try? FileSystem.status(
        of: entry.path, in: targets.current, followingLinks: false), there.kind == .directory,
      let here = try? FileSystem.status(
        of: entry.path, in: sources.current, followingLinks: false), here.kind == .directory
    else { return false }
    return !there.isSameFile(as: here) && item.request.earlier?.mayKnow(here) != true
  }

  // MARK: - Requests

  private func requests(_ names: [FilePath]) throws(TransferError) -> [PlacementRequest] {
    let (from, directory) = paths
    let confinement = item.request.confinement ?? item.request.directory
    let destination =
      frames.count == 1
      ? top : try Destination(targets.current, at: directory, below: confinement, top.mark, trail)
    let location = SourcePosition.open(sources.current)
    return names.map { name in
      var request = PlacementRequest(
        .path(from.pushing(name), expecting: nil, followsLink: false),
        directory: directory, name: name.bytes, operation: item.movesContent ? .move : .copy,
        rule: item.request.rule, verifying: item.request.verifying, lists: item.request.lists,
        isResumed: item.request.isResumed, earlier: item.request.earlier, below: confinement)
      request.destination = destination
      request.sourcePosition = location
      return request
    }
  }

  /// Whether the source's directory that was entered last has nothing in it.
  var isInEmptyDirectory: Bool { waiting.isEmpty && frames.last?.directories.isEmpty ?? false }

  /// The directory that was entered last, as something that was placed: where a move removes it, no record of
  /// what is in it tells of it.
  var emptyDirectory: (request: PlacementRequest, placement: Placement) {
    let (source, target) = paths
    return (
      PlacementRequest(
        .path(source, expecting: nil, followsLink: false), directory: target.directory,
        name: target.name.bytes, operation: .move, rule: item.request.rule),
      Placement(.alreadyThere, target)
    )
  }

  /// What the directory that was entered last is called on both sides.
  private var paths: (source: FilePath, target: FilePath) {
    let position = frames.last?.position ?? TreePosition()
    return (position.path(of: "", below: source), position.path(of: "", below: item.target))
  }
}

extension TransferItem {
  /// Whether what is in the directory is moved too; of a followed link only the link goes.
  var movesContent: Bool { isMove && !facts.isFollowedLink }
}

extension ConflictRule {
  /// Whether two directories of one name become one, whoever placed the one that is there.
  fileprivate var mergesDirectories: Bool {
    switch self {
    case .dedupe, .replace, .newer: true
    case .rename, .skip, .fail: false
    }
  }
}
