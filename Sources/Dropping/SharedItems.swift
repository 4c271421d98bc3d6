import Context
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls

/// The items that a drop claims, page by page, while other drops may work on the same session.
///
/// Pages are small at first and while others are at work, so that each gets its share. Items that have to be made are claimed only
/// when they are begun. When nothing is left to claim, the drop finishes what drops have begun whose processes are gone.
final class SharedItems {
  private let setting: DropSetting
  private let driver: any DestinationDriver
  private let claim: Claim
  /// The selected numbers, up to the last item of the drop.
  private let selection: [ClosedRange<Int>]
  /// Reports items that other runs had placed.
  private let tell: ([ItemResult]) throws -> Void
  /// The number after which the next page begins.
  private var cursor = 0
  /// Whether the session was gone through once, so that items which have failed since are left alone.
  private var isAgain = false
  private var hasHadItems = false
  /// Items that were claimed for the next page.
  private var held: [Item] = []
  /// Who drops.
  private let receiver: Session.Origin
  /// The average size of an item, in bytes.
  private let size: Int64
  /// How many items the next page has at most if no other drop is at work.
  private var most = itemsBesideOthers

  /// The number of bytes that a page is expected to have at most, without and with other drops.
  private static let bytes = (alone: Int64(1) << 30, beside: Int64(1) << 28)
  /// The number of items of a page while other drops are at work.
  private static let itemsBesideOthers = 64
  /// How long a drop that was given nothing looks for work, in nanoseconds: others may only be deciding what to begin.
  private static let patience: Int64 = 2_000_000_000
  /// How long to wait before looking for work again, in milliseconds.
  private static let pause: ClosedRange<Int32> = 100...300

  /// - Parameters:
  ///   - last: The last item of the drop.
  ///   - tell: Called with items that turn out to have been placed by drops whose processes are gone.
  init(
    _ setting: DropSetting, _ driver: any DestinationDriver, _ claim: Claim, upTo last: Int,
    tell: @escaping ([ItemResult]) throws -> Void
  ) {
    self.setting = setting
    self.driver = driver
    self.claim = claim
    receiver = setting.context.origin
    self.tell = tell
    selection = (setting.request.accept.items ?? [1...max(last, 1)]).compactMap {
      $0.lowerBound > last ? nil : $0.clamped(to: 1...max(last, 1))
    }
    let counts = try? setting.open.counts()
    size = max((counts?.size ?? 0) / Int64(max(counts?.items ?? 1, 1)), 1)
  }

  private var open: any OpenSession { setting.open }

  /// How many items that have to be made are begun before the first of them is finished.
  var madeAtOnce: Int { 2 * (setting.request.jobs ?? 1) }

  /// Whether no other drop is at work in the session.
  var isAlone: Bool { get throws { try open.otherDrops().running == 0 } }

  /// Lets other drops join; items of which only this drop knows what became of them are its own.
  ///
  /// - Parameter earlier: Those that it knew before.
  func begin(besides earlier: [Int] = []) throws {
    let begun = driver.begun.filter { !earlier.contains($0) }
    try open.share(claim, as: setting.runID.text, keeping: begun)
    held = try items(begun.map { $0...$0 }, claiming: false)
  }

  /// Holds the session alone, although the drop had joined.
  func holdAlone() throws {
    try open.holdAlone(claim, wait: .nanoseconds(setting.request.wait))
  }

  // MARK: - Pages

  /// Claims the next page; an empty one is the end.
  func nextPage() throws -> [Item] {
    let page = try claimedPage()
    if !page.isEmpty { hasHadItems = true }
    return page
  }

  private func claimedPage() throws -> [Item] {
    if !held.isEmpty {
      defer { held = [] }
      return held
    }
    let isAlone = try open.otherDrops().running == 0
    let bytes = isAlone ? Self.bytes.alone : Self.bytes.beside
    let limit = min(
      isAlone ? most : Self.itemsBesideOthers, max(Int(clamping: bytes / size), 1))
    most = isAlone ? min(2 * most, ItemPages.size) : Self.itemsBesideOthers
    let page = try open.claimItems(
      after: cursor, limit: limit, in: selection, includingFailed: !isAgain)
    if let last = page.last { cursor = last.index }
    return page.map(seen)
  }

  /// Claims these items again; those that others have claimed meanwhile are missing.
  func claim(_ selection: [ClosedRange<Int>]) throws -> [Item] {
    try items(selection, claiming: true)
  }

  private func items(_ selection: [ClosedRange<Int>], claiming: Bool) throws -> [Item] {
    if selection.isEmpty { return [] }
    let count = selection.reduce(0) { $0 + $1.count }
    let found =
      try claiming
      ? open.claimItems(after: 0, limit: count, in: selection, includingFailed: true)
      : open.items(after: 0, limit: count, in: selection)
    return found.map(seen)
  }

  private func seen(_ item: Item) -> Item {
    item.seen(by: receiver, in: open.session)
  }

  func giveBack(_ indices: [Int]) throws { try open.giveBack(indices) }

  /// The first items of a page whose items are placed together: as many of those that have to be made as others leave
  /// time for.
  func keep(_ page: [Item], _ decisions: [Decision]) throws -> [Item] {
    var made = 0
    guard
      let end = decisions.firstIndex(where: {
        made += $0.isMade ? 1 : 0
        return made > madeAtOnce
      }), try !isAlone
    else { return page }
    let rest = page[end...].map(\.index)
    try giveBack(rest)
    cursor = page[end - 1].index
    return Array(page[..<end])
  }

  // MARK: - Work of others

  /// Whether there is something to do again: what drops have left whose processes are gone, or what others gave back.
  ///
  /// While others are at work, this waits for such items as long as the request allows.
  func beginsAgain() throws -> Bool {
    let end = Clock.monotonic.addingClamped(
      max(setting.request.wait, hasHadItems ? 0 : Self.patience))
    cursor = 0
    isAgain = true
    var waits = false
    defer { if waits { try? open.setWaiting(false) } }
    while true {
      if setting.context.isCancelled() { return false }
      let others = try open.otherDrops()
      if others.gone > 0 { try takeOver() }
      held += try nextPage()
      if !held.isEmpty { return true }
      if others.working == 0 || Clock.monotonic >= end { return false }
      if !waits { try open.setWaiting(true) }
      waits = true
      Clock.pause(milliseconds: .random(in: Self.pause))
    }
  }

  /// Finishes what drops have begun whose processes are gone, and frees their items.
  private func takeOver() throws {
    _ = try open.join(by: .thisProcess(), wait: .nanoseconds(setting.request.wait))
    let recovered = try open.finishKilled(in: setting.context, amongOthers: true)
    let begun = driver.begun
    try driver.takeOver()
    try tell(recovered)
    try begin(besides: begun)
  }
}
