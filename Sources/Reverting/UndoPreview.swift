package import Context
import FileTransfer
import Items
package import Sessions
import SystemPackage

/// Reports for each item of a drop whether it can be undone, without changing anything.
package final class UndoPreview: UndoVisitor {
  private let open: any OpenSession
  private let run: String
  private let eligibility: UndoEligibility
  private let walk: UndoWalk
  private let context: ExchangeContext
  /// What hosts say of the files of the page.
  private var looks: HostLooks?
  /// The replaced files that would be restored by undoing later records, by path.
  private var restored: [Location: Location] = [:]

  package var tally: UndoTally { walk.tally }

  package init(
    _ open: any OpenSession, run: String, in context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void = { _ in }
  ) {
    self.open = open
    self.run = run
    self.context = context
    walk = UndoWalk(open, run: run, in: context, each: each)
    eligibility = UndoEligibility(open, in: context)
  }

  package func callAsFunction() throws { try walk(self) }

  /// What an undo of the drop could do.
  enum Prospect {
    case something
    case nothing
    /// Nothing now; a host or store of it cannot be asked.
    case unreachable
  }

  func prospect() throws -> Prospect {
    var prospect = Prospect.nothing
    var isDone = true
    // A merged directory itself is undone only after all of its parts.
    var refused: Set<Int> = []
    try open.eachPage(of: run) { page in
      let undoable = page.filter(\.isUndoable)
      isDone = isDone && undoable.isEmpty
      // Mostly the first one tells, and hosts are not asked about all the others for nothing.
      for (index, record) in undoable.enumerated() {
        if index == 1 { try begin(undoable) }
        switch try plan(record) {
        case .success where !record.isPart && refused.contains(record.item): break
        case .success:
          prospect = .something
          return false
        case .failure(let refusal):
          refused.insert(record.item)
          if refusal.isOfUnreachablePlace { prospect = .unreachable }
        }
      }
      return true
    }
    // Only folders or a manifest of the drop are left.
    return isDone ? .something : prospect
  }

  private func plan(_ record: TransferRecord) throws -> Result<Undo.Action, UndoRefusal> {
    let item = try open.itemInAnyState(record.item)
    switch try eligibility.verdict(on: record, of: item, seeing: looks) {
    case .refused(let diagnostic): return .failure(UndoRefusal(diagnostic: diagnostic))
    case .order, .joined, .passedOn: return .success(.none)
    case .elsewhere(let undo):
      do throws(UndoError) { return .success(try undo.plan()) } catch {
        return .failure(UndoRefusal(diagnostic: error.diagnostic))
      }
    case .undo(let undo, _):
      let result = plan(undo)
      if case .success = result, let replaced = record.replaced {
        restored[record.target] = replaced
      }
      return result
    }
  }

  private func plan(_ undo: Undo) -> Result<Undo.Action, UndoRefusal> {
    do throws(UndoError) {
      return .success(try undo.plan())
    } catch {
      if let kept = restored[undo.effect.target] {
        var effect = undo.effect
        effect.target = kept
        if let action = try? Undo(effect, like: undo).plan() { return .success(action) }
      }
      return .failure(UndoRefusal(diagnostic: error.diagnostic))
    }
  }

  // MARK: - Visiting

  func begin(_ page: [TransferRecord]) throws {
    let looks = HostLooks(context)
    _ = try looks.foresee(page, eligibility, open)
    self.looks = looks
  }

  func visit(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal>? {
    try plan(record)
  }

  func conclude(
    _ complete: [Int], _ records: [TransferRecord], of items: inout UndoItems
  ) throws -> [UndoResult] {
    try complete.compactMap { index in
      guard let gathered = items.finish(index) else { return nil }
      return UndoResult(index, try open.itemInAnyState(index), gathered, done: .undoable)
    }
  }
}

extension Undo {
  /// A copy of an undo with another record.
  fileprivate init(_ effect: TransferRecord, like other: Undo) {
    self.init(effect, runID: other.runID)
    isResumed = other.isResumed
    keepsBytes = other.keepsBytes
    kept = other.kept
    comparesKept = other.comparesKept
    folders = other.folders
    recorded = other.recorded
  }
}
