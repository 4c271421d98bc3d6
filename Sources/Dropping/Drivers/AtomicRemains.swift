import Context
import FarPlaces
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Takes back what an interrupted all-or-none drop may have named on a host.
///
/// Its sources are all there, because none is removed before all names are recorded. Something is removed only if it
/// is what was placed: it has the size and time, and the bytes of its source.
struct AtomicRemains {
  private let record: TransferRecord
  private let place: HostPlace
  private let target: FilePath

  init(_ record: TransferRecord, at place: HostPlace) {
    self.record = record
    self.place = place
    target = place.prefix.removing(from: record.target)
  }

  func withdraw() throws(FarError) {
    guard let runID = RunID(record.run) else { return }
    let status = try place.files.look(at: [target], followingLinks: false)[0].get()
    switch status?.kind {
    case nil: break
    case .directory?: try withdrawDirectory(runID)
    case .some:
      guard let status, try isPlaced(status) else { return }
      // The hidden name is swept with the others.
      _ = try place.files.hide(target, by: runID)
    }
    try bringBack(runID)
  }

  private func isPlaced(_ status: FarStatus) throws(FarError) -> Bool {
    if status.kind == .link {
      guard let source = record.source, let own = try? FileSystem.readLink(source) else {
        return false
      }
      return try place.files.contents(ofLinks: [target])[0].get().bytes == own
    }
    guard status.kind == .regular, status.version == record.placed else { return false }
    // Bytes without a source were made at that time.
    guard let source = record.source, source.onHost == nil else { return true }
    guard let own = try? Digest(ofFile: source) else { return false }
    return try place.files.digests(of: [target])[0].get().digest == own
  }

  private func withdrawDirectory(_ runID: RunID) throws(FarError) {
    guard let source = record.source else { return }
    let tree = FarTreeUndo(
      target, copiedFrom: source, on: place.prefix, by: runID, isResumed: false, place.files)
    do throws(UndoError) {
      guard try tree.isWhole() else { return }
      try tree.perform()
    } catch {
      if place.files.hasEnded { throw .lost(host: place.host.host, words: "") }
    }
  }

  /// Gives a file that was replaced its name again.
  private func bringBack(_ runID: RunID) throws(FarError) {
    guard let name = runID.keptName(of: target) else { return }
    let kept = target.removingLastComponent().appending(bytes: Array(".dnd-replaced".utf8))
      .pushing(name)
    guard try place.files.look(at: [kept], followingLinks: false)[0].get() != nil else { return }
    _ = try place.files.publish([FarNaming(kept, as: target, isUnguarded: true)])
  }
}
