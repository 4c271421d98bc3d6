import SystemCalls
import SystemPackage

/// Looks in a moved tree for what was changed or added since.
///
/// A name that was given back, as by the undo of a later drop, leaves the content and its time as they were. An entry
/// counts only if both its status and its content changed since. What this user cannot read goes along as it is.
struct AddedEntries {
  /// In nanoseconds since 1970.
  let since: Int64

  private struct Frame {
    let position: TreePosition
    var directories = NameList()
  }

  /// The same of a tree or a single file.
  func find(in path: FilePath) throws(SystemFailure) -> [FilePath] {
    let status = try FileSystem.status(of: path, followingLinks: false)
    if status.kind == .directory { return try find(at: path, named: path).found }
    return isAdded(status) ? [path] : []
  }

  private func isAdded(_ status: FileStatus) -> Bool {
    status.changed > since && status.modified > since
  }

  /// The paths of the entries, each with `name` as the path of the tree, and whether there is nothing else.
  func find(
    at path: FilePath, named name: FilePath
  ) throws(SystemFailure) -> (found: [FilePath], isAll: Bool) {
    let tree: OpenFile
    do throws(SystemFailure) {
      tree = try OpenFile.openDirectory(path, followingLinks: false)
    } catch  where error.errno == .permissionDenied {
      return ([], false)
    }
    var here = DirectoryDescent(tree)
    var found: [FilePath] = []
    var frames = [Frame(position: TreePosition())]
    var count = try look(&frames[0], here.current, name, &found)
    while var frame = frames.popLast() {
      guard let next = frame.directories.popLast().map({ FilePath(bytes: $0) }) else {
        guard !frames.isEmpty else { break }
        try here.leave()
        continue
      }
      frames.append(frame)
      do throws(SystemFailure) {
        try here.enter(next)
      } catch  where error.errno == .permissionDenied {
        continue
      }
      var inner = Frame(position: TreePosition(next, in: frame.position))
      let inside = try look(&inner, here.current, name, &found)
      if inside == 0, try here.current.isMade(since: since) {
        found.append(frame.position.path(of: next, below: name))
      }
      // A directory counts by what is in it.
      count += max(inside, 1) - 1
      frames.append(inner)
    }
    return (found, found.count >= count)
  }

  /// Collects the entries of a directory that are newer, and its subdirectories; returns the number of all.
  private func look(
    _ frame: inout Frame, _ directory: OpenFile, _ tree: FilePath, _ found: inout [FilePath]
  ) throws(SystemFailure) -> Int {
    var count = 0
    for entry in try DirectoryReader.entries(of: directory) {
      let name = entry.path
      guard
        let status = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
      else { continue }
      count += 1
      if status.kind == .directory {
        frame.directories.append(entry.name)
      } else if isAdded(status) {
        found.append(frame.position.path(of: name, below: tree))
      }
    }
    return count
  }
}

extension OpenFile {
  /// Whether it is a directory that somebody made since, as far as its file system tells.
  ///
  /// One that was moved elsewhere and came back was made since, but has its time of before.
  func isMade(since: Int64) throws(SystemFailure) -> Bool {
    guard since > 0, let birth = try birth() else { return false }
    let made = Int128(birth.seconds) * 1_000_000_000 + Int128(birth.nanoseconds)
    let modified = try status().modified
    return made > since && modified > since
  }
}
