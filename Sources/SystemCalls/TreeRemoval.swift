import Synchronization
package import SystemPackage

/// Removes directory trees of any depth from the inside out, without following symbolic links.
///
/// Each directory is opened from its parent; no paths are used.
package enum TreeRemoval {
  /// Removes a file or a directory tree created by this program; a missing name is not an error.
  ///
  /// Permissions copied from the source do not prevent removal. If something cannot be removed, the rest is
  /// still removed.
  ///
  /// - Throws: The first failure, after everything has been tried.
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

  /// Removes a name in an open directory, as `remove` of a path does.
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

  /// Removes a file or tree created by this program that is no longer needed; ignores failures, because there
  /// is nobody to report them to.
  ///
  /// Removal is tried twice, because a failure may be temporary.
  package static func discard(_ path: FilePath) {
    do throws(SystemFailure) { try remove(path) } catch { try? remove(path) }
  }

  /// Removes a name in an open directory, as `discard` of a path does.
  package static func discard(_ name: FilePath, in parent: OpenFile) {
    do throws(SystemFailure) { try remove(name, in: parent) } catch {
      try? remove(name, in: parent)
    }
  }

  /// Removes selected files in an open directory, and the directories that become empty; changes no
  /// permissions.
  ///
  /// - Parameter remove: Called with the name of each file or link, its directory, its status, and a closure
  ///   that returns its path below the tree. Removes the file, or returns false to keep it.
  /// - Returns: The paths below the tree of everything that remains; the empty path is the tree itself.
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

  /// A directory on the current path of the walk.
  struct Level {
    var name: FilePath = ""
    var directories = NameList()
    /// Whether everything in the directory has been or will be removed.
    var isEmpty = true

    /// The path below the tree of a name in a directory, which is in the last of these levels.
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
          // The directory was moved during the walk, so its parent cannot be found from here.
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

/// The steps of the walk that differ between the methods of removal.
protocol Removing {
  mutating func open(_ name: FilePath, in directory: OpenFile) throws(SystemFailure) -> OpenFile

  /// Removes the files in a directory and returns the names of its subdirectories.
  mutating func empty(
    _ directory: OpenFile, _ above: [TreeRemoval.Level], named name: FilePath
  ) -> TreeRemoval.Level

  mutating func removeDirectory(_ name: FilePath, in directory: OpenFile) throws(SystemFailure)

  /// Records that a name could not be removed; returns whether it still exists.
  mutating func keeps(
    _ above: [TreeRemoval.Level], _ name: FilePath, _ failure: SystemFailure
  ) -> Bool
}
