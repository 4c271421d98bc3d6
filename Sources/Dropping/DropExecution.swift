import Context
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

/// Carries out a drop on a claimed session.
///
/// Page by page, it has the items decided on and loaded (`ItemPreparation`), then placed and reported
/// (`ItemPlacement`), in the order that the destination's driver asks for.
final class DropExecution {
  let setting: DropSetting
  let driver: any DestinationDriver
  private let preparation: ItemPreparation
  private let placement: ItemPlacement
  /// The items of a drop that shares the session; nil if it holds the session alone.
  private var shared: SharedItems?

  /// - Parameters:
  ///   - progress: The progress of the enclosing drop; nil for a drop of its own.
  ///   - shares: Whether other drops may work on the same session.
  ///   - others: The folders of the other views of a route.
  ///   - each: Called with the result of each item as soon as it is available.
  init(
    _ plan: DropPlan, on open: any OpenSession, runID: RunID, progress: ProgressMeter? = nil,
    shares: Bool = false, others: [FilePath] = [], each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) {
    let counts = try open.counts()
    let isWhole = plan.terms.request.accept.items == nil
    setting = DropSetting(
      plan: plan, open: open, runID: runID, recorder: DropRecorder(plan, open, by: runID),
      progress: progress
        ?? ProgressMeter(
          items: isWhole ? counts.items : nil, bytes: isWhole ? plan.size(counts) : nil,
          report: plan.context.report),
      addresses: ArrivedAddresses(for: plan.terms.view), isShared: shares, others: others)
    driver = try setting.driver()
    preparation = ItemPreparation(setting, driver)
    placement = ItemPlacement(setting, driver, each: each)
  }

  var recorder: DropRecorder { setting.recorder }
  var report: DropReport { placement.report }

  /// Reports items that an earlier, killed run had placed.
  ///
  /// - Parameter isKnown: Whether the driver has recalled that run.
  func tell(recovered results: [ItemResult], isKnown: Bool) throws {
    setting.progress.expect(items: results.count)
    try driver.recovered(results, isKnown: isKnown)
    for result in results { try placement.tell(result) }
  }

  /// Whether other drops may work on the same session.
  var isSharing: Bool { shared != nil }

  /// Makes this drop one that shares the session with others, unless its items must keep their order.
  func share(by claim: Claim, upTo last: Int) {
    shared = SharedItems(setting, driver, claim, upTo: last) { [placement, driver] results in
      try driver.recovered(results, isKnown: false)
      for result in results { try placement.tell(result) }
    }
  }

  /// Drops every selected item that was in the session at the start.
  ///
  /// - Parameter endsProgress: Whether this is the last part of the drop.
  func run(
    upTo last: Int, endsProgress: Bool = true,
    only isMeant: @escaping (Item) -> Bool = { _ in true }
  ) throws {
    setting.progress.start()
    defer { if endsProgress { setting.progress.close() } }
    do {
      try dropAll(upTo: last, isLast: endsProgress, isMeant)
    } catch {
      driver.giveUp()
      driver.publish()
      throw error
    }
    driver.publish()
    try driver.finish()
  }

  private func dropAll(
    upTo last: Int, isLast: Bool, _ isMeant: @escaping (Item) -> Bool
  ) throws {
    try driver.prepare(upTo: last, only: isMeant)
    let turns = try driver.turns(upTo: last)
    if let shared {
      if turns.count == 1 {
        try shared.begin()
      } else {
        try shared.holdAlone()
        self.shared = nil
      }
    }
    switch driver.gathering {
    case .allOrNone: try dropAllOrNone(try setting.items(upTo: last).map { try $0.get() })
    case .whole: try dropWhole(upTo: last)
    case .ready: try dropAsReady(upTo: last, isLast: isLast, isMeant)
    case .item, .page:
      for (number, isOfTurn) in turns.enumerated() {
        let isLast = isLast && number == turns.count - 1
        try inPages(upTo: last, only: { isOfTurn($0) && isMeant($0) }) { page, isEnd in
          try drop(page, isLast: isLast && isEnd)
        }
      }
    }
    preparation.finish()
  }

  /// Passes the items to `body` page by page, with a flag for the last page.
  private func inPages(
    upTo last: Int, only isMeant: (Item) throws -> Bool, _ body: ([Item], Bool) throws -> Void
  ) throws {
    if let shared { return try inPages(of: shared, body) }
    var page: [Item] = []
    for item in setting.items(upTo: last) {
      let item = try item.get()
      guard try isMeant(item) else { continue }
      page.append(item)
      guard page.count == ItemPages.size else { continue }
      try body(page, false)
      page.removeAll(keepingCapacity: true)
    }
    if !page.isEmpty { try body(page, true) }
  }

  /// Passes the items that this drop claims to `body` page by page, until others have claimed all that are left.
  private func inPages(of shared: SharedItems, _ body: ([Item], Bool) throws -> Void) throws {
    repeat {
      while case let page = try shared.nextPage(), !page.isEmpty { try body(page, false) }
    } while try shared.beginsAgain()
  }

  /// The items page by page, on demand: those that this drop claims, or all that are meant.
  private func pages(
    upTo last: Int, only isMeant: @escaping (Item) -> Bool
  ) -> () throws -> PagesAhead.Claimed? {
    if let shared {
      return {
        let page = try shared.nextPage()
        return page.isEmpty ? nil : (page, false)
      }
    }
    var items = setting.items(upTo: last).makeIterator()
    return {
      var page: [Item] = []
      while page.count < ItemPages.size {
        guard let item = try items.next()?.get() else { return page.isEmpty ? nil : (page, true) }
        if isMeant(item) { page.append(item) }
      }
      return (page, false)
    }
  }

