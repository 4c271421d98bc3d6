import SystemCalls
import SystemPackage

/// What a move still has to remove once its copy is in place, synced and recorded.
enum Removal: Sendable {
  /// A file or symbolic link, if its version is unchanged.
  case file(FilePath, FileVersion)
  /// A directory, if it is still the same one, with exactly the entries that were read.
  case tree(FilePath, FileStatus, TreeRecord)
  /// A directory that an earlier run copied, if it is still the same one, with those files whose content is
  /// also in the copy.
  case compared(FilePath, FileStatus, with: FilePath)
  /// Merged directories, in the order of their removal: the entries of each, then the directory itself if it is
  /// empty.
  case merged([Merged])

  /// A merged directory, with the steps through it.
  struct Merged: Sendable {
    let path: FilePath
    var steps: [Step] = []
  }

  /// A step through a merged directory; names are relative to the directory entered last.
  enum Step: Sendable {
    case enter(FilePath)
    case file(FilePath, FileVersion)
    case tree(FilePath, FileStatus, TreeRecord)
    case compared(FilePath, FileStatus, with: FilePath)
    /// An entry that the rule skipped.
    case skipped(FilePath)
    /// Returns to the parent of a directory after all of its steps.
    case leave
  }
}

/// Removes sources: each is renamed to a tombstone, verified to be what was read, and only then unlinked.
enum SourceRemoval {
  /// The result of a removal.
  struct Outcome {
    var isRemoved: Bool
    var notes: [TransferNote] = []

    /// Adds the result for a part.
    mutating func add(_ part: Outcome) {
      isRemoved = isRemoved && part.isRemoved
      notes += part.notes
    }
  }

  /// A source, as a name in its directory.
  struct Location {
    let name: FilePath
    /// nil if it has to be found by its path.
    var directory: OpenFile?
    /// The path for messages, built only when needed.
    let path: () -> FilePath

    init(_ path: FilePath) {
      name = path.lastComponent.map { FilePath(name: $0) } ?? ""
      self.path = { path }
    }

    init(_ name: FilePath, in directory: OpenFile, path: @escaping () -> FilePath) {
      self.name = name
      self.directory = directory
      self.path = path
    }
  }

  /// Removes a source; anything that cannot or must not be removed is kept and reported.
  static func remove(_ removal: Removal, _ runID: RunID) -> Outcome {
    switch removal {
    case .file(let path, let version): return removeFile(Location(path), version, runID)
    case .tree(let path, let status, let record):
      return removeTree(Location(path), status, record, runID)
    case .compared(let path, let status, let copy):
      return removeTree(Location(path), status, comparedWith: copy, runID)
    case .merged(let directories):
      var sum = Outcome(isRemoved: true)
      for directory in directories { sum.add(removeMerged(directory, runID)) }
      return sum
    }
  }

  static func removeTree(
    _ location: Location, _ status: FileStatus, _ record: TreeRecord, _ runID: RunID
  ) -> Outcome {
    removeTree(location, status, runID) { status, _ in
      record.contains(OwnChanges.shared.origin(of: status.version))
    }
  }

  static func removeTree(
    _ location: Location, _ status: FileStatus, comparedWith copy: FilePath, _ runID: RunID
  ) -> Outcome {
    let path = location.path()
    return removeTree(location, status, runID) { status, below in
      SameEntry.isSame(below(), status, in: path, and: copy, tombstonesOf: runID)
    }
  }

  static func removeFile(_ location: Location, _ version: FileVersion, _ runID: RunID) -> Outcome {
    var source: Source?
    return removeByTombstone(
      location, runID,
      unless: { name, directory throws(SystemFailure) in
        // Before the rename, which itself updates the change time.
        let status = try FileSystem.status(of: name, in: directory, followingLinks: false)
        source = try Source(status, name, in: directory)
        let own = OwnChanges.shared
        return own.origin(of: status.version) != own.origin(of: version)
      }
    ) { name, directory throws(SystemFailure) in
      let status = try FileSystem.status(of: name, in: directory, followingLinks: false)
      guard let source, source.isStill(status, name, in: directory) else { return .changed }
      OwnChanges.shared.note(source.status.version, became: status.version)
      try OwnChanges.shared.remove(name, in: directory, status)
      return .gone
    }
  }

  /// A file as it was before its rename to a tombstone.
  private struct Source {
    let status: FileStatus
    /// Kept open where the rename may create a different file, as overlayfs does for files with several hard
    /// links.
    private let file: OpenFile?

    init(_ status: FileStatus, _ name: FilePath, in directory: OpenFile) throws(SystemFailure) {
      self.status = status
      var file: OpenFile?
      if status.links > 1, status.kind == .regular, (try? directory.volume())?.kind == .overlay {
        file = try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
      }
      self.file = file
    }

