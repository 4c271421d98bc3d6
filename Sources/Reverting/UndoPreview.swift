package import Context
import FileTransfer
import Items
package import Sessions
import SystemPackage

/// Says of each item of a drop whether it can be undone; changes nothing.
package final class UndoPreview {
  private let open: any OpenSession
  private let run: String
  private let context: ExchangeContext
  private let each: (UndoResult) throws -> Void
  private let judgement: UndoEligibility
  private var items = UndoItems()
  /// What would be under a name once what came later is undone: the file that it replaced.
  private var restored: [FilePath: FilePath] = [:]
  package private(set) var tally = UndoTally()

  package init(
    _ open: any OpenSession, run: String, in context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void = { _ in }
  ) {
    self.open = open
    self.run = run
    self.context = context
    self.each = each
    judgement = UndoEligibility(open)
  }

  package func callAsFunction() throws {
    try open.eachPage(of: run) { page in
      if context.isCancelled() { throw ExchangeError.cancelled }
      for record in page where record.isUndoable {
        items.add(record, try plan(record))
        if !record.isPart { try tell(record.item) }
      }
      return true
    }
    for item in items.unfinished { try tell(item) }
  }

  /// Whether anything can be undone.
  package func findsAny() throws -> Bool {
    var found = false
    try open.eachPage(of: run) { page in
      for record in page where record.isUndoable {
        if case .success = try plan(record) { found = true }
      }
      return !found
    }
    return found
  }

  private func plan(_ record: TransferRecord) throws -> Result<Undo.Action, UndoRefusal> {
    let item = try open.itemInAnyState(record.item)
    switch try judgement.verdict(on: record, of: item) {
    case .refused(let diagnostic): return .failure(UndoRefusal(diagnostic: diagnostic))
    case .order, .joined: return .success(.none)
    case .undo(let undo):
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

  private func tell(_ index: Int) throws {
    guard let gathered = items.finish(index) else { return }
    let result = UndoResult(
      index, try open.itemInAnyState(index), gathered, done: .undoable)
    tally.count(result)
    try each(result)
  }
}

extension Undo {
  /// The same of another effect.
  fileprivate init(_ effect: TransferRecord, like other: Undo) {
    self.init(effect, mark: other.mark)
    isResumed = other.isResumed
    keepsBytes = other.keepsBytes
    makesFolders = other.makesFolders
  }
}

extension TransferRecord {
  /// Whether there is something to take back: folders that the drop made are looked at in the end.
  var isUndoable: Bool {
    switch step {
    case .placed, .done, .undoing: item > 0
    case .begun, .naming, .undone: false
    }
  }
}