  // MARK: - Pages in order

  private func drop(_ page: [Item], isLast: Bool) throws {
    var page = page
    var decisions = try preparation.decide(on: page)
    if let shared {
      page = try shared.keep(page, decisions)
      decisions.removeLast(decisions.count - page.count)
    }
    try driver.expect(page, decisions)
    guard driver.gathering == .item else {
      return try dropLoaded(Array(zip(page, decisions)), isLast: isLast)
    }
    let ahead = preparation.loadAhead(page, decisions)
    try ahead.run {
      for (item, decision) in zip(page, decisions) {
        if setting.context.isCancelled() { throw ExchangeError.cancelled }
        try placement.place(item, try preparation.prepare(item, decision, ahead))
      }
    }
  }

  /// Loads items and places them, in groups that need little room for what is fetched from other hosts.
  ///
  /// - Parameter loading: What is already loading the first group.
  private func dropLoaded(
    _ items: [(Item, Decision)], _ loading: LoadAhead? = nil, isLast: Bool
  ) throws {
    let groups = FetchedRoom.groups(of: items)
    for (number, group) in groups.enumerated() {
      if number > 0, setting.context.isCancelled() { throw ExchangeError.cancelled }
      let first = number == 0 ? loading : nil
      let ahead = first ?? preparation.loadAhead(group.map(\.0), group.map(\.1))
      try ahead.run {
        let pending = try group.map { try preparation.prepare($0, $1, ahead) }
        try placement.place(
          group.map(\.0), pending, isLast: isLast && number == groups.count - 1)
      }
    }
  }

  // MARK: - Pages as items become ready

  /// How long to collect loaded items before they are placed together, while others are still being produced.
  private static let patience = Duration.milliseconds(100)

  /// Places the items that are ready page by page, and those that have to be produced as soon as they are
  /// available.
  private func dropAsReady(
    upTo last: Int, isLast: Bool, _ isMeant: @escaping (Item) -> Bool
  ) throws {
    let background = preparation.inBackground()
    let waiting = preparation.waiting(for: background, shared, upTo: last)
    try background.run {
      repeat {
        try dropPages(upTo: last, isLast: isLast, waiting, isMeant)
        var time = Duration.zero
        while !waiting.isEmpty {
          let arrivals = try waiting.takeNext(within: time)
          try drop(arrivals, isLast: isLast && waiting.isEmpty)
          time = Self.patience
        }
      } while try shared?.beginsAgain() ?? false
    }
  }

  /// Places what is ready of all pages; the next ones are prepared while the destination is at work.
  private func dropPages(
    upTo last: Int, isLast: Bool, _ waiting: WaitingItems, _ isMeant: @escaping (Item) -> Bool
  ) throws {
    let fetching = WorkQueue<LoadAhead, Void>(threads: 1) { $0.fetch() }
    let pages = PagesAhead(
      preparation, driver, waiting, fetching, next: pages(upTo: last, only: isMeant))
    driver.workMeanwhile { pages.prepare() }
    defer { driver.workMeanwhile {} }
    try fetching.run {
      while let page = try pages.take() {
        if driver.takesHeldFiles, page.hasFarFiles { pages.prepare() }
        try drop(page, isLast: isLast && page.isEnd && waiting.isEmpty)
        try drop(waiting.takeArrived(), isLast: false)
      }
    }
  }

  /// Places the items of a page that are ready.
  private func drop(_ page: PagesAhead.Page, isLast: Bool) throws {
    if page.items.isEmpty { return }
    if let pending = page.pending {
      return try placement.place(page.items, pending, isLast: isLast)
    }
    try dropLoaded(Array(zip(page.items, page.decisions)), page.loading, isLast: isLast)
  }

  /// Places the items whose turn has come.
  private func drop(_ arrivals: [WaitingItems.Arrival], isLast: Bool) throws {
    if arrivals.isEmpty { return }
    let pending = try arrivals.map { arrival in
      guard let made = arrival.made else {
        return try preparation.prepare(arrival.item, arrival.decision)
      }
      return try preparation.outcome(of: made, arrival.item, arrival.decision.best)
    }
    try placement.place(arrivals.map(\.item), pending, isLast: isLast)
  }

  // MARK: - Single step

  /// Loads all matching items page by page, then places them in one step.
  private func dropWhole(upTo last: Int) throws {
    var all: [PendingItem] = []
    defer { for entry in all { entry.loaded?.representation.discard() } }
    func isStillMeant(_: Item) throws -> Bool {
      if setting.context.isCancelled() { throw ExchangeError.cancelled }
      return true
    }
    try inPages(upTo: last, only: isStillMeant) { page, _ in
      let decisions = try preparation.decide(on: page)
      let ahead = preparation.loadAhead(page, decisions)
      all += try ahead.run {
        try zip(page, decisions).map { try preparation.prepare($0, $1, ahead) }
      }
    }
    try placement.place(together: all)
  }

  /// Drops all of these items or none.
  ///
  /// All are held in memory. Nothing is loaded until all are known to be accepted, and nothing is placed until
  /// all are loaded.
  private func dropAllOrNone(_ items: [Item]) throws {
    let decisions = try preparation.decide(on: items)
    let pending = try preparation.prepareAllOrNone(items, decisions)
    try placement.place(items, pending, isLast: true)
    if report.placed + report.skipped == 0 {
      try MadeDirectories(open: setting.open).remove(madeBy: [setting.runID.text])
    }
  }
}
