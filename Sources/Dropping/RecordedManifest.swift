import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// The session's record of a manifest.
///
/// The next drop continues an unchanged manifest, and undo reverts it. The record stays if the manifest could not be
/// written, so that the next drop lists what this one has placed.
final class RecordedManifest {
  private let open: any OpenSession
  private let runID: RunID
  let path: FilePath
  /// Where it is, and the folder below which the files are that it lists.
  let location: Location
  private let base: Location
  private var record: TransferRecord
  /// What the runs that were to list it here have placed.
  private(set) var earlier: [TransferRecord] = []

  init(
    _ location: Location, relativeTo base: Location, by runID: RunID, in open: any OpenSession
  ) {
    self.open = open
    self.runID = runID
    self.location = location
    path = location.shown
    self.base = base
    record = TransferRecord(manifest: location, relativeTo: base, by: runID)
  }

  /// The number of its record.
  var number: Int64 { record.number }

  /// Starts the manifest, or continues the manifest of an earlier drop.
  func begin(directoryWillExist: Bool) throws -> Manifest {
    try begin { former in
      try Manifest(
        path, relativeTo: base.shown, directoryWillExist: directoryWillExist, following: former,
        runID: runID)
    }
  }

  /// The same for any manifest that gets a name.
  ///
  /// - Parameter make: Called with the version of the manifest to continue, if any.
  func begin<List: NamedListing>(_ make: (FileVersion?) throws -> List) throws -> List {
    let former = try open.lastManifest(at: location, before: .max)
    let manifest = try make(former?.source == base ? former?.placed : nil)
    var runs = try open.manifests(at: location, relativeTo: base).reversed().map(\.run)
    runs.append(runID.text)
    for (index, run) in runs.enumerated() where !runs[..<index].contains(run) {
      earlier += try open.recordsInPlace(of: run)
    }
    record.number = try open.change { try $0.record(record) }
    manifest.willName = { [self] (target, version) throws(TransferError) in
      try note(.naming, target, version)
    }
    manifest.hasName = { [self] (target, version) throws(TransferError) in
      try note(.done, target, version)
    }
    return manifest
  }

  /// Removes the record of a manifest for which there was nothing to list, or notes that it was not written.
  func end(isComplete: Bool = true) throws {
    guard record.step == .begun else { return }
    if isComplete { return try open.change { try $0.forget(transfer: record.number) } }
    record.step = .undone
    try open.change { try $0.update(record) }
  }

  private func note(
    _ step: TransferRecord.Step, _ target: FilePath, _ version: FileVersion
  ) throws(TransferError) {
    record.step = step
    record.target = location.place.location(target)
    record.placed = version
    do {
      try open.change(expecting: nil, synced: true) { try $0.update(record) }
    } catch {
      throw .notRecorded
    }
  }
}

extension TransferRecord {
  /// A record of a manifest that a drop is about to create for files below `base`.
  fileprivate init(manifest location: Location, relativeTo base: Location, by runID: RunID) {
    self.init(run: runID.text, item: 0, isPart: true, source: base, target: location)
  }
}
