import SystemCalls
import SystemPackage

/// What a move still has to remove once its copy is in place, on the device and recorded.
indirect enum Removal: Sendable {
  /// A file or link, if it is still this version.
  case file(FilePath, FileVersion)
  /// A folder, if it is still this one, and of what is in it exactly what was read.
  case tree(FilePath, FileStatus, TreeRecord)
  /// A folder that an earlier run placed, if it is still this one, and of what is in it what is in the copy,
  /// byte for byte.
  case compared(FilePath, FileStatus, with: FilePath)
  /// A folder that was merged: what these say, then the folder itself if nothing is left.
  case merged(FilePath, [Removal])
}

/// Removes sources: each is renamed aside, checked to be what was read, and only then unlinked.
enum SourceRemoval {
  /// What came of it.
  struct Outcome {
    var isRemoved: Bool
    var notes: [TransferNote] = []
  }

  /// Removes a source; what it cannot or must not remove is kept and named.
  static func remove(_ removal: Removal, _ mark: RunMark) -> Outcome {
    switch removal {
    case .file(let path, let version): return removeFile(path, version, mark)
    case .tree(let path, let status, let record):
      return removeTree(path, status, mark) { status, _ in record.contains(status.version) }
    case .compared(let path, let status, let copy):
      return removeTree(path, status, mark) { status, below in
        SameEntry.isSame(below(), status, in: path, and: copy, aside: mark)
      }
    case .merged(let path, let parts):
      var outcome = Outcome(isRemoved: true)
      for part in parts {
        let one = remove(part, mark)
        outcome.isRemoved = outcome.isRemoved && one.isRemoved
        outcome.notes += one.notes
      }
      do throws(SystemFailure) {
        try FileSystem.removeFolder(path)
      } catch {
        outcome.isRemoved = false
        if outcome.notes.isEmpty { outcome.notes = [whatIsLeft(in: path, error)] }
      }
      return outcome
    }
  }

  private static func removeFile(
    _ path: FilePath, _ version: FileVersion, _ mark: RunMark
  ) -> Outcome {
    aside(path, mark) { name, folder throws(SystemFailure) in
      let status = try FileSystem.status(of: name, in: folder, followingLinks: false)
      guard status.version == version else { return .changed }
      try FileSystem.removeFile(name, in: folder)
      return .gone
    }
  }

  /// Removes a tree, of its files those that `mayGo` names; it is given what makes their paths below it.
  static func removeTree(
    _ path: FilePath, _ status: FileStatus, _ mark: RunMark,
    mayGo: (FileStatus, () -> FilePath) -> Bool
  ) -> Outcome {
    var left: [FilePath] = []
    var outcome = aside(path, mark) { name, folder throws(SystemFailure) in
      let tree = try OpenFile.openFolder(name, in: folder, followingLinks: false)
      guard try tree.status().isSameFile(as: status) else { return .changed }
      left = TreeRemoval.remove(tree, path, mayGo)
      guard left.isEmpty else { return .partly }
      try FileSystem.removeFolder(name, in: folder)
      return .gone
    }
    if !left.isEmpty { outcome.notes.insert(.leftBehind(left), at: 0) }
    return outcome
  }

  private enum Fate { case gone, changed, partly }

  /// Renames aside, calls `body`, and puts back what is not gone.
  private static func aside(
    _ path: FilePath, _ mark: RunMark,
    _ body: (FilePath, OpenFile) throws(SystemFailure) -> Fate
  ) -> Outcome {
    guard let name = path.lastComponent.map({ FilePath(root: nil, [$0]) }) else {
      return Outcome(isRemoved: false, notes: [.sourceKept(path, .changed)])
    }
    do throws(SystemFailure) {
      let folder = try OpenFile.openFolder(path.folder)
      let place = mark.aside(name)
      do throws(SystemFailure) {
        guard let place else { throw SystemFailure("renameat2", path, .fileNameTooLong) }
        try FileSystem.rename(name, in: folder, to: place, in: folder)
      } catch  where error.isUnsupported || error.errno == .fileNameTooLong {
        // No rename without replacing here, or no room for the longer name: check and remove in place.
        let fate = try body(name, folder)
        return Outcome(
          isRemoved: fate == .gone, notes: fate == .changed ? [.sourceKept(path, .changed)] : [])
      }
      guard let place else { return Outcome(isRemoved: false) }
      do throws(SystemFailure) {
        let fate = try body(place, folder)
        if fate == .gone { return Outcome(isRemoved: true) }
        let reason: [TransferNote] = fate == .changed ? [.sourceKept(path, .changed)] : []
        return Outcome(isRemoved: false, notes: reason + putBack(place, name, folder, path))
      } catch {
        return Outcome(
          isRemoved: false,
          notes: [.sourceKept(path, .system(error))] + putBack(place, name, folder, path))
      }
    } catch {
      if error.errno == .noSuchFileOrDirectory { return Outcome(isRemoved: true) }
      return Outcome(isRemoved: false, notes: [.sourceKept(path, .system(error))])
    }
  }

  /// Gives a source its name back; tried twice, since a source must not seem lost.
  static func putBack(
    _ place: FilePath, _ name: FilePath, _ folder: OpenFile, _ path: FilePath
  ) -> [TransferNote] {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        try FileSystem.rename(place, in: folder, to: name, in: folder)
        return []
      } catch {
        if error.errno == .fileExists { break }
      }
    }
    return [.sourceAside(path, at: path.folder.pushing(place))]
  }

  private static func whatIsLeft(in path: FilePath, _ failure: SystemFailure) -> TransferNote {
    guard failure.errno == .directoryNotEmpty,
      let folder = try? OpenFile.openFolder(path),
      let entries = try? FolderReader.entries(of: folder)
    else { return .sourceKept(path, .system(failure)) }
    return .leftBehind(entries.map { path.pushing($0.path) })
  }
}
