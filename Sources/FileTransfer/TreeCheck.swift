import SystemCalls
import SystemPackage

/// Looks for entries of a copied tree that were changed since, or that exist nowhere else.
///
/// Any change to a file, a link or a directory's entries updates its change time, which cannot be set back.
struct TreeCheck {
  /// In nanoseconds since 1970.
  let since: Int64
  /// The tree from which it was copied.
  let source: FilePath
  /// Whether to check the times of directories; false if some of their entries were removed by us.
  let checksDirectories: Bool

  enum Finding {
    case changed(FilePath)
    /// Its counterpart in the source is gone or differs.
    case onlyHere(FilePath, counterpart: FilePath)
  }

  /// A directory that was entered on both sides and not yet left.
  private struct Frame {
    let position: TreePosition
    var directories = NameList()
  }

  /// The first finding; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The path of the tree to use in the result.
  ///   - includingRoot: Whether to check the root's own change time, which a rename updates.
  /// - Throws: The failure that prevented the check, which does not imply a change.
  func find(
    at path: FilePath, named name: FilePath, includingRoot: Bool
  ) throws(SystemFailure) -> Finding? {
    let tree: OpenFile
    do throws(SystemFailure) {
      tree = try OpenFile.openDirectory(path, followingLinks: false)
    } catch  where error.isOfAnotherThing {
      return .changed(name)
    }
    if includingRoot, checksDirectories, try tree.status().changed > since { return .changed(name) }
    let counterpart: OpenFile
    do throws(SystemFailure) {
      counterpart = try OpenFile.openDirectory(source)
    } catch  where error.isOfAnotherThing {
      return .onlyHere(name, counterpart: source)
    }
    return try walk(tree, counterpart, name)
  }

  private func walk(
    _ tree: OpenFile, _ counterpart: OpenFile, _ name: FilePath
  ) throws(SystemFailure) -> Finding? {
    var here = DirectoryDescent(tree)
    var there = DirectoryDescent(counterpart)
    var frames = [Frame(position: TreePosition())]
    if let found = try look(&frames[0], here.current, there.current, name) { return found }
    while var frame = frames.popLast() {
      guard let next = frame.directories.popLast().map({ FilePath(bytes: $0) }) else {
        guard !frames.isEmpty else { return nil }
        try here.leave()
        try there.leave()
        continue
      }
      frames.append(frame)
      do throws(SystemFailure) {
        try here.enter(next)
      } catch  where error.isOfAnotherThing {
        return .changed(frame.position.path(of: next, below: name))
      }
      do throws(SystemFailure) {
        try there.enter(next)
      } catch  where error.isOfAnotherThing {
        return onlyHere(next, frame.position, name)
      }
      var inner = Frame(position: TreePosition(next, in: frame.position))
      if let found = try look(&inner, here.current, there.current, name) { return found }
      frames.append(inner)
    }
    return nil
  }

  /// Checks the entries of one directory, and collects its subdirectories.
  private func look(
    _ frame: inout Frame, _ directory: OpenFile, _ counterpart: OpenFile, _ tree: FilePath
  ) throws(SystemFailure) -> Finding? {
    for entry in try DirectoryReader.entries(of: directory) {
      let name = entry.path
      guard
        let status = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
      else { return .changed(frame.position.path(of: name, below: tree)) }
      let isDirectory = status.kind == .directory
      if status.changed > since && (checksDirectories || !isDirectory) {
        return .changed(frame.position.path(of: name, below: tree))
      }
      guard
        let other = try FileSystem.statusIfPresent(
          of: name, in: counterpart, followingLinks: false),
        other.kind == status.kind
      else { return onlyHere(name, frame.position, tree) }
      if isDirectory {
        frame.directories.append(entry.name)
      } else if try !isSame(status, name, in: directory, as: other, in: counterpart) {
        return onlyHere(name, frame.position, tree)
      }
    }
    return nil
  }

  private func onlyHere(_ name: FilePath, _ position: TreePosition, _ tree: FilePath) -> Finding {
    .onlyHere(
      position.path(of: name, below: tree), counterpart: position.path(of: name, below: source))
  }

  /// Compares size and time, and the contents if the times differ, as on file systems that round them, or if
  /// the source was changed since.
  private func isSame(
    _ status: FileStatus, _ name: FilePath, in directory: OpenFile, as other: FileStatus,
    in counterpart: OpenFile
  ) throws(SystemFailure) -> Bool {
    if status.kind == .link {
      return try FileSystem.readLink(name, in: directory)
        == FileSystem.readLink(name, in: counterpart)
    }
    guard status.kind == .regular, status.size == other.size else { return false }
    if status.modified == other.modified && other.changed <= since { return true }
    let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
    do throws(TransferError) {
      return try same.isSame(
        FileCopy.open(name, in: directory, followingLinks: false).file,
        FileCopy.open(name, in: counterpart, followingLinks: false).file)
    } catch {
      guard case .system(let failure) = error else { return false }
      throw failure
    }
  }
}

extension SystemFailure {
  /// Whether the name does not exist, or belongs to another kind of file.
  fileprivate var isOfAnotherThing: Bool {
    switch errno {
    case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels: true
    default: false
    }
  }
}
