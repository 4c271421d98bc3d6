import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

/// Records in the session what a drop does and what its two sides say of it, as it happens.
final class DropRecorder {
  private let plan: DropPlan
  private let open: any OpenSession
  private let mark: RunID
  /// Whether any item was taken, so that the destination performs the drop.
  private(set) var hasBegun = false
  /// What the destination answers, by what the first page comes to.
  private var answer: Conversation.Answer

  init(_ plan: DropPlan, _ open: any OpenSession, by mark: RunID) {
    self.plan = plan
    self.open = open
    self.mark = mark
    answer = plan.answer
  }

  private var keepsItems: Bool { plan.terms.request.keepsItems }

  // MARK: - The drop as a whole

  /// Notes that a drop begins.
  func begin() throws {
    try open.change { try $0.log(.dropBegan(at: plan, by: mark)) }
  }

  /// Says that the drop is carried out, once there is something to carry out.
  func accept(_ decisions: [Decision]) throws {
    guard !hasBegun else { return }
    let taken = decisions.compactMap(\.best)
    guard !taken.isEmpty else { return }
    hasBegun = true
    if answer == .copy, taken.allSatisfy({ plan.reordered($0) != nil }) { answer = .move }
    let said = try plan.conversation(open).accepted(as: answer)
    try open.change { writer in for event in said { try writer.log(event) } }
  }

  /// Says that the drop was given up while it was carried out.
  func giveUp() {
    guard hasBegun else { return }
    let said = plan.conversation(open).givenUp()
    try? open.change { writer in for event in said { try writer.log(event) } }
  }

  /// Says how the drop has ended.
  ///
  /// The records of copies among them, which undo needs, are on disk from here on.
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
    try open.change(expecting: nil, synced: report.placed > 0) {
      for event in said { try $0.log(event) }
      try $0.log(
        .happened(.dropEnded, items: report.placed, destination: plan.destinationKey))
    }
  }

  // MARK: - Items

  /// Records that an item failed; it stays bound to the destination where that can be tried again.
  ///
  /// - Parameter isRefusal: Whether the place is impossible for the item, so that nothing binds it there.
  func failed(
    _ item: Item, _ candidate: Candidate?, _ diagnostic: Diagnostic, isRefusal: Bool = false
  ) throws -> ItemResult {
    let staysFree =
      isRefusal || plan.terms.request.isAtomic
      || plan.destination.directory == nil && plan.trash == nil
    try open.change { writer in
      try writer.record(
        diagnostic, of: item.index, at: plan.destinationKey, keepsItems: keepsItems || staysFree)
    }
    var result = ItemResult(item, .failed, candidate)
    result.error = diagnostic
    return result
  }

  /// Records that items went where nothing takes them back.
  func passedOn(_ items: [Item]) throws {
    try open.change { writer in
      for item in items {
        _ = try writer.record(TransferRecord(streamed: item.index, by: mark))
        if !keepsItems { try writer.setState(.placed, of: item.index) }
        try writer.log(.happened(.placed, item: item.index, destination: plan.destinationKey))
      }
      try writer.log(.happened(.transferFinished, items: items.count))
    }
  }

  /// Records items that only changed their place in the list of a view, with where they were before.
  func reordered(_ items: [(index: Int, former: PositionInView?)]) throws {
    guard !items.isEmpty else { return }
    try open.change { writer in
      for (index, former) in items {
        _ = try writer.record(TransferRecord(reordered: index, by: mark))
        if !keepsItems { try writer.setState(.placed, of: index) }
        if let former {
          try writer.log(.changedPosition(.reordered, of: index, former, run: mark.text))
        }
        try writer.log(.happened(.placed, item: index, destination: plan.destinationKey))
      }
    }
  }

  /// Notes where files were in a list that others have replaced, so that an undo has it.
  func replaced(_ items: [(index: Int, former: PositionInView)]) {
    if items.isEmpty { return }
    try? open.change { writer in
      for (index, former) in items {
        try writer.log(.changedPosition(.leftList, of: index, former, run: mark.text))
      }
    }
  }
}
