import Synchronization
package import SystemPackage

/// Removes directory trees from the inside out: through no link, by no path, and however deep they are.
///
/// Each directory is opened from the one above it.
package enum TreeRemoval {
  /// Removes a name and what is below it, all of it this program's own; a missing name is not an error.
  ///
  /// The rights that a tree has from its source keep nothing of it on disk. What cannot be removed keeps
  /// nothing else from going.
  ///
  /// - Throws: The first failure, after everything was tried.
  package static func remove(_ path: FilePath) throws(SystemFailure) {
    guard let last = path.lastComponent else {
      throw SystemFailure("unlinkat", path, .invalidArgument)
    }
    let parent: OpenFile
    do throws(SystemFailure) {
      parent = try OpenFile.openPath(path.directory.isEmpty ? "." : path.directory)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return }
      throw error
    }
    try remove(FilePath(name: last), in: parent)
  }

  /// Removes a name of an open directory and what is below it, as `remove` of a path does.
  package static func remove(_ name: FilePath, in parent: OpenFile) throws(SystemFailure) {
    do throws(SystemFailure) {
      return try FileSystem.removeFile(name, in: parent)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return }
      let status = try FileSystem.statusIfPresent(of: name, in: parent, followingLinks: false)
      guard status?.kind == .directory else { throw error }
    }
    var erasure = Erasure()
    var directories = NameList()
    directories.append(name.bytes)
    walk(parent, Level(directories: directories), &erasure)
    erasure.flush()
    if let failure = erasure.failure { throw failure }
  }

  /// Removes what is this program's own and nobody wants, as `remove` does; what cannot be removed stays,
  /// for there is nobody to tell.
  ///
  /// It is tried twice: a call may fail for a reason that passes.
  package static func discard(_ path: FilePath) {
    do throws(SystemFailure) { try remove(path) } catch { try? remove(path) }
  }

  /// Removes a name of an open directory that nobody wants, as `discard` of a path does.
  package static func discard(_ name: FilePath, in parent: OpenFile) {
    do throws(SystemFailure) { try remove(name, in: parent) } catch {
      try? remove(name, in: parent)
    }
  }

  /// Empties an open directory of the files that may go, and of the directories that are empty then; no rights are
  /// changed for it.
  ///
  /// - Parameter remove: Called with the name of each file or link, its directory, its status and what makes its
  ///   path below the tree; removes it, or answers false where it is to stay.
  /// - Returns: The paths below the tree of what stays; an empty one is the tree's own directory.
  package static func empty(
    _ directory: OpenFile, _ remove: @escaping RemoveEntry
  ) -> [FilePath] {
    var selection = Selection(remove)
    let top = selection.empty(directory, [], named: "")
    walk(directory, top, &selection)
    return selection.left
  }

  package typealias RemoveEntry = (
    _ name: FilePath, _ directory: OpenFile, _ status: FileStatus, _ path: () -> FilePath
  ) throws(SystemFailure) -> Bool

  // MARK: - The walk

  /// A directory that was entered and not left.
  struct Level {
    var name: FilePath = ""
    var directories = NameList()
    /// Whether all that was in it went, or will.
    var isEmpty = true

    /// The path below the tree of a name in a directory in the last of some levels.
    static func path(of name: FilePath, in directory: FilePath = "", below levels: [Level])
      -> FilePath
    {
      var bytes: [UInt8] = []
      for part in levels.map(\.name) + [directory, name] where !part.isEmpty {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
        bytes += part.bytes
      }
      return FilePath(bytes: bytes)
    }
  }

  private static func walk(_ top: OpenFile, _ first: Level, _ removal: inout some Removing) {
    var descent = DirectoryDescent(top)
    var levels = [first]
    while let name = levels[levels.count - 1].directories.popLast().map({ FilePath(bytes: $0) }) {
      do throws(SystemFailure) {
        try descent.enter(opened: removal.open(name, in: descent.current))
        levels.append(removal.empty(descent.current, levels, named: name))
      } catch {
        if removal.keeps(levels, name, error) { levels[levels.count - 1].isEmpty = false }
      }
      while levels.count > 1, levels[levels.count - 1].directories.isEmpty {
        let level = levels.removeLast()
        do throws(SystemFailure) {
          try descent.leave()
        } catch {
          // It was taken elsewhere meanwhile: what is above cannot be found from here.
          _ = removal.keeps(levels, level.name, error)
          return
        }
        var isGone = false
        if level.isEmpty {
          do throws(SystemFailure) {
            try removal.removeDirectory(level.name, in: descent.current)
            isGone = true
          } catch {
            isGone = !removal.keeps(levels, level.name, error)
          }
        }
        if !isGone { levels[levels.count - 1].isEmpty = false }
      }
    }
  }
}

/// What removing a tree does at each step of the walk.
protocol Removing {
  mutating func open(_ name: FilePath, in directory: OpenFile) throws(SystemFailure) -> OpenFile

  /// Removes what is in a directory but for its directories, whose names it answers.
  mutating func empty(
    _ directory: OpenFile, _ above: [TreeRemoval.Level], named name: FilePath
  ) -> TreeRemoval.Level

  mutating func removeDirectory(_ name: FilePath, in directory: OpenFile) throws(SystemFailure)

  /// Notes that a name could not be removed; answers whether it is there.
  mutating func keeps(
    _ above: [TreeRemoval.Level], _ name: FilePath, _ failure: SystemFailure
  ) -> Bool
}
