import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls

// Reverts the manifests of a drop. A manifest with no entries left is removed unless it has been changed since.
extension UndoRun {
  /// Removes the manifests that the drop created, and removes undone entries from those that it continued.
  func removeManifests() throws {
    try open.eachPage(of: run) { page in
      for record in page where record.isManifest && record.step == .done {
        try takeBack(record)
      }
      return true
    }
  }

  private func takeBack(_ record: TransferRecord) throws {
    guard let base = record.source, let version = record.placed, let runID = RunID(record.run)
    else { return }
    let former = try open.lastManifest(at: record.target, before: record.number)
    let isWhole = tally.failed == 0 && former == nil
    var left: FileVersion?
    do throws(TransferError) {
      left = try Manifest.takeBack(
        record.target, relativeTo: base, following: version, runID: runID, wholly: isWhole)
    } catch {
      // The manifest was changed or cannot be written; leave it as it is.
      context.report(.said(error.diagnostic))
    }
    var after = record
    after.placed = left
    if former != nil || left == nil || tally.failed == 0 { after.step = .undone }
    try open.change { writer in
      try writer.update(after)
      if var former, let left {
        former.placed = left
        try writer.update(former)
      }
    }
  }
}
