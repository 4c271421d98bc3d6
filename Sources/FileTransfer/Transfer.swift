import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

/// Places items on another host: nothing is lost, nothing incomplete becomes visible, and each item has its own
/// outcome.
///
/// It has the order of the local engine: names are chosen, copies are staged under hidden names and synced, compared
/// if a source is to be removed, and named; the directories are synced, the journal is updated, and only then are
/// sources removed. Each of these steps is taken for a page of items at once.
///
/// The paths of requests, of outcomes and of the journal are those of the place; only errors and notes name it.
package final class Transfer {
  private(set) var files: any PlaceFiles
  let host: PlaceID
  let runID: RunID
  let progress: @Sendable (Int64) -> Void
  let phase: @Sendable (TransferPhase, [UInt8]?) -> Void
  /// The names in a directory there, as far as they are known; nil for a directory with too many.
  var namesThere: [FilePath: Set<[UInt8]>?] = [:]
  /// The directories there in which the server cannot refuse a taken name.
  var unguarded: Set<FilePath> = []
  /// Whether the server syncs directories; true until it has refused.
  var syncsNames = true
  /// Whether the server makes symbolic links; nil before it was tried.
  var makesLinks: Bool?
  private var failedShots = FailedShots()
  let isCancelled: @Sendable () -> Bool
  /// Called while the other host gives the names of a page: work for later pages, which must not use the host.
  package var meanwhile: () -> Void = {}
  /// The rules for names, and the names that this drop has given.
  let conflict: Conflict
  /// What is known of the names there.
  let names: NamesThere
  /// The directories in which items get names.
  var destinations: [FilePath: Folder] = [:]

  /// The directories there that an interrupted run has made for a merge, which count as made by this one.
  package var madeEarlier: Set<FilePath> = []
  /// The names that interrupted runs may have given.
  package var earlier = EarlierNames()

  /// The loss of the connection during a merge, in the words for its files.
  var lossInside: TransferError?

  /// Whether all items are placed or none.
  var isTogether = false

  /// What interrupted runs staged, by directory there.
  var rests: [FilePath: StagedRest] = [:]
  /// The size from which a file is continued.
  var leastResumedSize = StagedRest.leastSize
  /// The size from which a complete file of a directory is kept.
  var leastKeptSize = StagedRest.leastKeptSize
  /// The size of the pieces of a staged file that are compared; nil for one that fits the file.
  var pieceSize: Int64?

  /// The most items of a page.
  static let pageLimit = 400
  /// The most items of a page of this transfer.
  var itemLimit = pageLimit
  /// The most bytes of a page that are sent before the page before it is recorded.
  var overlapBytes: Int64 = 4 << 20
  /// The most bytes of a page, so that outcomes are known soon; a larger item is a page of its own.
  static let pageBytes: Int64 = 64 << 20

  /// How often names are chosen before other programs are too busy there.
  static let roundLimit = 100

  /// - Parameters:
  ///   - progress: Called with the number of bytes since the last call.
  ///   - phase: Called with each phase that begins and the name being copied.
  package init(
    _ files: any PlaceFiles, host: PlaceID, runID: RunID, style: NumberingStyle = .space,
    progress: @escaping @Sendable (Int64) -> Void = { _ in },
    phase: @escaping @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.files = files
    self.host = host
    self.runID = runID
    let index = NumberedNameIndex(style: style)
    names = NamesThere(index, at: host)
    conflict = Conflict(
      monitor: TransferMonitor(progress: { _ in }, isCancelled: isCancelled), nameIndex: index)
    self.progress = progress
    self.phase = phase
    self.isCancelled = isCancelled
  }

  /// The hidden files that could not be removed since the last call, the first one in each directory.
  package func takeLeftovers() -> [FilePath] {
    files.takeLeftovers().map { host.shown($0) }
  }

  /// Goes on over another connection to the same host.
  package func continueOver(_ files: any PlaceFiles) {
    self.files = files
    (namesThere, destinations) = ([:], [:])
  }

  /// Places the items of a group, and returns the outcomes in the same order.
  ///
  /// While the other host stages a page, the page before is recorded, and the record of the next one is begun.
  ///
  /// After the connection is lost, the items that were under way fail with an error that says so; their records stay,
  /// and the next drop finds out what became of them.
  @discardableResult
  package func place(
    _ group: [PlacementRequest], journal: some TransferJournal,
    settled: ([TransferEngine.Settled]) -> Void = { _ in }
  ) -> [Result<Placement, TransferError>] {
    var outcomes: [Result<Placement, TransferError>?] = Array(repeating: nil, count: group.count)
    var lost: TransferError?
    /// The page whose items have their names, but are not recorded yet.
    var named: (page: Page, isSafe: Bool)?
    /// The page that is recorded, but whose sources are not removed yet.
    var recorded: Page?
    /// The number of items whose records are begun.
    var begun = 0
    func settle(_ page: Page) {
      let all = page.settled
      for one in all { outcomes[one.index] = one.outcome }
      settled(all)
    }
    func recordNamed() {
      guard let (ended, isSafe) = named else { return }
      named = nil
      var page = ended
      record(&page, journal, isSafe: isSafe)
      if page.hasSourcesToRemove {
        recorded = page
      } else {
        conclude(&page, journal)
        settle(page)
      }
    }
    /// Ends the page before; it looks at the copies, so that the host must be free.
    func endNamed() {
      recordNamed()
      guard var page = recorded else { return }
      recorded = nil
      removeSources(&page)
      conclude(&page, journal)
      settle(page)
    }
    let ranges = pages(of: group)
    for (number, (range, bytes)) in ranges.enumerated() {
      var page = Page(group, range)
      // Nobody waits for the record of a page until a large file is sent.
      if bytes > overlapBytes { endNamed() }
      do throws(TransferError) {
        if isCancelled() { throw .cancelled }
        if let lost { throw lost }
        if begun < range.upperBound {
          do { try journal.willPlace(range) } catch { throw .notRecorded }
          begun = range.upperBound
        }
      } catch {
        endNamed()
        page.fail(with: error)
        if begun == range.upperBound { conclude(&page, journal) }
        settle(page)
        continue
      }
      do throws(FarError) {
        let isSafe = try place(&page, journal) {
          recordNamed()
          guard number + 1 < ranges.count, !isCancelled() else { return }
          // If that fails, it is tried again when it is the turn of the page.
          let next = ranges[number + 1].range
          if (try? journal.willPlace(next)) != nil { begun = next.upperBound }
        }
        endNamed()
        named = (page, isSafe)
      } catch {
        endNamed()
        let shown = shown(error)
        if error.endsConnection {
          lost = shown
        } else {
          page.fail(with: shown)
          try? discard(&page)
        }
        // What is staged cannot be removed now, so that its records have to stay. What has its name is not synced and
        // not recorded, so that its source stays too.
        page.failUnrecorded(with: shown)
        conclude(&page, journal)
        settle(page)
      }
    }
    endNamed()
    return outcomes.map { $0 ?? .failure(.cancelled) }
  }

  /// An error that ends a page, as its items fail with it.
  func shown(_ error: FarError) -> TransferError {
    if let lossInside {
      self.lossInside = nil
      return lossInside
    }
    return error == .cancelled
      ? .elsewhere(TransferError.cancelled.diagnostic, isLost: true) : error.transferError(host)
  }

  /// The group in parts, none of which has too much in it.
  private func pages(of group: [PlacementRequest]) -> [(range: Range<Int>, bytes: Int64)] {
    var pages: [(range: Range<Int>, bytes: Int64)] = []
    var start = 0
    var bytes: Int64 = 0
    // Pages of about the same length, so that none is too short to hide the records of the others.
    let count = max((group.count + itemLimit - 1) / itemLimit, 1)
    let limit = (group.count + count - 1) / count
    for (index, request) in group.enumerated() {
      let size = request.likelySize
      if index > start && (bytes.addingClamped(size) > Self.pageBytes || index - start >= limit) {
        pages.append((start..<index, bytes))
        (start, bytes) = (index, 0)
      }
      bytes = bytes.addingClamped(size)
    }
    if start < group.count { pages.append((start..<group.count, bytes)) }
    return pages
  }

  /// Stages the items of a page, and gives them their names; returns whether these are synced.
  private func place(
    _ page: inout Page, _ journal: some TransferJournal, meanwhile: () -> Void
  ) throws(FarError) -> Bool {
    page.examine(at: host)
    try refuseWhatIsImpossible(&page)
    // Each round gives the names that are free. Another program may take one in between, and an item with the bytes
    // of another waits for it.
    for round in 0..<Self.roundLimit {
      if !page.hasOpen { break }
      try chooseNames(&page)
      try merge(&page, journal)
      phase(.copying, page.firstName)
      if round == 0 { try stage(&page, meanwhile: meanwhile) } else { try stage(&page) }
      try verify(&page)
      let items = page.items
      for index in failedShots.withheld(of: items.map(\.request.shot), { items[$0].outcome }) {
        items[index].outcome = .failure(.withheld)
      }
      try name(&page, journal)
      try discard(&page)
    }
    page.failContested(at: host)
    try discard(&page)
    phase(.writing, nil)
    return try synchronize(page)
  }

  /// Tells the journal what has been named, and keeps the sources of moves whose names are not recorded or not synced.
  private func record(_ page: inout Page, _ journal: some TransferJournal, isSafe: Bool) {
    let named = page.succeeded
    do {
      try journal.published(named)
    } catch {
      page.keepSources(because: .copyNotSafe)
      return
    }
    if !isSafe { page.keepSources(because: .copyNotSafe) }
  }

  func conclude(_ page: inout Page, _ journal: some TransferJournal) {
    do {
      try journal.finished(page.settled)
    } catch {
      page.note { .notRecorded(host.shown($0.target)) }
    }
  }
}

extension PlacementRequest {
  /// The number of bytes that it probably takes.
  fileprivate var likelySize: Int64 {
    if let looked { return looked.kind == .directory ? Transfer.pageBytes : looked.size }
    switch source {
    case .bytes(let bytes): return Int64(bytes.count)
    case .path(let path, _, _), .spool(let path):
      guard let status = try? FileSystem.status(of: path) else { return 0 }
      return status.kind == .directory ? Transfer.pageBytes : status.size
    }
  }
}