    /// Whether the renamed file is still the same, apart from the change time that the rename updated.
    func isStill(_ now: FileStatus, _ name: FilePath, in directory: OpenFile) -> Bool {
      guard now.kind == status.kind else { return false }
      if now.device == status.device, now.version.isSameContent(as: status.version) { return true }
      guard let file, now.size == status.size, now.modified == status.modified else { return false }
      let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
      guard
        let copy = try? OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking]),
        let before = try? file.status(), before.modified == status.modified
      else { return false }
      return (try? same.isSame(file, copy)) ?? false
    }
  }

  /// Removes a tree with those files that `isSafeToRemove` accepts, given their status and their path relative to the
  /// root.
  private static func removeTree(
    _ location: Location, _ status: FileStatus, _ runID: RunID,
    isSafeToRemove: @escaping (FileStatus, () -> FilePath) -> Bool
  ) -> Outcome {
    var left: [FilePath] = []
    var outcome = removeByTombstone(location, runID) { name, directory throws(SystemFailure) in
      let tree = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
      guard try tree.status().isSameFile(as: status) else { return .changed }
      left = TreeRemoval.empty(tree) { name, directory, status, path throws(SystemFailure) in
        guard isSafeToRemove(status, path) else { return false }
        try OwnChanges.shared.remove(name, in: directory, status)
        return true
      }
      guard left.isEmpty else { return .partly }
      try FileSystem.removeDirectory(name, in: directory)
      return .gone
    }
    if !left.isEmpty {
      let path = location.path()
      outcome.notes.insert(
        .leftBehind(left.map { $0.isEmpty ? path : path.appending(bytes: $0.bytes) }), at: 0)
    }
    return outcome
  }

  private enum Fate { case gone, changed, partly }

  /// Renames a source to a tombstone, calls `body`, and restores the name if the source is not gone.
  ///
  /// - Parameter isChanged: Called first; if it returns true, the source keeps its name.
  private static func removeByTombstone(
    _ location: Location, _ runID: RunID,
    unless isChanged: (FilePath, OpenFile) throws(SystemFailure) -> Bool = { _, _ in false },
    _ body: (FilePath, OpenFile) throws(SystemFailure) -> Fate
  ) -> Outcome {
    let name = location.name
    if name.isEmpty {
      return Outcome(isRemoved: false, notes: [.sourceKept(location.path(), .changed)])
    }
    do throws(SystemFailure) {
      let directory: OpenFile
      if let open = location.directory {
        directory = open
      } else {
        directory = try OpenFile.openOwnWay(to: location.path().directory)
      }
      if try isChanged(name, directory) {
        return Outcome(isRemoved: false, notes: [.sourceKept(location.path(), .changed)])
      }
      let tombstone = runID.tombstone(name)
      do throws(SystemFailure) {
        guard let tombstone else {
          throw SystemFailure("renameat2", location.path(), .fileNameTooLong)
        }
        try FileSystem.rename(name, in: directory, to: tombstone, in: directory)
      } catch  where error.isUnsupported || error.isNoSpace || error.errno == .fileNameTooLong {
        // There is no rename without replacement here, or no space for the longer name, as in a directory on a
        // full disk: check and remove the source in place.
        let fate = try body(name, directory)
        return Outcome(
          isRemoved: fate == .gone,
          notes: fate == .changed ? [.sourceKept(location.path(), .changed)] : [])
      }
      guard let tombstone else { return Outcome(isRemoved: false) }
      do throws(SystemFailure) {
        let fate = try body(tombstone, directory)
        if fate == .gone { return Outcome(isRemoved: true) }
        let reason: [TransferNote] =
          fate == .changed ? [.sourceKept(location.path(), .changed)] : []
        return Outcome(
          isRemoved: false, notes: reason + putBack(tombstone, name, directory, location.path()))
      } catch {
        return Outcome(
          isRemoved: false,
          notes: [.sourceKept(location.path(), .system(error))]
            + putBack(tombstone, name, directory, location.path()))
      }
    } catch {
      if error.errno == .noSuchFileOrDirectory { return Outcome(isRemoved: true) }
      return Outcome(isRemoved: false, notes: [.sourceKept(location.path(), .system(error))])
    }
  }

  /// Restores a source's name, with a second attempt because a source must not seem lost.
  static func putBack(
    _ tombstone: FilePath, _ name: FilePath, _ directory: OpenFile, _ path: FilePath
  ) -> [TransferNote] {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        try FileSystem.rename(tombstone, in: directory, to: name, in: directory)
        return []
      } catch {
        if error.errno == .fileExists { break }
      }
    }
    return [.sourceInTombstone(path, at: path.directory.pushing(tombstone))]
  }
}
