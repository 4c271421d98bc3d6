package import SystemCalls
package import SystemPackage

/// Finds the trash for a file, in the order of the freedesktop.org Trash specification.
///
/// Files on the file system of the home trash go there. Others go to the shared `.Trash` of their own file
/// system, or else to its `.Trash-UID`. If neither can be used, files are copied to the home trash.
package struct TrashSearch: Sendable {
  /// `$XDG_DATA_HOME/Trash`; nil if no variable specifies it.
  package let home: FilePath?
  package let user: UInt32

  package init(home: FilePath?, user: UInt32) {
    self.home = home
    self.user = user
  }

  /// A `.Trash` that is unsafe to use because it is a link, not a directory, or not sticky.
  package struct Unsafe: Equatable, Sendable {
    package var path: FilePath
    package var kind: FileStatus.Kind
  }

  /// The trash directories for the files of one directory.
  package struct Answer: Equatable, Sendable {
    /// The candidates, best first; the first that can be used or created is chosen.
    package var trashes: [TrashDirectory] = []
    /// The mount point of the file system, as determined by device numbers.
    package var top: FilePath
    /// Whether the home trash is on another file system and only the last resort.
    package var homeIsElsewhere = false
    package var unsafe: Unsafe?

    /// Whether files have to be copied to this trash.
    package func isElsewhere(_ trash: TrashDirectory) -> Bool {
      homeIsElsewhere && trash.top == nil
    }
  }

  /// - Parameter directory: The real path of the file's directory.
  package func trashes(for directory: FilePath) throws(SystemFailure) -> Answer {
    let device = try FileSystem.status(of: directory).device
    let homeTrash = home.map { TrashDirectory($0, top: nil) }
    let top = try Self.top(above: directory, device)
    if let home, Self.device(of: home) == device {
      return Answer(trashes: [TrashDirectory(home, top: nil)], top: top)
    }
    var answer = Answer(top: top, homeIsElsewhere: true)
    let shared = top.appending(".Trash")
    if let status = try FileSystem.statusIfPresent(of: shared, followingLinks: false) {
      if status.kind == .directory && status.mode & 0o1000 != 0 {
        answer.trashes.append(TrashDirectory(shared.appending("\(user)"), top: top))
      } else {
        answer.unsafe = Unsafe(path: shared, kind: status.kind)
      }
    }
    answer.trashes.append(TrashDirectory(top.appending(".Trash-\(user)"), top: top))
    if let homeTrash { answer.trashes.append(homeTrash) }
    return answer
  }

  /// Ascends as long as the device stays the same.
  private static func top(
    above directory: FilePath, _ device: UInt64
  ) throws(SystemFailure) -> FilePath {
    var top = directory
    while top.lastComponent != nil {
      let above = top.directory
      guard try FileSystem.status(of: above).device == device else { break }
      top = above
    }
    return top
  }

  /// The device that a path is on, or would be on if it were created.
  private static func device(of path: FilePath) -> UInt64? {
    var ancestor = path
    while true {
      if let status = try? FileSystem.status(of: ancestor) { return status.device }
      guard ancestor.removeLastComponent() else { return nil }
    }
  }
}
