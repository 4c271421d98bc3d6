import SystemPackage

extension TreeRemoval {
  /// Removes the files that may go, one after the other, and names what stays.
  struct Selection: Removing {
    private let remove: RemoveEntry
    /// The paths of what stays.
    private(set) var left: [FilePath] = []

    init(_ remove: @escaping RemoveEntry) { self.remove = remove }

    func open(_ name: FilePath, in folder: OpenFile) throws(SystemFailure) -> OpenFile {
      try OpenFile.openFolder(name, in: folder, followingLinks: false)
    }

    mutating func empty(_ folder: OpenFile, _ above: [Level], named name: FilePath) -> Level {
      var level = Level(name: name)
      guard let entries = try? FolderReader.entries(of: folder) else {
        left.append(Level.path(of: name, below: above))
        level.isEmpty = false
        return level
      }
      for entry in entries {
        if entry.kind == .folder {
          level.folders.append(entry.name)
          continue
        }
        let path = { Level.path(of: entry.path, in: name, below: above) }
        do throws(SystemFailure) {
          let status = try FileSystem.status(of: entry.path, in: folder, followingLinks: false)
          if status.kind == .folder {
            level.folders.append(entry.name)
            continue
          }
          if try remove(entry.path, folder, status, path) { continue }
        } catch {}
        left.append(path())
        level.isEmpty = false
      }
      return level
    }

    func removeFolder(_ name: FilePath, in folder: OpenFile) throws(SystemFailure) {
      try FileSystem.removeFolder(name, in: folder)
    }

    mutating func keeps(_ above: [Level], _ name: FilePath, _ failure: SystemFailure) -> Bool {
      left.append(Level.path(of: name, below: above))
      return true
    }
  }
}
