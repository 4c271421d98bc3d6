package import Items
package import SystemCalls
package import SystemPackage

/// Checks whether symbolic links now redirect a path to another file than the lifted one.
///
/// A session may last for days, and others may have write permission in directories on the path. By replacing a
/// component with a symbolic link, they could make us hand out another of the user's files.
package struct Detour {
  private let path: FilePath
  private let identity: SourceIdentity
  private let lifted: Int64

  /// - Parameter lifted: The creation time of the session, in nanoseconds since 1970; no source was lifted
  ///   earlier.
  package init(of path: FilePath, since identity: SourceIdentity, liftedAfter lifted: Int64) {
    self.path = path
    self.identity = identity
    self.lifted = lifted
  }

  /// Whether a file found at the path must be rejected because only a new or foreign link leads to it.
  ///
  /// A file that replaced the lifted one at the same location is accepted, with a warning. The status already
  /// obtained is compared, because the path may be changed again at any time.
  ///
  /// - Parameter isNoLink: Whether the status is known to be that of the path itself.
  package func leadsElsewhere(
    to found: FileStatus, isNoLink: Bool = false
  ) throws(ExchangeError) -> Bool {
    do throws(SystemFailure) {
      if !isNoLink, !identity.isLink,
        try FileSystem.status(of: path, followingLinks: false).kind == .link
      {
        return true
      }
      // Device numbers can change between boots; if they differ, the file is not assumed to be the same.
      if found.inode == identity.inode, found.device == identity.device { return false }
      return try !OpenFile.statusOnOwnWay(to: path, linksBefore: lifted).isSameFile(as: found)
    } catch {
      if error.isRefusedLink { return true }
      throw ExchangeError(reading: path, error)
    }
  }
}
