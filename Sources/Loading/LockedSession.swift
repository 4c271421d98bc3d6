import Items
package import Sessions
import SystemCalls
import SystemPackage

/// A session that several threads of a run can use.
///
/// A session belongs to one thread at a time. Here each call holds a lock, so that other threads can record
/// their results while the leading thread continues.
final class LockedSession: OpenSession {
  private let open: any OpenSession
  private let lock = RecursiveLock()

  init(_ open: any OpenSession) { self.open = open }

  var session: Session { lock.hold { open.session } }
  var seesOffered: Bool {
    get { lock.hold { open.seesOffered } }
    set { lock.hold { open.seesOffered = newValue } }
  }
  var holdsLease: Bool { lock.hold { open.holdsLease } }
  var leaseIsOver: @Sendable () -> Bool { lock.hold { open.leaseIsOver } }
  var payloadDirectory: FilePath { lock.hold { open.payloadDirectory } }

  func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    try lock.hold { () throws(any Error) in
      try open.change(expecting: generation, synced: synced, body)
    }
  }

  func confirmClaim() throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.confirmClaim() }
  }

  func synchronize() throws { try lock.hold { () throws(any Error) in try open.synchronize() } }

  func item(_ index: Int) throws(SessionError) -> Item? {
    try lock.hold { () throws(SessionError) in try open.item(index) }
  }

  func itemInAnyState(_ index: Int) throws(SessionError) -> Item? {
    try lock.hold { () throws(SessionError) in try open.itemInAnyState(index) }
  }

  func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item] {
    try lock.hold { () throws(SessionError) in
      try open.items(after: index, limit: limit, in: selection)
    }
  }

  func summary() throws(SessionError) -> SessionCounts {
    try lock.hold { () throws(SessionError) in try open.summary() }
  }

  func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    try lock.hold { () throws(SessionError) in try open.claim(by: claimant, wait: wait) }
  }

  func join(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim {
    try lock.hold { () throws(SessionError) in try open.join(by: claimant, wait: wait) }
  }

  func share(
    _ claim: Claim, as run: String, keeping indices: [Int]
  ) throws(SessionError) {
    try lock.hold { () throws(SessionError) in
      try open.share(claim, as: run, keeping: indices)
    }
  }

  func holdAlone(_ claim: Claim, wait: Duration) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.holdAlone(claim, wait: wait) }
  }

  func claimItems(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?, includingFailed: Bool
  ) throws(SessionError) -> [Item] {
    try lock.hold { () throws(SessionError) in
      try open.claimItems(
        after: index, limit: limit, in: selection, includingFailed: includingFailed)
    }
  }

  func giveBack(_ indices: [Int]) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.giveBack(indices) }
  }

  func setWaiting(_ waits: Bool) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.setWaiting(waits) }
  }

  func otherDrops() throws(SessionError) -> OtherDrops {
    try lock.hold { () throws(SessionError) in try open.otherDrops() }
  }

  func runsOfOtherDrops() throws(SessionError) -> [String] {
    try lock.hold { () throws(SessionError) in try open.runsOfOtherDrops() }
  }

  func itemsOfOtherDrops() throws(SessionError) -> Int {
    try lock.hold { () throws(SessionError) in try open.itemsOfOtherDrops() }
  }

  func adopt(_ claim: Claim) { lock.hold { open.adopt(claim) } }

  func release(_ claim: Claim) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.release(claim) }
  }

  func becomeOffered() throws(SessionError) -> Bool {
    try lock.hold { () throws(SessionError) in try open.becomeOffered() }
  }

  func recordProposal(_ json: [UInt8]) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.recordProposal(json) }
  }

  func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])? {
    try lock.hold { () throws(SessionError) in try open.lastProposal() }
  }

  func newPayload() throws(SessionError) -> Payload {
    try lock.hold { () throws(SessionError) in try open.newPayload() }
  }

  func fetchPayload(_ name: String) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.fetchPayload(name) }
  }

  func follow() -> Bool { lock.hold { open.follow() } }

  func keepPromiseResult(
    item index: Int, type: String, payload: String
  ) throws(SessionError) {
    try lock.hold { () throws(SessionError) in
      try open.keepPromiseResult(item: index, type: type, payload: payload)
    }
  }

  func promiseResult(
    item index: Int, type: String
  ) throws(SessionError) -> PromiseResult {
    try lock.hold { () throws(SessionError) in
      try open.promiseResult(item: index, type: type)
    }
  }

  func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool {
    try lock.hold { () throws(SessionError) in
      try open.end(as: state, onlyIfEmpty: onlyIfEmpty)
    }
  }

  func log(_ event: SessionEvent) throws(SessionError) {
    try lock.hold { () throws(SessionError) in try open.log(event) }
  }

  func amend(_ records: [TransferRecord]) throws {
    try lock.hold { try open.amend(records) }
  }

  func indices(in states: [Item.State]) throws(SessionError) -> [Int] {
    try lock.hold { () throws(SessionError) in try open.indices(in: states) }
  }

  func lastEvent(of kinds: [SessionEvent.Kind]) throws(SessionError) -> SessionEvent? {
    try lock.hold { () throws(SessionError) in try open.lastEvent(of: kinds) }
  }

  func events(after number: Int64, limit: Int) throws(SessionError) -> [SessionEvent] {
    try lock.hold { () throws(SessionError) in try open.events(after: number, limit: limit) }
  }

  func events(of kinds: [SessionEvent.Kind]) throws(SessionError) -> [SessionEvent] {
    try lock.hold { () throws(SessionError) in try open.events(of: kinds) }
  }

  func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try lock.hold { () throws(SessionError) in
      try open.unfinishedTransfers(after: number, limit: limit)
    }
  }

  func transfers(
    of run: String, before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord] {
    try lock.hold { () throws(SessionError) in
      try open.transfers(of: run, before: number, limit: limit)
    }
  }

  func folderRecords() throws(SessionError) -> [TransferRecord] {
    try lock.hold { () throws(SessionError) in try open.folderRecords() }
  }

  func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord] {
    try lock.hold { () throws(SessionError) in try open.partsPlaced(of: item) }
  }

  func transfers(before number: Int64, limit: Int) throws(SessionError) -> [TransferRecord] {
    try lock.hold { () throws(SessionError) in
      try open.transfers(before: number, limit: limit)
    }
  }
}

extension OpenSession {
  /// This session, for use by several threads of a run.
  package var shared: any OpenSession { LockedSession(self) }
}
