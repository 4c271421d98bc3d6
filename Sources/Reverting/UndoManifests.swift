import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls

// The manifests of a drop that is taken back: one that tells of nothing any more goes, unless somebody
// changed it since.
extension UndoRun {
  /// Removes those that the drop made, and takes out of those that it went on with what is gone.
  func removeManifests() throws {
    try open.eachPage(of: run) { page in
      for record in page where record.isManifest && record.step == .done {
        try takeBack(record)
      }
      return true
    }
  }

  private func takeBack(_ record: TransferRecord) throws {
    guard let base = record.source, let version = record.placed, let mark = RunID(record.run)
    else { return }
    let former = try open.lastManifest(at: record.target, before: record.number)
    let isWhole = tally.failed == 0 && former == nil
    var left: FileVersion?
    do throws(TransferError) {
      left = try Manifest.takeBack(
        record.target, relativeTo: base, following: version, mark: mark, wholly: isWhole)
    } catch {
      // It was changed, or cannot be: it stays.
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
