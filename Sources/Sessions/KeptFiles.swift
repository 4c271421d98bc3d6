import SystemCalls
import SystemPackage

/// The files that the drops of a session replaced, kept beside their names until it is swept.
enum KeptFiles {
  /// Removes what is still kept of a session that nobody else has open, and the folders that are empty
  /// then; what cannot be removed stays.
  static func remove(ofSessionIn folder: FilePath, patience: Int32) {
    guard let file = try? SessionFile("swept", in: folder, patience: patience) else { return }
    var last = Int64.max
    while let page = try? file.transfers(before: last, limit: 256), let end = page.last {
      for record in page where record.step != .undone {
        if let kept = record.replaced { remove(kept, since: record.changed) }
      }
      last = end.number
    }
  }

  /// A file that came there after the drop was recorded is another one's.
  private static func remove(_ kept: FilePath, since recorded: Int64) {
    guard let status = try? FileSystem.status(of: kept, followingLinks: false),
      status.kind != .folder, status.changed <= recorded
    else { return }
    try? FileSystem.removeFile(kept)
    try? FileSystem.removeFolder(kept.folder)
  }
}
