import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// What a session knows of the manifests that its drops made: the next drop goes on with one that is still
/// as it was left, and an undo takes it back.
final class RecordedManifest {
  private let open: any OpenSession
  private let mark: RunID
  private let path: FilePath
  private let base: FilePath
  private var record: TransferRecord

  init(
    _ path: FilePath, relativeTo base: FilePath, by mark: RunID, in open: any OpenSession
  ) {
    self.open = open
    self.mark = mark
    self.path = path
    self.base = base
    record = TransferRecord(manifest: path, relativeTo: base, by: mark)
  }

  /// Begins the manifest, or goes on with the one of an earlier drop.
  func begin(directoryWillExist: Bool) throws -> Manifest {
    let former = try open.lastManifest(at: path, before: .max)
    let manifest = try Manifest(
      path, relativeTo: base, directoryWillExist: directoryWillExist,
      following: former?.source == base ? former?.placed : nil, mark: mark)
    record.number = try open.change { try $0.record(record) }
    manifest.willName = { [self] (target, version) throws(TransferError) in
      try note(.naming, target, version)
    }
    manifest.hasName = { [self] (target, version) throws(TransferError) in
      try note(.done, target, version)
    }
    return manifest
  }

  /// Forgets a manifest that was not made after all.
  func end() throws {
    guard record.step == .begun else { return }
    try open.change { try $0.forget(transfer: record.number) }
  }

  private func note(
    _ step: TransferRecord.Step, _ target: FilePath, _ version: FileVersion
  ) throws(TransferError) {
    record.step = step
    record.target = target
    record.placed = version
    do {
      try open.change(expecting: nil, synced: true) { try $0.update(record) }
    } catch {
      throw .notRecorded
    }
  }
}

extension TransferRecord {
  /// A manifest that a drop is about to make, which tells of files below `base`.
  fileprivate init(manifest path: FilePath, relativeTo base: FilePath, by mark: RunID) {
    self.init(run: mark.text, item: 0, isPart: true, source: base, target: path)
  }
}
