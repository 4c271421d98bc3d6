package import SystemCalls
package import SystemPackage

/// Finds the trash for a file, in the order of the Trash specification: the home trash for what is on its
/// file system; else the administrator's `.Trash` of the file's own, else `.Trash-USER` there; and, where
/// neither can be, the home trash, into which the file has to be copied.
package struct TrashSearch: Sendable {
  /// `$XDG_DATA_HOME/Trash`; nil where nothing says where that is.
  package let home: FilePath?
  package let user: UInt32

  package init(home: FilePath?, user: UInt32) {
    self.home = home
    self.user = user
  }

  /// What there is for the files of one directory.
  package struct Answer: Equatable, Sendable {
    /// The best first; the first that can be made or used is the one.
    package var trashes: [TrashDirectory] = []
    /// The directory that the file system is mounted at, as far as device numbers tell.
    package var top: FilePath
    /// Whether the home trash is one of another file system, and only there when all else fails.
    package var homeIsElsewhere = false
    /// A `.Trash` that is not used: it is a link, no directory, or everybody may remove all in it.
    package var unsafe: FilePath?

    /// Whether what goes there is copied.
    package func isElsewhere(_ trash: TrashDirectory) -> Bool {
      homeIsElsewhere && trash.top == nil
    }
  }

  /// - Parameter directory: That of the file, absolute and without links.
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
        answer.unsafe = shared
      }
    }
    answer.trashes.append(TrashDirectory(top.appending(".Trash-\(user)"), top: top))
    if let homeTrash { answer.trashes.append(homeTrash) }
    return answer
  }

  /// Upwards as long as the device is the same.
  private static func top(
    above directory: FilePath, _ device: UInt64
  ) throws(SystemFailure) -> FilePath {
    var top = directory
    while top.lastComponent != nil {
      let above = top.removingLastComponent()
      guard try FileSystem.status(of: above).device == device else { break }
      top = above
    }
    return top
  }

  /// The device that a path is on, or would be.
  private static func device(of path: FilePath) -> UInt64? {
    var ancestor = path
    while true {
      if let status = try? FileSystem.status(of: ancestor) { return status.device }
      guard ancestor.removeLastComponent() else { return nil }
    }
  }
}
