import Context
import FileTransfer
import Items
import Sessions

/// What is done with the records of a drop when they are gone through, the last first.
protocol UndoVisitor: AnyObject {
  /// Hears of a page, before any of its records.
  func begin(_ page: [TransferRecord]) throws
  /// What becomes of a record, which may be changed by it; nil where it is left alone, since all is to stop.
  func visit(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal>?
  /// Takes the items that are complete out of those that are open, and answers what became of them.
  ///
  /// - Parameter records: Those of a page, as they are once it is done with.
  func conclude(
    _ complete: [Int], _ records: [TransferRecord], of items: inout UndoItems
  ) throws -> [UndoResult]
}

/// Goes through what a drop did, page by page, and tells what becomes of each item.
final class UndoWalk {
  let open: any OpenSession
  let run: String
  let context: ExchangeContext
  let each: (UndoResult) throws -> Void
  private var items = UndoItems()
  private(set) var tally = UndoTally()

  init(
    _ open: any OpenSession, run: String, in context: ExchangeContext,
    each: @escaping (UndoResult) throws -> Void
  ) {
    self.open = open
    self.run = run
    self.context = context
    self.each = each
  }

  func callAsFunction(_ visitor: some UndoVisitor) throws {
    try open.eachPage(of: run) { page in
      try visit(page.filter(\.isUndoable), visitor)
      return true
    }
    try conclude(items.unfinished, [], visitor)
  }

  private func visit(
    _ page: [TransferRecord], _ visitor: some UndoVisitor
  ) throws {
    if page.isEmpty { return }
    if context.isCancelled() { throw ExchangeError.cancelled }
    try visitor.begin(page)
    var records: [TransferRecord] = []
    var complete: [Int] = []
    for record in page {
      var after = record
      if let result = try visitor.visit(&after, among: items) {
        items.add(after, result)
        if case .success = result { after.step = .undone }
        if !record.isPart { complete.append(record.item) }
      }
      records.append(after)
    }
    try conclude(complete, records, visitor)
    if context.isCancelled() { throw ExchangeError.cancelled }
  }

  private func conclude(
    _ complete: [Int], _ records: [TransferRecord], _ visitor: some UndoVisitor
  ) throws {
    for result in try visitor.conclude(complete, records, of: &items) {
      tally.count(result)
      try each(result)
    }
  }
}

extension TransferRecord {
  /// Whether there is something to take back: directories that the drop made are looked at in the end.
  var isUndoable: Bool {
    switch step {
    case .placed, .done, .undoing: item > 0
    case .begun, .naming, .undone: false
    }
  }
}
