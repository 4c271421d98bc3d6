import SystemCalls
import SystemPackage

/// The second half of a transfer: gives names, and never replaces a file without keeping it.
///
/// If a name that was free during preparation is taken by now, the conflict is resolved again. Everything runs
/// on one thread.
final class Publication {
  private let conflict: Conflict
  /// The directories whose entries changed and that have to be synced.
  private(set) var changedDirectories: Set<FilePath> = []
  /// Some of the changed directories that are still open.
  private var openDirectories: [FilePath: OpenFile] = [:]
  private static let mostOpen = min(32, max(Machine.openFileLimit / 32, 1))

  init(conflict: Conflict) { self.conflict = conflict }

  /// The outcome of giving an item its name.
  enum Outcome {
    case done(Placed)
    case merge(TransferItem)
    /// The file system does not support renaming it here; it has to be copied.
    case copyInstead(TransferItem)
  }

  /// Where an item was placed, and what a move still has to remove.
  struct Placed: Sendable {
    var placement: Placement
    var removal: Removal?
    /// The contents of a tree before it was named, if they are checked again.
    var shape: TreeShape?
    /// Whether its file system may lose data that it accepted.
    var isDoubtful = false
  }

  /// Gives a staged file its name.
  func publish(
    _ staged: Preparation.Staged, verified: Placement.Verification, telling log: NameLog
  ) throws(TransferError) -> Outcome {
    let item = staged.item
    let outcome = try settle(
      item, name: staged.name, replaces: staged.replaces, removal: staged.removal, log
    ) { name, replaces throws(TransferError) in
      var placement = Placement(
        .placed, item.destination.path(of: name), bytes: staged.bytes, verified: verified,
        version: staged.placed, read: staged.version ?? item.facts.status?.version,
        notes: item.facts.notes)
      placement.digest = staged.digest
      placement.files = staged.files(at: placement.target)
      if !replaces && item.request.rewritten != nil { throw .textInUse(item.target) }
      do throws(TransferError) {
        if replaces {
          let old = try replace(
            name, by: staged.file, in: item.destination, rewriting: item.request.rewritten)
          (placement.replaced, placement.kept) = (old?.path, old?.version)
        } else {
          let directory = try calling { () throws(SystemFailure) in try item.destination.directory }
          try staged.file.publish(as: FilePath(bytes: name), in: directory)
        }
      } catch {
        // What cannot be named is not the source's fault.
        throw error.at(placement.target)
      }
      placement.version = version(of: staged, named: name)
      return placement
    }
    guard case .done(var placed) = outcome, placed.placement.state == .placed else {
      return outcome
    }
    placed.shape = staged.shape
    placed.isDoubtful = !item.destination.syncsAsAWhole
    guard staged.isSource, let path = item.facts.path, let version = placed.placement.version
    else { return .done(placed) }
    // The file is the source itself, and its new link has updated its change time.
    placed.removal = .file(path, version)
    placed.placement.read = version
    return .done(placed)
  }

  /// The version of a named file; naming it has changed its change time.
  private func version(of staged: Preparation.Staged, named name: [UInt8]) -> FileVersion? {
    guard let before = staged.placed else { return nil }
    let status: FileStatus?
    if let file = staged.file.file {
      status = try? file.status()
    } else {
      status = try? FileSystem.status(
        of: FilePath(bytes: name), in: staged.item.destination.directory, followingLinks: false)
    }
    guard let now = status?.version, staged.file.isDirectory || now.isSameContent(as: before) else {
      return before.withoutChangeTime
    }
    return now
  }

