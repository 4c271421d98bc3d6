import Context
import Destinations
import FileTransfer
import Items
import Negotiation
import Sessions
import SystemCalls
package import SystemPackage

// Continues a drop that was killed or cancelled. Both runs have the same run ID, so that undo reverts what either
// of them placed, and the second run does not mistake the results of the first for earlier content.
extension DropPlan {
  /// The ID of an interrupted run to this destination that the new drop continues; nil if there is none, or if
  /// something else has happened in the session since.
  func markOfCutOffDrop(of open: any OpenSession) throws -> RunID? {
    guard let detail = try open.cutOffDrop(), try OtherFolder(ofLastDrop: open) == nil,
      let run = detail.run, let destination = detail.destination?.text,
      destination.utf8.elementsEqual(destinationKey.utf8), detail.operation == operationWord
    else { return nil }
    if open.holdsLease { RunID.stageApart() }
    return RunID(run)
  }

  /// The result of an item that was placed by a drop that was killed, with the conversion that made it.
  func explained(_ result: ItemResult, in open: any OpenSession) throws -> ItemResult {
    guard result.effect == .copied, let item = try open.itemInAnyState(result.index),
      case .taken(let candidates) = decide(item), let best = candidates.first,
      case let effect = ItemResult.effect(of: best, otherwise: .copied), effect != .copied
    else { return result }
    var explained = ItemResult(item, .placed, best)
    explained.target = result.target
    explained.error = result.error
    explained.effect = effect
    return explained
  }

  /// The name of the operation in the log.
  var operationWord: String { wantsMove ? "move" : "copy" }
}

extension SessionEvent.Detail {
  /// The directory that was the destination of a drop; nil for any other destination.
  package var directory: FilePath? {
    guard let path = destination.map({ FilePath(carried: $0.text) }), path.isAbsolute else {
      return nil
    }
    return path
  }
}

extension SessionEvent {
  /// The event that a drop has started, with its run ID.
  static func dropBegan(at plan: DropPlan, by runID: RunID) -> SessionEvent {
    began(
      .dropBegan, plan.operationWord, at: plan.destinationKey, folder: plan.folder?.text,
      run: runID.text)
  }
}
