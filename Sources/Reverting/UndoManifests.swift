import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

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
    let former = try former(of: record)
    let isWhole = tally.failed == 0 && former == nil
    var left: FileVersion?
    do throws(TransferError) {
      left = try takeBack(record.target, base, version, runID, wholly: isWhole)
    } catch {
      // The manifest was changed or must not be written; leave it as it is. What failed otherwise, the next undo tries again.
      if leave(error.diagnostic) || error.isPassing { return }
    }
    var after = record
    after.placed = left
    if former != nil || left == nil || tally.failed == 0 { after.step = .undone }
    try open.change { writer in
      try writer.update(after)
      if var former, let left {
        (former.step, former.placed) = (.done, left)
        try writer.update(former)
      }
    }
  }

  /// The record of an earlier drop with lines in the same manifest, which may have failed to write them itself.
  private func former(of record: TransferRecord) throws -> TransferRecord? {
    guard let base = record.source else { return nil }
    return try open.manifests(at: record.target, relativeTo: base).first {
      guard $0.number < record.number, $0.run != record.run else { return false }
      return try $0.step == .done || !open.recordsInPlace(of: $0.run).isEmpty
    }
  }

  /// The manifest and the files that it lists may each be on another host.
  private func takeBack(
    _ target: Location, _ base: Location, _ version: FileVersion, _ runID: RunID, wholly: Bool
  ) throws(TransferError) -> FileVersion? {
    if base.isHere {
      return try Manifest.takeBack(
        target.path, relativeTo: base.path, following: version, runID: runID, wholly: wholly)
    }
    let host = base.place
    let files: any PlaceFiles
    do throws(FarError) {
      files = try context.hosts.files(of: host, in: context)
    } catch {
      throw error.transferError(host)
    }
    if !target.isHere {
      return try FarManifest.takeBack(
        target.shown, relativeTo: base.shown, on: host, following: version, runID: runID,
        wholly: wholly, files)
    }
    return try Manifest.takeBack(
      target.path, relativeTo: base.shown, following: version, runID: runID, wholly: wholly
    ) { paths in
      // What nobody can ask about is not gone.
      (try? files.areGone(paths.map { host.path(in: $0) })) ?? paths.map { _ in false }
    }
  }
}

extension TransferError {
  /// Whether a call failed for a reason other than a permission.
  fileprivate var isPassing: Bool {
    guard case .system(let failure) = self else { return false }
    return ![.permissionDenied, .notPermitted, .readOnlyFileSystem].contains(failure.errno)
  }
}
