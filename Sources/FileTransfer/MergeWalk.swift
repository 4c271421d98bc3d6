import Items
import SystemCalls
import SystemPackage

/// Walks a directory to be merged with an existing one, and their common subdirectories, and returns everything
/// else in them as requests under the same rule.
///
/// Both sides are walked with open descriptors: the cost per level does not depend on the depth, and few files
/// are open at once.
struct MergeWalk {
  enum Step {
    /// Enters a directory that exists on both sides.
    case enter(FilePath)
    /// The other entries of the directory entered last.
    case parts([PlacementRequest])
    /// A subdirectory could not be entered.
    case failed(TransferError)
    /// Returns to the parent directory.
    case leave
  }

  /// A directory that was entered and not yet left.
  private struct Frame {
    let position: TreePosition
    /// What the directory at the destination was when it was entered.
    let target: NodeFacts
    var directories = NameList()
  }

  private let item: TransferItem
  private let source: FilePath
  private let monitor: TransferMonitor
  private let top: Folder
  private let trail: DirectoryTrail
  private var sources: DirectoryDescent
  private var targets: DirectoryDescent
  private var frames: [Frame] = []
  /// What the directories were before anything was moved: all of a move's source, and those in which something is placed.
  private var folders = MergedFolders()
  /// Entries to return before the walk continues.
  private var waiting: [FilePath] = []

  init(_ item: TransferItem, _ monitor: TransferMonitor) throws(TransferError) {
    let path = item.named
    self.item = item
    self.monitor = monitor
    source = path
    let opened = try reading(path) { () throws(SystemFailure) in try OpenFile.openDirectory(path) }
    let status = try calling { () throws(SystemFailure) in try opened.status() }
    if let seen = item.facts.status, !seen.isSameFile(as: status) { throw .sourceChanged(path) }
    try item.request.check(status, at: path)
    sources = DirectoryDescent(opened)
    let position = TreePosition()
    if item.movesContent { folders.add(position, below: path, NodeFacts(folder: status)) }
    top = try Folder(
      item.target, below: item.request.confinement ?? item.request.directory, item.destination.runID
    )
    if item.request.isWithdrawable { top.stageWithdrawably() }
    trail = try DirectoryTrail(top)
    let target: NodeFacts
    do throws(SystemFailure) {
      let directory = try top.directory
      target = NodeFacts(folder: try directory.status())
      targets = DirectoryDescent(directory)
    } catch {
      throw TransferError(error)
    }
    try look(position, target)
  }

  /// Returns the next step; nil at the end.
  mutating func next() throws(TransferError) -> Step? {
    try monitor.checkCancelled()
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

  /// Those of the steps since the last call.
  mutating func takeFolders() -> MergedFolders {
    defer { folders = MergedFolders() }
    return folders
  }

  // MARK: - Walking

  /// Enters a directory on both sides; returns false if the directories are not to be merged after all.
  private mutating func enter(_ name: FilePath, in position: TreePosition) throws(TransferError)
    -> Bool
  {
    if item.movesContent {
      do throws(SystemFailure) {
        try FileSystem.checkAccess(.change, to: ".", in: sources.current)
      } catch {
        throw .sourceDirectoryNotWritable(position.path(of: name, below: source), error)
      }
    }
    try reading(name) { () throws(SystemFailure) in try sources.enter(name) }
    let inner = TreePosition(name, in: position)
    let there: FileStatus
    do throws(TransferError) {
      // Through a bind mount, the parents of the destination may not include the source.
      let status = try calling { () throws(SystemFailure) in try sources.current.status() }
      if trail.holds(anyOf: [Folder.Identity(status)]) {
        throw .destinationInsideSource(destination: item.target, source: name)
      }
      guard
        let target = try? OpenFile.openDirectory(name, in: targets.current, followingLinks: false)
      else {
        try leaveSource(position)
        return false
      }
      there = try calling { () throws(SystemFailure) in try target.status() }
      try calling { () throws(SystemFailure) in try targets.enter(opened: target) }
      trail.enter(Folder.Identity(there))
      if item.movesContent { folders.add(inner, below: source, NodeFacts(folder: status)) }
    } catch {
      try leaveSource(position)
      throw error
    }
    do throws(TransferError) {
      try look(inner, NodeFacts(folder: there))
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

  /// Splits the entries of the source's directory into those to merge and those to place.
  private mutating func look(
    _ position: TreePosition, _ target: NodeFacts
  ) throws(TransferError) {
    var frame = Frame(position: position, target: target)
    let entries = try reading(".") { () throws(SystemFailure) in
      try DirectoryReader.entries(of: sources.current)
    }
    waiting = []
    // A move takes everything, because the source directory is to be removed.
    let internalEntries =
      item.movesContent ? nil : InternalEntries(in: sources.current, named: position.name)
    for entry in entries where internalEntries?.keep(entry) != true {
      if isMerged(entry) {
        frame.directories.append(entry.name)
      } else {
        waiting.append(entry.path)
      }
    }
    frames.append(frame)
  }

  /// Whether an entry is a directory that exists on both sides and is to be merged without further decisions.
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

  private mutating func requests(
    _ names: [FilePath]
  ) throws(TransferError) -> [PlacementRequest] {
    let (from, directory) = paths
    folders.targets[directory] = frames.last?.target
    let confinement = item.request.confinement ?? item.request.directory
    let destination =
      frames.count == 1
      ? top : try Folder(targets.current, at: directory, below: confinement, top.runID, trail)
    if item.request.isWithdrawable { destination.stageWithdrawably() }
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

  /// The paths of the directory entered last, on both sides.
  private var paths: (source: FilePath, target: FilePath) {
    let position = frames.last?.position ?? TreePosition()
    return (position.path(of: "", below: source), position.path(of: "", below: item.target))
  }
}

extension TransferItem {
  /// Whether the directory's contents are moved too; for a followed link, only the link is removed.
  var movesContent: Bool { isMove && !facts.isFollowedLink }
}

extension ConflictRule {
  /// Whether two directories of the same name are merged, even if this drop placed the existing one.
  fileprivate var mergesDirectories: Bool {
    switch self {
    case .dedupe, .replace, .newer: true
    case .rename, .skip, .fail: false
    }
  }
}
