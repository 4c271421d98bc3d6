import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
package import SystemPackage

// A drop that was killed or given up, and the same drop again: the two are one, so that undo takes back
// all that they placed, and what the first placed is none of what was there before.
extension DropPlan {
  /// The mark of a drop here that did not come to its end, which the drop that begins goes on with; nil
  /// where there is none, or where something else happened since.
  func markOfCutOffDrop(of open: any OpenSession) throws -> RunID? {
    let ends: [SessionEvent.Kind] = [
      .dropBegan, .dropEnded, .undone, .reopened, .cancelled, .ended, .expired,
    ]
    guard let last = try open.lastEvent(of: ends), last.kind == .dropBegan else { return nil }
    let detail = last.decodedDetail
    guard let run = detail.run, let destination = detail.destination?.text,
      destination.utf8.elementsEqual(destinationKey.utf8), detail.operation == operationWord
    else { return nil }
    return RunID(run)
  }

  /// What the log calls what is done.
  var operationWord: String { wantsMove ? "move" : "copy" }
}

extension OpenSession {
  /// Where a run placed something, in order; of directories that it merged, what was in them.
  func targets(of mark: RunID) throws -> [FilePath] {
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
  var isInPlace: Bool {
    item > 0 && !target.isNoPlace && (step == .placed || step == .done)
  }
}

extension SessionEvent.Detail {
  /// The directory that a drop went to; nil where it went elsewhere.
  package var directory: FilePath? {
    guard let path = destination.map({ FilePath(carried: $0.text) }), path.isAbsolute else {
      return nil
    }
    return path
  }
}

extension SessionEvent {
  /// That a drop begins, with the mark of its run.
  static func dropBegan(at plan: DropPlan, by mark: RunID) -> SessionEvent {
    began(.dropBegan, plan.operationWord, at: plan.destinationKey, run: mark.text)
  }
}
