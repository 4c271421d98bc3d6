import SystemPackage

extension TreeRemoval {
  /// Removes selected files one by one and collects the paths of the others.
  struct Selection: Removing {
    private let remove: RemoveEntry
    /// The paths of the files that remain.
    private(set) var left: [FilePath] = []

    init(_ remove: @escaping RemoveEntry) { self.remove = remove }

    func open(_ name: FilePath, in directory: OpenFile) throws(SystemFailure) -> OpenFile {
      try OpenFile.openDirectory(name, in: directory, followingLinks: false)
    }

    mutating func empty(_ directory: OpenFile, _ above: [Level], named name: FilePath) -> Level {
      var level = Level(name: name)
      guard let entries = try? DirectoryReader.entries(of: directory) else {
        left.append(Level.path(of: name, below: above))
        level.isEmpty = false
        return level
      }
      for entry in entries {
        if entry.kind == .directory {
          level.directories.append(entry.name)
          continue
        }
        let path = { Level.path(of: entry.path, in: name, below: above) }
        do throws(SystemFailure) {
          let status = try FileSystem.status(of: entry.path, in: directory, followingLinks: false)
          if status.kind == .directory {
            level.directories.append(entry.name)
            continue
          }
          if try remove(entry.path, directory, status, path) { continue }
        } catch {}
        left.append(path())
        level.isEmpty = false
      }
      return level
    }

    func removeDirectory(_ name: FilePath, in directory: OpenFile) throws(SystemFailure) {
      try FileSystem.removeDirectory(name, in: directory)
    }

    mutating func keeps(_ above: [Level], _ name: FilePath, _ failure: SystemFailure) -> Bool {
      left.append(Level.path(of: name, below: above))
      return true
    }
  }
}
