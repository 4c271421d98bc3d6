// Whether the content of a file can be trusted: its owner, and who else may write it.
extension FileStatus {
  /// Whether the file belongs to the effective user of this process.
  ///
  /// - Parameter orRoot: Whether files of root count as well.
  package func isOwned(orRoot: Bool = false) -> Bool {
    user == Machine.user || orRoot && user == 0
  }

  /// Whether a group or all others may write the file; includes access control lists that let others write it.
  package var isWritableByOthers: Bool { kind != .link && mode & 0o022 != 0 }

  /// Whether only this user (and root) can decide the file's content.
  package func isOwnWord(orRoot: Bool = false) -> Bool {
    isOwned(orRoot: orRoot) && !isWritableByOthers
  }
}
