import Items
import SystemCalls
import SystemPackage

/// The files that a session's drops replaced, kept beside their names until the session is swept.
package enum KeptFiles {
  /// Removes the kept files of a session that nobody else has open, and the directories that become empty.
  ///
  /// Files that cannot be removed stay. The path in a record is not enough: a file is removed only if it is the
  /// file that was recorded, in a directory of kept files that belongs to this user, and if the session was
  /// lifted by this user on this host.
  static func remove(ofSessionIn directory: FilePath, busyTimeout: Int32) {
    guard let file = try? SessionFile("swept", in: directory, busyTimeout: busyTimeout),
      let session = try? file.record().session, isOurs(session.origin)
    else { return }
    remove { try? file.transfers(before: $0, limit: 256) }
  }

  /// Removes the kept files of a session that is about to be removed from another store.
  package static func remove(of session: any OpenSession) {
    guard isOurs(session.session.origin) else { return }
    remove { try? session.transfers(before: $0, limit: 256) }
  }

  private static func remove(_ records: (_ last: Int64) -> [TransferRecord]?) {
    var last = Int64.max
    while let page = records(last), let end = page.last {
      for record in page where record.step != .undone { remove(record) }
      last = end.number
    }
  }

  private static func isOurs(_ origin: Session.Origin) -> Bool {
    origin.user == Machine.user && origin.host.utf8.elementsEqual(Machine.hostName.utf8)
  }

  private static func remove(_ record: TransferRecord) {
    guard let path = record.replaced?.here, let recorded = record.kept,
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

  /// Whether the file is the recorded one, and not a file that was put there after the drop.
  private static func isIt(
    _ status: FileStatus, _ recorded: FileVersion, _ record: TransferRecord
  ) -> Bool {
    // The number of some devices changes at each mount.
    (status.kind == .regular || status.kind == .link) && status.changed <= record.changed
      && status.inode == recorded.inode && status.size == recorded.size
      && status.modified == recorded.modified
  }
}
