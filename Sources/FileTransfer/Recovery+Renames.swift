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
    guard one.moves, let source = one.source, let read = one.read, let placed = one.named,
      read.device == placed.device, read.inode == placed.inode,
      let parent = try? OpenFile.openPath(source.directory),
      let directory = try? OpenFile.openPath(one.target.directory)
    else { return }
    let (name, newName) = (source.name, one.target.name)
    guard isRead(name, in: parent, read),
      (try? FileSystem.rename(name, in: parent, to: newName, in: directory)) != nil
    else { return }
    guard isRead(newName, in: directory, read) else {
      try? FileSystem.rename(newName, in: directory, to: name, in: parent)
      return
    }
    for path in [one.target.directory, source.directory] {
      try? ((try? OpenFile.openDirectory(path)) ?? OpenFile.openPath(path)).synchronizeNames()
    }
  }

  private static func isRead(_ name: FilePath, in directory: OpenFile, _ read: FileVersion) -> Bool
  {
    guard let status = try? FileSystem.status(of: name, in: directory, followingLinks: false)
    else { return false }
    return status.kind == .directory
      ? status.device == read.device && status.inode == read.inode
      : status.version.isSameContent(as: read)
  }
}
