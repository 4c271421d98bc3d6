import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

/// Records in the session, as it happens, what a drop does and how source and destination communicate.
final class DropRecorder {
  private let plan: DropPlan
  private let open: any OpenSession
  private let runID: RunID
  /// Whether any item has been taken, so that the destination has accepted the drop.
  private(set) var hasBegun = false
  /// The answer of the destination, determined by the first page.
  private var answer: Conversation.Answer
  /// The folders in which the drop changes something.
  let folders: FolderTimes

  init(_ plan: DropPlan, _ open: any OpenSession, by runID: RunID) {
    self.plan = plan
    self.open = open
    self.runID = runID
    answer = plan.answer
    folders = FolderTimes(of: runID)
  }

  private var keepsItems: Bool { plan.terms.request.keepsItems }

  // MARK: - Whole drop

  /// Logs the start of the drop.
  func begin() throws {
    try open.change { try $0.log(.dropBegan(at: plan, by: runID)) }
  }

  /// Logs that the destination accepts the drop, once an item is taken.
  func accept(_ decisions: [Decision]) throws {
    guard !hasBegun else { return }
    let taken = decisions.compactMap(\.best)
    guard !taken.isEmpty else { return }
    hasBegun = true
    if answer == .copy, taken.allSatisfy({ plan.reordered($0) != nil }) { answer = .move }
    let said = try plan.conversation(open).accepted(as: answer)
    try open.change { writer in for event in said { try writer.log(event) } }
  }

  /// Logs that the drop was cancelled while it ran.
  func giveUp() {
    guard hasBegun else { return }
    let said = plan.conversation(open).givenUp()
    try? open.change { writer in for event in said { try writer.log(event) } }
  }

  /// Logs how the drop ended.
  ///
  /// This also syncs the records of copies, which undo needs.
  func end(_ report: DropReport) throws {
    let conversation = plan.conversation(open)
    let said: [SessionEvent]
    if !hasBegun {
      let isForbidden = plan.forbidden != nil && report.matched > 0
      said = try conversation.refused(as: isForbidden ? .forbidden : .cancel)
    } else {
      said =
        plan.context.isCancelled() ? conversation.givenUp() : conversation.concluded(as: answer)
    }
    let placed = report.placed + report.offered
    try open.change(expecting: nil, synced: placed > 0) {
      for event in said { try $0.log(event) }
      try folders.end($0)
      try $0.log(
        .happened(.dropEnded, items: placed, destination: plan.destinationKey, run: runID.text))
    }
  }

  // MARK: - Items

  /// Records that an item failed; it remains reserved for the destination if the drop can be retried.
  ///
  /// - Parameter isRefusal: Whether the destination cannot take the item, so that it is not reserved for it.
  func failed(
    _ item: Item, _ candidate: Candidate?, _ diagnostic: Diagnostic, isRefusal: Bool = false
  ) throws -> ItemResult {
    let staysFree =
      isRefusal || plan.terms.request.isAtomic
      || plan.destination.directory == nil && plan.trash == nil && plan.named?.location == nil
    // What could not be recorded has not begun.
    if diagnostic.code != .transferNotRecorded {
      try open.change { writer in
        try writer.record(
          diagnostic, of: item.index, at: plan.destinationKey, keepsItems: keepsItems || staysFree)
      }
    }
    var result = ItemResult(item, .failed, candidate)
    result.error = diagnostic
    return result
  }

  /// Records items that were passed to a destination from which they cannot be undone.
  ///
  /// - Parameter isTaken: Whether they are known to have arrived; otherwise, they stay in the session.
  func passedOn(_ items: [Item], isTaken: Bool = true) throws {
    try open.change { writer in
      for item in items {
        _ = try writer.record(TransferRecord(streamed: item.index, by: runID))
        if isTaken && !keepsItems { try writer.setState(.placed, of: item.index) }
        try writer.log(
          .happened(
            isTaken ? .placed : .sent, item: item.index, destination: plan.destinationKey))
      }
      try writer.log(.happened(.transferFinished, items: items.count))
    }
  }

  /// Records items that another program took from a window, some of which it moved.
  func dragged(_ items: [Item], moved: [Item]) throws {
    try passedOn(items)
    if moved.isEmpty { return }
    try open.change { writer in
      for item in moved {
        try writer.log(.happened(.moved, item: item.index, destination: plan.destinationKey))
      }
    }
  }

  /// What was put on the clipboard.
  var offer: OfferRecord?

  /// Records items that a process offers to other programs.
  func offered(_ items: [Item], _ offer: OfferRecord) throws {
    try open.change(expecting: nil, synced: true) { writer in
      for item in items {
        _ = try writer.record(TransferRecord(offered: item.index, by: runID.text))
        if !keepsItems { try writer.setState(.offered, of: item.index) }
      }
      try writer.log(.offered(offer))
    }
    self.offer = offer
  }

  /// Records items that only changed their position in a view, with their former positions.
  func reordered(_ items: [(index: Int, former: PositionInView?)]) throws {
    guard !items.isEmpty else { return }
    try open.change { writer in
      for (index, former) in items {
        _ = try writer.record(TransferRecord(reordered: index, by: runID))
        if !keepsItems { try writer.setState(.placed, of: index) }
        if let former {
          try writer.log(.changedPosition(.reordered, of: index, former, run: runID.text))
        }
        try writer.log(.happened(.placed, item: index, destination: plan.destinationKey))
      }
    }
  }

  /// Records the former list positions of replaced files for undo.
  func replaced(_ items: [(index: Int, former: PositionInView)]) {
    if items.isEmpty { return }
    try? open.change { writer in
      for (index, former) in items {
        try writer.log(.changedPosition(.leftList, of: index, former, run: runID.text))
      }
    }
  }
}