  /// Renames a source into place, so that the source is gone.
  ///
  /// - Parameter reserves: Whether a file, too, may get a name that an empty one has to reserve.
  func rename(
    _ item: TransferItem, name: [UInt8], replaces: Bool, reserves: Bool = false,
    telling log: NameLog
  ) throws(TransferError) -> Outcome {
    guard let path = item.facts.path, let entry = item.facts.entry else {
      return .copyInstead(item)
    }
    do throws(TransferError) {
      return try settle(item, name: name, replaces: replaces, removal: nil, log) {
        name, replaces throws(TransferError) in
        if replaces { throw .noSafePublish(path) }
        var arrived: FileStatus?
        if item.mayBeOneEntry(as: name) {
          arrived = try renameByHiding(path, to: name, in: item.destination)
        }
        if arrived == nil {
          arrived = try renameChecked(
            path, entry, to: name, in: item.destination, reserves: reserves)
        }
        var placement = Placement(
          .placed, item.destination.path(of: name), bytes: item.facts.size, sourceRemoved: true,
          version: arrived?.version ?? entry.version.withoutChangeTime, read: entry.version,
          notes: item.facts.notes)
        if entry.kind == .directory { placement.bytes = 0 }
        return placement
      }
    } catch .noSafePublish {
      if reserves { return .copyInstead(item) }
      return try linkInstead(item, entry, path, name: name, replaces: replaces, log)
    } catch .system(let failure) where failure.errno == .improperLink {
      return .copyInstead(item)
    }
  }

  /// Moves a file by creating a hard link and removing the old one, for cases in which a rename is not safe.
  ///
  /// Replacing is one such case: at every moment both names lead to a complete file.
  private func linkInstead(
    _ item: TransferItem, _ entry: FileStatus, _ path: FilePath, name: [UInt8], replaces: Bool,
    _ log: NameLog
  ) throws(TransferError) -> Outcome {
    guard item.facts.kind != .directory else { throw .noSafePublish(item.destination.path) }
    // On overlayfs the link would become a separate file with a new identity.
    if entry.links > 1, item.destination.volume?.kind == .overlay { return .copyInstead(item) }
    let link: StagedFile
    do throws(SystemFailure) {
      link = try StagedFile.makeHardLink(to: path, in: item.destination)
    } catch {
      return .copyInstead(item)
    }
    let linked = try calling { () throws(SystemFailure) in try link.status() }
    if !linked.isSameFile(as: entry), item.destination.isSame(linked, as: entry) {
      // Numbers of a program that serves a drive do not tell that the two are one. Its own rename does not have to.
      return replaces
        ? .copyInstead(item)
        : try rename(item, name: name, replaces: false, reserves: true, telling: log)
    }
    guard linked.isSameFile(as: entry), linked.version.isSameContent(as: entry.version) else {
      throw .sourceChanged(path)
    }
    return try publish(
      Preparation.Staged(
        item: item, file: link, replaces: replaces, name: name, bytes: item.facts.size,
        removal: item.facts.removal(reading: linked.version), version: linked.version,
        placed: linked.version, isSource: true),
      verified: .none, telling: log)
  }

  /// Records that a directory's entries changed.
  func noteChange(in directory: OpenFile?, _ path: FilePath) {
    changedDirectories.insert(path)
    guard let directory, openDirectories[path] == nil else { return }
    if openDirectories.count >= Self.mostOpen { openDirectories = [:] }
    openDirectories[path] = directory
  }

  /// Opens a directory whose entries changed.
  func open(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    if let known = openDirectories[path] { return known }
    return try OpenFile.openPath(path)
  }

  /// Calls `body` with names until one is free, resolving each conflict by the item's rule.
  private func settle(
    _ item: TransferItem, name: [UInt8], replaces: Bool, removal: Removal?, _ log: NameLog,
    _ body: ([UInt8], Bool) throws(TransferError) -> Placement
  ) throws(TransferError) -> Outcome {
    var (name, replaces) = (name, replaces)
    while true {
      do throws(TransferError) {
        if replaces { try checkReplaces(name, in: item.destination) }
        let placement = try body(name, replaces)
        noteChange(in: try? item.destination.directory, item.destination.path)
        if let version = placement.version {
          conflict.nameIndex.placed.add(
            Folder.Identity(device: version.device, inode: version.inode), name,
            in: item.destination, isDirectory: item.facts.kind == .directory)
        }
        return .done(Placed(placement: placement, removal: removal))
      } catch .system(let failure) where failure.errno == .fileExists {
        guard let occupant = try item.destination.occupant(of: item.request.name) else {
          (name, replaces) = (item.request.name, false)
          try log.willTake(item.destination.path(of: name))
          continue
        }
        switch try conflict.resolve(item, over: occupant) {
        case .settle(let placement, let removal):
          noteChange(in: try? item.destination.directory, item.destination.path)
          return .done(Placed(placement: placement, removal: removal))
        case .merge: return .merge(item)
        case .take(let free): (name, replaces) = (free, false)
        case .replace: (name, replaces) = (item.request.name, true)
        }
        try log.willTake(item.destination.path(of: name))
      }
    }
  }

