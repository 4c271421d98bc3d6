// Whose word a file's content is: who owns it, and who else may write it.
extension FileStatus {
  /// Whether it belongs to the user that this process acts as.
  ///
  /// - Parameter orRoot: Whether what belongs to root counts as well.
  package func isOwned(orRoot: Bool = false) -> Bool {
    user == Machine.user || orRoot && user == 0
  }

  /// Whether a group or all others may write it; an access list that lets anybody else do so counts, too.
  package var isWritableByOthers: Bool { kind != .link && mode & 0o022 != 0 }

  /// Whether nobody but this user (and root) decides what it says.
  package func isOwnWord(orRoot: Bool = false) -> Bool {
    isOwned(orRoot: orRoot) && !isWritableByOthers
  }
}
