import Context
import FileTransfer
import Sessions
import SystemCalls
package import SystemPackage

// A drop that was killed or given up, and the same drop again: the two are one, so that undo takes back
// all that they placed, and what the first placed is none of what was there before.
extension DropPlanner {
  /// The mark of a drop here that did not come to its end, which the drop that begins goes on with; nil
  /// where there is none, or where something else happened since.
  func markOfCutOffDrop(of open: any OpenSession) throws -> RunMark? {
    let ends: [SessionEvent.Kind] = [
      .dropBegan, .dropEnded, .undone, .reopened, .cancelled, .ended, .expired,
    ]
    guard let last = try open.lastEvent(of: ends), last.kind == .dropBegan else { return nil }
    let detail = last.decodedDetail
    guard let run = detail.run, let destination = detail.destination?.text,
      destination.utf8.elementsEqual(destinationKey.utf8), detail.operation == operationWord
    else { return nil }
    return RunMark(run)
  }

  /// What the log calls what is done.
  var operationWord: String { wantsMove ? "move" : "copy" }
}

extension DropRun {
  /// Learns what a drop that was cut off placed, where this one goes on with it, and lists it.
  func recall() throws {
    try open.eachPage(of: mark.text) { page in
      ledger.recall(
        page.filter(\.isInPlace).compactMap { record in record.placed.map { (record.target, $0) } })
      return true
    }
    guard manifest is Manifest else { return }
    for target in try open.targets(of: mark) {
      withManifest { manifest throws(TransferError) in
        try manifest.add(recovered: target, in: context)
      }
    }
  }
}

extension OpenSession {
  /// Where a run placed something, in order; of folders that it merged, what was in them.
  func targets(of mark: RunMark) throws -> [FilePath] {
    var records: [TransferRecord] = []
    try eachPage(of: mark.text) { page in
      records += page.filter(\.isInPlace)
      return true
    }
    let merged = Set(records.filter(\.isPart).map(\.item))
    return records.reversed().filter { $0.isPart || !merged.contains($0.item) }.map(\.target)
  }
}

extension TransferRecord {
  /// Whether something of an item is at its target.
  fileprivate var isInPlace: Bool {
    item > 0 && !target.isNoPlace && (step == .placed || step == .done)
  }
}

extension SessionEvent.Detail {
  /// The folder that a drop went to; nil where it went elsewhere.
  package var folder: FilePath? {
    guard let path = destination.map({ FilePath(carried: $0.text) }), path.isAbsolute else {
      return nil
    }
    return path
  }
}

extension SessionEvent {
  /// That a drop begins, with the mark of its run.
  static func dropBegan(at planner: DropPlanner, by mark: RunMark) -> SessionEvent {
    var event = happened(
      .dropBegan, destination: planner.destinationKey, operation: planner.operationWord)
    var detail = event.decodedDetail
    detail.run = mark.text
    event.detail = encoded(detail)
    return event
  }
}
