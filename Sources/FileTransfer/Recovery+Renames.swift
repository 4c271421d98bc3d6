import Items
import SystemCalls
import SystemPackage

// A rename that another run was about to make. It leaves no hidden file that could be taken away from a run that is only
// stopped, which would make the rename when it wakes up. So whoever takes its work over makes that same rename.
extension Recovery {
  /// Gives a source the recorded name, unless the name is taken or the source is not the one that was to be renamed.
  ///
  /// Afterwards the other run can no longer do so: either the source is gone, or the name is taken.
  static func finishRename(_ one: TransferRecord) {
    guard one.isRename, let source = one.source?.here, let read = one.read,
      let parent = try? OpenFile.openPath(source.directory),
      let directory = try? OpenFile.openPath(one.target.path.directory)
    else { return }
    let (name, newName) = (source.name, one.target.path.name)
    guard let kind = kind(of: name, in: parent, read),
      (try? Publication.rename(name, in: parent, to: newName, in: directory, kind)) != nil
    else { return }
    if self.kind(of: newName, in: directory, read) == nil {
      try? Publication.rename(newName, in: directory, to: name, in: parent, kind)
      return
    }
    for path in [one.target.path.directory, source.directory] {
      try? ((try? OpenFile.openDirectory(path)) ?? OpenFile.openPath(path)).synchronizeNames()
    }
  }

  /// The kind of what was read; nil if the name has something else.
  private static func kind(
    of name: FilePath, in directory: OpenFile, _ read: FileVersion
  ) -> FileStatus.Kind? {
    guard let status = try? FileSystem.status(of: name, in: directory, followingLinks: false)
    else { return nil }
    let isRead =
      status.kind == .directory
      ? status.device == read.device && status.inode == read.inode
      : status.version.isSameContent(as: read)
    return isRead ? status.kind : nil
  }
}

extension TransferRecord {
  /// The version of the file that was about to be named or was named; nil if that was not yet known.
  var named: FileVersion? { step == .begun ? nil : placed }
  /// Whether the source itself gets the name.
  var isRename: Bool {
    guard moves, let read, let named else { return false }
    return read.device == named.device && read.inode == named.inode
  }
}
