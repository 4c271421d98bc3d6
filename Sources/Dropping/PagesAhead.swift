import Context
import Items
import Loading
import Negotiation
import SystemCalls

/// The pages of a drop whose items are placed as they become ready.
///
/// While the destination is at work on one page, the next ones are decided on and their files are looked at, so that
/// they can be placed at once. Small files of other hosts are fetched into memory, for one page ahead. Nothing else is done
/// ahead: a representation that takes time, or room, waits for its turn.
final class PagesAhead {
  /// Items that are ready, of one page or of several.
  struct Page {
    var items: [Item]
    var decisions: [Decision]
    /// The loaded items; nil if they are loaded when it is their turn.
    var pending: [PendingItem]?
    /// What is fetching the files of other hosts among the first group of items.
    var loading: LoadAhead?
    /// Whether no page follows.
    var isEnd: Bool
  }

  typealias Claimed = (items: [Item], isEnd: Bool)

  private let preparation: ItemPreparation
  private let driver: any DestinationDriver
  private let waiting: WaitingItems
  private let next: () throws -> Claimed?
  private let fetching: WorkQueue<LoadAhead, Void>
  private var ahead: [Page] = []
  private var isAtEnd = false
  /// What went wrong ahead; it is thrown when the pages before are placed.
  private var failure: (any Error)?

  /// The most pages that are prepared ahead, which are then placed together.
  private static let most = 4

  /// - Parameters:
  ///   - fetching: Fetches files of other hosts in the background; it has ended when this is released.
  ///   - next: The next page; nil at the end.
  init(
    _ preparation: ItemPreparation, _ driver: any DestinationDriver, _ waiting: WaitingItems,
    _ fetching: WorkQueue<LoadAhead, Void>, next: @escaping () throws -> Claimed?
  ) {
    self.fetching = fetching
    self.preparation = preparation
    self.driver = driver
    self.waiting = waiting
    self.next = next
  }

  deinit {
    for page in ahead {
      for one in page.pending ?? [] { one.loaded?.representation.discard() }
      page.loading?.forget()
    }
  }

  /// The next items; nil at the end.
  func take() throws -> Page? {
    if ahead.isEmpty {
      if let failure { throw failure }
      return try decided()
    }
    try preparation.throwIfCancelled()
    var page = ahead.removeFirst()
    guard var pending = page.pending else { return page }
    while let more = ahead.first?.pending {
      let next = ahead.removeFirst()
      page.items += next.items
      page.decisions += next.decisions
      page.isEnd = next.isEnd
      pending += more
    }
    page.pending = pending
    return page
  }

  /// Prepares one more page, unless there are enough.
  func prepare() {
    if isAtEnd || failure != nil || ahead.count >= Self.most { return }
    do {
      guard var page = try decided() else { return }
      if page.decisions.allSatisfy(\.isQuick) {
        page.pending = try zip(page.items, page.decisions).map { try preparation.prepare($0, $1) }
      } else if page.hasFarFiles, !ahead.contains(where: { $0.loading != nil }),
        let group = FetchedRoom.groups(of: Array(zip(page.items, page.decisions))).first
      {
        let loading = preparation.loadAhead(group.map(\.0), group.map(\.1))
        page.loading = loading
        if loading.isHeld { fetching.add(loading) }
      }
      ahead.append(page)
    } catch {
      failure = error
    }
  }

  /// The items of the next page that need not wait.
  private func decided() throws -> Page? {
    guard !isAtEnd, let page = try next() else {
      isAtEnd = true
      return nil
    }
    let decisions = try preparation.decide(on: page.items)
    try driver.expect(page.items, decisions)
    var ready = Page(items: [], decisions: [], isEnd: page.isEnd)
    for (item, decision) in zip(page.items, decisions) where !waiting.take(item, decision) {
      ready.items.append(item)
      ready.decisions.append(decision)
    }
    try waiting.giveBackPostponed()
    return ready
  }
}

extension PagesAhead.Page {
  /// Whether some of the items are files of other hosts.
  var hasFarFiles: Bool {
    decisions.contains { decision in
      guard case .taken(let candidates) = decision else { return false }
      return candidates.first?.representation.isFar ?? false
    }
  }
}

extension Decision {
  /// Whether the item can be loaded by a look at its file, or needs no loading.
  fileprivate var isQuick: Bool {
    guard case .taken(let candidates) = self else { return true }
    guard let best = candidates.first, !best.isMade else { return false }
    return if case .file = best.representation.source { true } else { false }
  }
}
