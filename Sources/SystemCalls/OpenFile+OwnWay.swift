package import SystemPackage

// Directories from which files are removed. A symbolic link that another user created on the path could
// redirect the removal, and could be replaced during the lookup.
extension OpenFile {
  /// Opens a directory as a base for names, through a path that only this user and root control.
  ///
  /// Symbolic links of this user and of root are followed. Any other link causes a failure whose
  /// `isRefusedLink` is true and whose `path` is the link.
  package static func openOwnWay(to path: FilePath) throws(SystemFailure) -> OpenFile {
    try LinkRule.recorded.inForce { () throws(SystemFailure) in try openPath(path) }
  }

  /// The status of the file at a path whose symbolic links all belong to this user or root and are old enough.
  ///
  /// - Parameter latest: The time before which the links must have been changed last, in nanoseconds since
  ///   1970. The status change time of a link cannot be set back.
  package static func statusOnOwnWay(
    to path: FilePath, linksBefore latest: Int64
  ) throws(SystemFailure) -> FileStatus {
    var walk = try LinkWalk(path.bytes, .recorded, linksBefore: latest)
    let place = try walk.run(following: true)
    return try FileSystem.status(
      of: place.name, in: place.directory, followingLinks: !place.isFinal)
  }
}
