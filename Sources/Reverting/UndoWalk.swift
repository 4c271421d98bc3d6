import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// The operations on the records of a drop as they are traversed, last record first.
protocol UndoVisitor: AnyObject {
  /// Called with what an earlier undo of the drop took back, page by page.
  func passOver(_ undone: [TransferRecord])
  /// Called with each page before its records.
  func begin(_ page: [TransferRecord]) throws
  /// Handles a record, which may be modified; nil if it is left unchanged because the undo is cancelled.
  func visit(
    _ record: inout TransferRecord, among items: UndoItems
  ) throws -> Result<Undo.Action, UndoRefusal>?
  /// Removes the completed items from `items` and returns their results.
  ///
  /// - Parameter records: The records of a page in their final state.
  func conclude(
    _ complete: [Int], _ records: [TransferRecord], of items: inout UndoItems
  ) throws -> [UndoResult]
}

extension UndoVisitor {
  func passOver(_ undone: [TransferRecord]) {}
}

/// Traverses the records of a drop page by page and reports the result of each item.
final class UndoWalk {
  let open: any OpenSession
  let run: String
  let context: ExchangeContext
  let each: (UndoResult) throws -> Void
  private var items = UndoItems()
  private(set) var tally = UndoTally()
  /// Why no further page could begin, as on a full disk, although something has been undone.
  private var stop: UndoRefusal?

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
    try open.eachPage(of: run, atMost: try pageSize()) { page in
      let undone = page.filter { $0.item > 0 && $0.step == .undone }
      tally.before += undone.count { !$0.isPart }
      visitor.passOver(undone)
      try visit(page.filter(\.isUndoable).withOuterSourcesFirst.withKeptSourcesLast, visitor)
      return true
    }
    try conclude(items.unfinished, [], visitor)
  }

  /// The number of records in a page: files on hosts are undone together, because each step for them has to wait for an
  /// answer.
  private func pageSize() throws -> Int {
    let last = try open.transfers(of: run, before: .max, limit: 64).first { $0.item > 0 }
    let isElsewhere = last?.target.there != nil || last?.source?.there != nil
    return isElsewhere ? HostUndoPage.mostFiles : 64
  }

  private func visit(
    _ page: [TransferRecord], _ visitor: some UndoVisitor
  ) throws {
    if page.isEmpty { return }
    if context.isCancelled() { throw ExchangeError.cancelled }
    if let refusal = try begin(page, visitor) { return try leave(page, because: refusal) }
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

  /// Why the page is left as it is; thrown while nothing has been undone.
  private func begin(
    _ page: [TransferRecord], _ visitor: some UndoVisitor
  ) throws -> UndoRefusal? {
    if stop == nil {
      do {
        try visitor.begin(page)
      } catch  where tally.undone > 0 && !context.isCancelled() {
        stop = UndoRefusal(diagnostic: ExchangeError(any: error).diagnostic)
      }
    }
    return stop
  }

  private func leave(_ page: [TransferRecord], because refusal: UndoRefusal) throws {
    for record in page {
      items.add(record, .failure(refusal))
      guard !record.isPart, let gathered = items.finish(record.item) else { continue }
      try report(
        UndoResult(
          record.item, open.itemInAnyState(record.item), gathered, done: .undone))
    }
  }

  /// Notes that something besides the items stays.
  func note(_ error: Diagnostic) { tally.note(error) }

  private func report(_ result: UndoResult) throws {
    tally.count(result)
    try each(result)
  }

  private func conclude(
    _ complete: [Int], _ records: [TransferRecord], _ visitor: some UndoVisitor
  ) throws {
    for result in try visitor.conclude(complete, records, of: &items) { try report(result) }
  }
}

extension TransferRecord {
  /// Whether the record is undone by item; created directories are handled at the end.
  var isUndoable: Bool {
    switch step {
    case .placed, .done, .undoing: item > 0
    case .begun, .naming, .undone: false
    }
  }
}

extension [TransferRecord] {
  /// The records with that of a moved folder before those of what was moved out of it, which needs the folder again.
  fileprivate var withOuterSourcesFirst: [TransferRecord] {
    let moved = filter { $0.sourceRemoved && !$0.isPart }
    guard moved.count > 1 else { return self }
    var sources: [Location: Int64] = [:]
    for record in moved { if let source = record.source { sources[source] = record.number } }
    var inner: [Int64: [TransferRecord]] = [:]
    var ordered: [TransferRecord] = []
    for record in self {
      var above = record.source
      var outer: Int64?
      while record.sourceRemoved, !record.isPart, let path = above, path.path.bytes.count > 1 {
        let parent = path.directory
        if let number = sources[parent], number < record.number { outer = number }
        above = parent == path || parent.path.isEmpty ? nil : parent
      }
      if let outer {
        inner[outer, default: []].append(record)
      } else {
        ordered.append(record)
        ordered += inner.removeValue(forKey: record.number) ?? []
      }
    }
    return ordered
  }

  /// The records with those of copies that a move made of links last: what the links lead to may come back before.
  fileprivate var withKeptSourcesLast: [TransferRecord] {
    let isCopy = { (record: TransferRecord) in
      record.moves && !record.sourceRemoved && !record.isPart
    }
    return filter { !isCopy($0) } + filter(isCopy)
  }
}
