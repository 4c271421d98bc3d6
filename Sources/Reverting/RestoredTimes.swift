import Context
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Gives folders their times back when everything that a drop did in them has been undone, unless somebody else has
/// changed what is in them since.
struct RestoredTimes {
  private let open: any OpenSession
  /// Those of folders that are as the drop left them, the last first.
  private var records: [TransferRecord] = []

  /// Looks at the folders before the undo changes what is in them.
  init(of run: String, _ open: any OpenSession) throws {
    self.open = open
    // A route changes one folder several times.
    var times: [FilePath: Int128] = [:]
    for record in try open.folderTimes() where record.run == run && record.step != .undone {
      let now =
        try? times[record.target] ?? FileSystem.status(of: record.target).modified
      guard now == Int128(record.changed), let before = record.node?.modified else { continue }
      times[record.target] = before
      records.append(record)
    }
  }

  /// - Parameter isWhole: Whether nothing is left to the next undo, which otherwise begins with what the folders are now.
  func restore(isWhole: Bool) throws {
    if records.isEmpty { return }
    if isWhole { for record in records { restore(record) } }
    try open.change { writer in
      for var record in records {
        if isWhole {
          record.step = .undone
        } else if let status = try? FileSystem.status(of: record.target) {
          record.changed = Int64(clamping: status.modified)
        }
        try writer.update(record)
      }
    }
  }

  private func restore(_ record: TransferRecord) {
    guard let modified = record.node?.modified,
      let folder = try? OpenFile.openOwnWay(to: record.target),
      let status = try? folder.status(), status.kind == .directory
    else { return }
    // A folder of another user keeps its new time.
    try? FileSystem.setTimes(of: ".", in: folder, accessed: status.accessed, modified: modified)
  }
}