  /// Throws if another item of the drop has taken the name since the existing file was seen.
  private func checkReplaces(
    _ name: [UInt8], in destination: Folder
  ) throws(TransferError) {
    guard let occupant = try destination.occupant(of: name),
      try conflict.isOwn(occupant, name, in: destination)
    else { return }
    throw .system(SystemFailure("renameat2", destination.path(of: name), .fileExists))
  }

  /// Renames a source, and back if it is not the expected file; returns the status of what was renamed.
  private func renameChecked(
    _ path: FilePath, _ entry: FileStatus, to name: [UInt8], in destination: Folder,
    reserves: Bool
  ) throws(TransferError) -> FileStatus? {
    let newName = FilePath(bytes: name)
    let parent = try openingDirectory(of: path)
    let oldName = path.lastComponent.map { FilePath(name: $0) } ?? path
    do throws(SystemFailure) {
      try Self.rename(
        oldName, in: parent, to: newName, in: destination.directory, entry.kind, reserves: reserves)
    } catch {
      if error.errno == .improperLink { throw .system(error) }
      if error.errno == .noSuchFileOrDirectory { throw .sourceMissing(path) }
      throw error.isUnsupported ? .noSafePublish(destination.path) : TransferError(error)
    }
    noteChange(in: parent, path.directory)
    let arrived = try? FileSystem.status(
      of: newName, in: destination.directory, followingLinks: false)
    let isExpected =
      arrived.map { isSame($0, entry, in: destination, isNumbered: reserves) } ?? true
    let isLate = conflict.monitor.leaseIsOver()
    guard isExpected && !isLate else {
      try calling { () throws(SystemFailure) in
        try Self.rename(
          newName, in: destination.directory, to: oldName, in: parent, entry.kind,
          reserves: reserves)
      }
      throw isLate ? .cancelled : .sourceChanged(path)
    }
    return arrived
  }

  /// Renames to a free name; a directory also where an empty one has to reserve it, a file only if it `reserves`.
  static func rename(
    _ name: FilePath, in directory: OpenFile, to newName: FilePath, in newDirectory: OpenFile,
    _ kind: FileStatus.Kind, reserves: Bool = false
  ) throws(SystemFailure) {
    kind == .directory || reserves
      ? try FileSystem.moveToFreeName(
        name, in: directory, to: newName, in: newDirectory, isDirectory: kind == .directory)
      : try FileSystem.rename(name, in: directory, to: newName, in: newDirectory)
  }

  /// Whether this is the expected file: the rename updates the change time, and overlayfs turns a file with
  /// several hard links into a new one on its first change.
  ///
  /// - Parameter isNumbered: Whether a program that serves the drive gives each name a number.
  private func isSame(
    _ arrived: FileStatus, _ entry: FileStatus, in destination: Folder, isNumbered: Bool
  ) -> Bool {
    guard arrived.kind == entry.kind else { return false }
    if entry.kind == .directory || isNumbered { return destination.isSame(arrived, as: entry) }
    if arrived.isSameFile(as: entry) { return arrived.version.isSameContent(as: entry.version) }
    return entry.links > 1 && destination.volume?.kind == .overlay && arrived.size == entry.size
      && arrived.modified == entry.modified
  }
}
