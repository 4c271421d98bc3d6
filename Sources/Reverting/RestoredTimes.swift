import Context
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Gives folders their times back when everything that a drop did in them has been undone, unless somebody else has
/// changed what is in them since.
struct RestoredTimes {
  private let open: any OpenSession
  private let run: String
  /// Those of folders that are as the drop left them, the last first.
  private var records: [TransferRecord] = []

  /// Looks at the folders before the undo changes what is in them.
  init(of run: String, _ open: any OpenSession) throws {
    self.open = open
    self.run = run
    // A route changes one folder several times.
    var times: [FilePath: Int128] = [:]
    for record in try open.folderTimes() where record.run == run && record.step != .undone {
      let now =
        (try? times[record.target.path] ?? FileSystem.status(of: record.target.path).modified)
        ?? Int128(TransferRecord.folderIsGone)
      guard now == Int128(record.changed), let before = record.node?.modified else { continue }
      times[record.target.path] = before
      records.append(record)
    }
  }

  /// - Parameter isWhole: Whether nothing is left to the next undo, which otherwise begins with what the folders are now.
  func restore(isWhole: Bool) throws {
    if records.isEmpty { return }
    if isWhole {
      let moved = try movedBack()
      for record in records {
        let folder = record.target.path
        let above = moved.first { $0.target.isHere && folder.starts(with: $0.target.path) }
        let below = above.map { folder.below($0.target.path) }
        let source = above?.source?.here.map { below == "." ? $0 : $0.pushing(below ?? "") }
        restore(record, at: source ?? folder)
      }
    }
    try open.change { writer in
      for var record in records {
        if isWhole {
          record.step = .undone
        } else if let status = try? FileSystem.status(of: record.target.path) {
          record.changed = Int64(clamping: status.modified)
        }
        try writer.update(record)
      }
    }
  }

  /// What the drop had moved, to find folders that it changed afterwards.
  private func movedBack() throws -> [TransferRecord] {
    guard records.contains(where: { FileSystem.isGone($0.target.path) }) else { return [] }
    var moved: [TransferRecord] = []
    try open.eachPage(of: run) { page in
      moved += page.filter {
        $0.sourceRemoved && $0.step == .undone && !$0.isPart && $0.placed != nil
      }
      return true
    }
    return moved
  }

  private func restore(_ record: TransferRecord, at path: FilePath) {
    guard let modified = record.node?.modified,
      (try? FileSystem.status(of: path).modified) != modified,
      let folder = try? OpenFile.openOwnWay(to: path),
      let status = try? folder.status(), status.kind == .directory
    else { return }
    // A folder of another user keeps its new time.
    try? FileSystem.setTimes(of: ".", in: folder, accessed: status.accessed, modified: modified)
  }
}
