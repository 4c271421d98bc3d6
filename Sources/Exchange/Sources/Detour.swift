import Items
import SystemCalls
import SystemPackage

/// Whether links lead a path to another place than the one that was lifted.
///
/// A session may wait for days, and others may write in the folders on the way. Who puts a link in the place
/// of a file would have this user's own files given away in that one's stead.
struct Detour {
  private let path: FilePath
  private let identity: SourceIdentity
  private let lifted: Int64

  /// - Parameter lifted: When the session began, in nanoseconds since 1970: no source was lifted before.
  init(of path: FilePath, since identity: SourceIdentity, liftedAfter lifted: Int64) {
    self.path = path
    self.identity = identity
    self.lifted = lifted
  }

  /// Whether the file that is found is not to be taken, since only a link leads to it.
  ///
  /// - Parameter isReplaced: Whether it is another file than was lifted. What came in its place by the same
  ///   way is taken, with a warning; by a link that is new, or a stranger's, it is not.
  func leadsElsewhere(isReplaced: Bool) throws(ExchangeError) -> Bool {
    do throws(SystemFailure) {
      if !identity.isLink, try status(of: path).kind == .link { return true }
      guard isReplaced else { return false }
      var part = path
      while part.lastComponent != nil {
        let status = try status(of: part)
        if status.kind == .link, !isTrusted(status) { return true }
        guard part.removeLastComponent() else { break }
      }
      return false
    } catch {
      throw ExchangeError(reading: path, error)
    }
  }

  private func status(of path: FilePath) throws(SystemFailure) -> FileStatus {
    try FileSystem.status(of: path, followingLinks: false)
  }

  private func isTrusted(_ link: FileStatus) -> Bool {
    link.changed < lifted && (link.user == Machine.user || link.user == 0)
  }
}
