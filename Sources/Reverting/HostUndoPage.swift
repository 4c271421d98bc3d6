import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Undoes a page of records about files on hosts, each step for all of them at once.
///
/// What depends on other records of the page is left to be undone alone: files that replaced others, or that were moved
/// out of a folder that was moved as well, directories, links, and paths that occur more than once.
final class HostUndoPage {
  /// What became of a record.
  struct Outcome {
    let result: Result<Undo.Action, UndoError>
    /// Whether the undo may have been partly carried out.
    var isBegun = false
  }

  /// A record on its way.
  private final class Entry {
    let undo: any PagedUndo
    let action: Undo.Action
    var failure: UndoError?

    init(_ undo: any PagedUndo, _ action: Undo.Action) {
      self.undo = undo
      self.action = action
    }
  }

  private let open: any OpenSession
  private let context: ExchangeContext
  private let looks: HostLooks
  private(set) var outcomes: [Int64: Outcome] = [:]

  /// The most files and bytes that are undone together.
  static let mostFiles = 400
  private static let mostBytes: Int64 = 64 << 20

  init(_ open: any OpenSession, in context: ExchangeContext, seeing looks: HostLooks) {
    self.open = open
    self.context = context
    self.looks = looks
  }

  func callAsFunction(_ page: [TransferRecord], _ eligibility: UndoEligibility) throws {
    let undos = try looks.foresee(page, eligibility, open)
    if undos.isEmpty { return }
    let counts = Self.counts(of: page)
    let folders = Set(page.filter { $0.sourceRemoved && !$0.isPart }.compactMap(\.source))
    var entries: [Entry] = []
    for undo in undos
    where Self.isAlone(undo.record, in: counts) && !Self.needsFolder(undo.record, of: folders) {
      // What is left has no outcome.
      if context.isCancelled() { return }
      do throws(UndoError) {
        guard try undo.isPaged() else { continue }
        let action = try undo.plan()
        if action == .none {
          outcomes[undo.record.number] = Outcome(result: .success(.none))
        } else {
          entries.append(Entry(undo, action))
        }
      } catch {
        outcomes[undo.record.number] = Outcome(result: .failure(error))
      }
    }
    for part in Self.parts(of: entries) {
      if context.isCancelled() { return }
      perform(part)
      for entry in part {
        outcomes[entry.undo.record.number] = Outcome(
          result: entry.failure.map { .failure($0) } ?? .success(entry.action), isBegun: true)
      }
    }
  }

  /// How often each path occurs in records.
  private static func counts(of page: [TransferRecord]) -> [Location: Int] {
    var counts: [Location: Int] = [:]
    for record in page {
      for path in [record.target] + (record.source.map { [$0] } ?? []) {
        counts[path, default: 0] += 1
      }
    }
    return counts
  }

  private static func isAlone(_ record: TransferRecord, in counts: [Location: Int]) -> Bool {
    record.replaced == nil && counts[record.target] == 1
      && record.source.map { counts[$0] == 1 } ?? true
  }

  /// Whether a file was moved out of a folder that was moved as well, and therefore comes back before.
  private static func needsFolder(_ record: TransferRecord, of folders: Set<Location>) -> Bool {
    guard !record.isPart, record.sourceRemoved, var above = record.source?.directory else {
      return false
    }
    while above.directory != above {
      if folders.contains(above) { return true }
      above = above.directory
    }
    return false
  }

  private static func parts(of entries: [Entry]) -> [[Entry]] {
    var parts: [[Entry]] = []
    var bytes: Int64 = 0
    for entry in entries {
      let size = entry.undo.record.placed?.size ?? 0
      if parts.isEmpty || parts[parts.count - 1].count >= mostFiles
        || bytes.addingClamped(size) > mostBytes
      {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(entry)
      bytes = bytes.addingClamped(size)
    }
    return parts
  }

  // MARK: - Performing

  private func perform(_ part: [Entry]) {
    guard let record = part.first?.undo.record else { return }
    let runID = RunID(record.run) ?? RunID()
    let isResumed = part.contains { $0.undo.record.step == .undoing }
    let back = HostPutBack(context: context, runID: runID, isResumed: isResumed)
    let returning = part.filter { if case .copyBack = $0.action { true } else { false } }
    carryOut(returning, { $0.returned }) {
      HostBringBack(context: context, runID: runID, isResumed: isResumed)($0)
    }
    carryOut(returning, { $0.relayed }) { HostRelay(open: open, back: back)($0) }
    carryOut(returning, { (undo) throws(UndoError) in try undo.putBack() }) {
      back($0)
    }
    // What an interrupted undo has put there is synced before the only other copy goes.
    let others = part.filter { if case .copyBack = $0.action { false } else { true } }
    carryOut(others, { $0.origin?.directory }) { synchronize($0, runID, isResumed: isResumed) }
    let rest = part.filter { $0.undo.record.isNew }
    carryOut(rest, { (undo) throws(UndoError) in try undo.copy() }) {
      HostCopyRemoval(context: context, runID: runID, isResumed: isResumed)($0)
    }
    carryOut(rest, { (undo) throws(UndoError) in try undo.hide() }) {
      HiddenHere.finish($0, by: runID, in: context)
    }
  }

  /// Does something with those entries for which there is something to do.
  private func carryOut<Work>(
    _ entries: [Entry], _ work: (any PagedUndo) throws(UndoError) -> Work?,
    _ body: ([Work]) -> [Result<Void, UndoError>]
  ) {
    var some: [(entry: Entry, work: Work)] = []
    for entry in entries where entry.failure == nil {
      do throws(UndoError) {
        if let work = try work(entry.undo) { some.append((entry, work)) }
      } catch {
        entry.failure = error
      }
    }
    if some.isEmpty { return }
    for (one, result) in zip(some, body(some.map(\.work))) {
      if case .failure(let error) = result { one.entry.failure = error }
    }
  }

  /// Also removes what an interrupted undo has left there under hidden names.
  private func synchronize(
    _ directories: [Location], _ runID: RunID, isResumed: Bool
  ) -> [Result<Void, UndoError>] {
    var results = directories.map { _ in Result<Void, UndoError>.success(()) }
    for (_, indices) in Dictionary(grouping: directories.indices, by: { directories[$0].place }) {
      do throws(UndoError) {
        try context.far(directories[indices[0]]) { files throws(FarError) in
          let paths = Array(Set(indices.map { directories[$0].path }))
          for path in paths where isResumed {
            try files.prepareUndo(in: path, of: runID, isResumed: true)
          }
          try files.synchronize(paths)
        }
      } catch {
        for index in indices { results[index] = .failure(error) }
      }
    }
    return results
  }
}
