package import Items
package import SystemCalls
package import SystemPackage

/// Whether links lead a path to another place than the one that was lifted.
///
/// A session may wait for days, and others may write in the directories on the way. Who puts a link in the place
/// of a file would have this user's own files given away in that one's stead.
package struct Detour {
  private let path: FilePath
  private let identity: SourceIdentity
  private let lifted: Int64

  /// - Parameter lifted: When the session began, in nanoseconds since 1970: no source was lifted before.
  package init(of path: FilePath, since identity: SourceIdentity, liftedAfter lifted: Int64) {
    self.path = path
    self.identity = identity
    self.lifted = lifted
  }

  /// Whether what was found at the path is not to be taken, since only a link leads to it.
  ///
  /// What came in the place of a lifted file by the same way is taken, with a warning; by a link that is new, or
  /// a stranger's, it is not. Others may go on exchanging names: what was found is what the way led to.
  package func leadsElsewhere(to found: FileStatus) throws(ExchangeError) -> Bool {
    do throws(SystemFailure) {
      if !identity.isLink, try FileSystem.status(of: path, followingLinks: false).kind == .link {
        return true
      }
      // Numbers of devices change from boot to boot; here another one is not believed to be the same.
      if found.inode == identity.inode, found.device == identity.device { return false }
      return try !OpenFile.statusOnOwnWay(to: path, linksBefore: lifted).isSameFile(as: found)
    } catch {
      if error.isRefusedLink { return true }
      throw ExchangeError(reading: path, error)
    }
  }
}
