import Items
import SystemCalls
import SystemPackage

/// The files that the drops of a session replaced, kept beside their names until it is swept.
enum KeptFiles {
  /// Removes what is still kept of a session that nobody else has open, and the directories that are empty
  /// then; what cannot be removed stays.
  ///
  /// A record is never followed by its path alone: what it names goes only where it is the very file that was
  /// recorded, in a directory of kept files of this user's, and the session is of this user and host.
  static func remove(ofSessionIn directory: FilePath, patience: Int32) {
    guard let file = try? SessionFile("swept", in: directory, patience: patience),
      let session = try? file.record().session, isOurs(session.origin)
    else { return }
    var last = Int64.max
    while let page = try? file.transfers(before: last, limit: 256), let end = page.last {
      for record in page where record.step != .undone { remove(record) }
      last = end.number
    }
  }

  private static func isOurs(_ origin: Session.Origin) -> Bool {
    origin.user == Machine.user && origin.host.utf8.elementsEqual(Machine.hostName.utf8)
  }

  private static func remove(_ record: TransferRecord) {
    guard let path = record.replaced, let recorded = record.kept,
      let last = path.lastComponent, let kept = KeptDirectory.holding(path)
    else { return }
    let name = FilePath(name: last)
    guard let status = try? FileSystem.status(of: name, in: kept.directory, followingLinks: false),
      isIt(status, recorded, record)
    else { return }
    try? FileSystem.removeFile(name, in: kept.directory)
    guard let directory = path.directory.lastComponent,
      let parent = try? OpenFile.openDirectory(path.directory.directory)
    else { return }
    KeptDirectory.removeIfEmpty(FilePath(name: directory), in: parent)
  }

  /// Whether it is what was recorded; a file that came there after the drop is another one's.
  private static func isIt(
    _ status: FileStatus, _ recorded: FileVersion, _ record: TransferRecord
  ) -> Bool {
    // Some devices have another number after each start of the machine.
    let hasRestarted = record.changed < Clock.now.subtractingClamped(Clock.sinceStart)
    return (status.kind == .regular || status.kind == .link) && status.changed <= record.changed
      && (status.device == recorded.device || hasRestarted) && status.inode == recorded.inode
      && status.size == recorded.size && status.modified == recorded.modified
  }
}
