package import Items
package import SystemPackage

/// A store of sessions.
///
/// Every function reads the current state, so any number of processes can use one store. The same contract
/// tests run against every implementation.
package protocol SessionStore {
  /// Creates a session and fills it; it becomes visible under its name when it is complete.
  ///
  /// If the session holds bytes that exist nowhere else (payloads, inline data), everything is on disk when
  /// this returns.
  ///
  /// - Parameter fill: Appends the items. Its errors are rethrown, and nothing remains.
  /// - Throws: `SessionError.nameTaken`, `.invalidName`, `.noRuntimeDirectory`, `.unsafeDirectory`, or
  ///   `.noItems` if `fill` appended nothing. Nothing remains then.
  @discardableResult
  func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session

  /// Why the sessions of other hosts are missing in what was listed; nil if they are not.
  var unreachable: SharedStoreFailure? { get }

  /// Opens an active session.
  ///
  /// - Parameter id: The session among those that have had this name; nil means the active one.
  /// - Throws: `SessionError.notFound`, `.ended` (the name or the id is that of an ended session), `.expired`
  ///   (the session is ended by this call), `.damaged` or `.newerVersion` (the file is not changed), `.busy`.
  func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession

  /// Opens an ended session that is still kept, to read its events or undo its drops.
  ///
  /// - Parameter id: The session among those that had this name; nil means the last.
  /// - Throws: `SessionError.notFound` if none is kept.
  func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession

  /// The names of the active sessions, sorted; opens none of them.
  func activeNames() throws(SessionError) -> [String]

  /// The ended sessions that are still kept, the last to end first; opens none of them.
  ///
  /// Sensitive sessions are not kept.
  func endedSessions() throws(SessionError) -> [EndedSession]

  /// What was kept for lists when the session ended, so that they need not open it; nil if nothing was.
  func keptSummary(of ended: EndedSession) -> [UInt8]?

  /// The session that a command in this terminal uses if none is named; does not open it.
  ///
  /// For a typed command this is the session picked up last in any terminal. A script uses its own terminal's
  /// session, and the user's only if its terminal has never had one.
  func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession

  /// Makes a session current for this terminal, and for the user if the command was typed.
  func setCurrent(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError)

  /// Makes an ended session active again, under its old name or, if that is taken, a new one.
  ///
  /// - Parameter renewed: Whether to remove an expiry time that has passed.
  /// - Returns: The open session; values opened while it was over must no longer be used.
  /// - Throws: `SessionError.notFound` if the session is no longer kept or is already active.
  func reopen(_ session: Session, renewed: Bool) throws(SessionError) -> any OpenSession

  /// Frees the name of a session whose record cannot be read, and keeps its files like those of one that has ended.
  ///
  /// - Parameter erasing: Whether to remove them at once; the session may have ended before.
  /// - Throws: `SessionError.busy` if another command has it open.
  func setAside(_ name: String, erasing: Bool) throws(SessionError)

  /// Removes an ended session, including the files that its drops replaced.
  func purge(_ session: Session) throws(SessionError)

  /// Remembers a drop as the terminal's last one.
  func remember(_ drop: DropReference, for terminal: TerminalIdentity) throws(SessionError)

  /// The last drops of this terminal, the latest first; only a limited number is kept.
  func lastDrops(of terminal: TerminalIdentity) throws(SessionError) -> [DropReference]

  /// Changes the list of last drops, which no other command changes meanwhile.
  func changeDrops(
    of terminal: TerminalIdentity, _ change: (inout [DropReference]) -> Void
  ) throws(SessionError)

  /// Removes what is no longer needed: sessions that ended more than 7 days ago, leftovers of killed commands,
  /// and expired sensitive sessions.
  ///
  /// The files that an ended session's drops replaced are removed with it. The sweep is cheap enough for every
  /// command: at most once an hour it looks at more than the sensitive sessions.
  ///
  /// - Parameter now: The time in nanoseconds since 1970.
  func sweep(now: Int64) throws(SessionError)
}

extension SessionStore {
  /// Opens the active session of this name.
  package func open(_ name: String) throws(SessionError) -> any OpenSession {
    try open(name, id: nil)
  }

  /// Makes an ended session active again and keeps its expiry time.
  package func reopen(_ session: Session) throws(SessionError) -> any OpenSession {
    try reopen(session, renewed: false)
  }

  /// Opens the session of this name that ended last.
  package func openEnded(_ name: String) throws(SessionError) -> any OpenSession {
    try openEnded(name, id: nil)
  }
}

/// An open session; a value belongs to one thread at a time.
package protocol OpenSession: AnyObject {
  /// The session as of this value's last read or change.
  var session: Session { get }

  /// Whether items that are offered on the clipboard are read like those in the session.
  var seesOffered: Bool { get set }

  /// Whether another run may take over the claim of this value although this process is still at work.
  ///
  /// False without a claim, and where the claim of a process that exists is never taken over.
  var holdsLease: Bool { get }

  /// Tells on any thread whether the lease that this value holds now has run out, so that nothing may get a name any more.
  ///
  /// The process may have been stopped meanwhile. Always false without a lease.
  var leaseIsOver: @Sendable () -> Bool { get }

  /// The directory of the session's payloads.
  var payloadDirectory: FilePath { get }

  /// Changes the session in one transaction and raises its generation by 1; on failure nothing changes.
  ///
  /// - Parameters:
  ///   - generation: The generation that the change is based on; nil accepts any.
  ///   - synced: Whether the change must be on disk when this returns. A change that holds bytes (payloads,
  ///     inline data) is always synchronized. If only the synchronization fails, the error is thrown although
  ///     the change has been made.
  ///   - body: Makes the change. If it throws, the error is rethrown and nothing is changed.
  /// - Throws: `SessionError.stale` if the generation differs, `.ended`, `.busy`, `.claimLost` if another run
  ///   has taken over the claim of this value, `.damaged`.
  func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result

  /// Waits until all changes of the session are on the disk.
  func synchronize() throws

  /// The item with this number, if it is still in the session.
  func item(_ index: Int) throws(SessionError) -> Item?

  /// The item with this number, in any state.
  func itemInAnyState(_ index: Int) throws(SessionError) -> Item?

  /// The next page of items still in the session, in order.
  ///
  /// Pass the last item's number to get the next page; an empty page is the end.
  ///
  /// - Parameters:
  ///   - index: The number after which to start; 0 for the first page.
  ///   - limit: The maximum number of items, at least 1.
  ///   - selection: The numbers to include, in any order; nil means all.
  func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item]

  /// The numbers of the items in any of these states, in order.
  func indices(in states: [Item.State]) throws(SessionError) -> [Int]

  /// Reads `session` again and returns the number and size of its items, in constant time.
  func summary() throws(SessionError) -> SessionCounts

  /// Claims the session for a drop; its state is `dropping` until the claim is released.
  ///
  /// A claim whose process is gone is taken over. The generation does not change.
  ///
  /// - Parameter wait: How long to wait for another run's claim.
  /// - Throws: `SessionError.busy` if another run still holds a claim after that time.
  func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim

  /// Joins the drops that share the items of this session, and holds the session alone until `share`.
  ///
  /// Meanwhile, this drop finishes what drops whose process is gone have begun: their claims are no longer valid, and
  /// their transfers count as unfinished. A drop that has joined may do so again for that.
  ///
  /// - Parameter wait: How long to wait for a run that holds the session until it is done.
  /// - Throws: `SessionError.busy` if such a run still holds it after that time.
  func join(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim

  /// Lets other drops join, and frees the items of those whose work has been finished.
  ///
  /// - Parameters:
  ///   - run: The run whose unfinished transfers are left alone by others as long as this process runs.
  ///   - indices: Items that this drop claims before they are free.
  func share(_ claim: Claim, as run: String, keeping indices: [Int]) throws(SessionError)

  /// Holds the session alone until the claim is released, although this drop had joined.
  ///
  /// - Throws: `SessionError.busy` if other drops still share the session after `wait`.
  func holdAlone(_ claim: Claim, wait: Duration) throws(SessionError)

  /// Claims the next items that no other drop has claimed, in order, until the claim is released.
  ///
  /// - Parameters:
  ///   - index: The number after which to start.
  ///   - limit: The maximum number of items, at least 1.
  ///   - selection: The numbers to include, in any order; nil means all.
  ///   - includingFailed: Whether to include items that failed before.
  func claimItems(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?, includingFailed: Bool
  ) throws(SessionError) -> [Item]

  /// Lets other drops claim these items.
  func giveBack(_ indices: [Int]) throws(SessionError)

  /// Notes that this drop only waits for the items of others, or that it works again.
  func setWaiting(_ waits: Bool) throws(SessionError)

  /// The other drops that share the session or hold it.
  func otherDrops() throws(SessionError) -> OtherDrops

  /// The runs of the other drops that still run, whose unfinished transfers and new folders are theirs.
  func runsOfOtherDrops() throws(SessionError) -> [String]

  /// The number of items in the session that other drops have claimed.
  func itemsOfOtherDrops() throws(SessionError) -> Int

  /// Uses the claim that the session was created with.
  func adopt(_ claim: Claim)

  /// Makes sure that no other run has taken over the claim of this value, where that can happen although this process
  /// is still at work.
  ///
  /// - Throws: `SessionError.claimLost` if one has.
  func confirmClaim() throws(SessionError)

  /// Releases a claim; does nothing if another run has taken it over.
  func release(_ claim: Claim) throws(SessionError)

  /// Marks a session without items as offered on the clipboard, and releases the claim of this value.
  ///
  /// An item that comes back makes it active again.
  ///
  /// - Returns: False if items are left in the session; nothing is changed then.
  func becomeOffered() throws(SessionError) -> Bool

  /// Stores a proposal with the current generation; the generation does not change.
  func recordProposal(_ json: [UInt8]) throws(SessionError)

  /// The last stored proposal, with its generation.
  func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])?

  /// Creates a payload file outside a change.
  ///
  /// Reading the bytes may take long, and a change locks the session. A change adopts the file by naming it in
  /// a representation.
  func newPayload() throws(SessionError) -> Payload

  /// Makes sure that a payload is in the payload directory, if the session has it.
  ///
  /// A store that other machines share keeps payloads elsewhere.
  func fetchPayload(_ name: String) throws(SessionError)

  /// Finds the session's directory again after another command has ended the session.
  ///
  /// - Returns: Whether the directory was found.
  func follow() -> Bool

  /// Stores a result of a promise: the file `payload` of the payload directory.
  ///
  /// The result can be made again, so this does not wait for the disk, except on network file systems, which
  /// may report only then that the bytes did not arrive. An earlier result of the same promise is replaced.
  func keepPromiseResult(
    item index: Int, type: String, payload: String
  ) throws(SessionError)

  /// The result of a promise if one was stored since the last boot and is unchanged.
  ///
  /// Types are compared case-insensitively.
  func promiseResult(item index: Int, type: String) throws(SessionError) -> PromiseResult

  /// Ends the session: it is no longer active, and pointers to it report that it has ended.
  ///
  /// A sensitive session is erased; any other can still be read through this value.
  ///
  /// - Parameters:
  ///   - state: `ended`, `cancelled` or `expired`.
  ///   - onlyIfEmpty: Whether to keep the session active if items remain, such as those added by another
  ///     command, or are offered, and while other drops share it. A drop that shares it then leaves these, so that
  ///     the last one ends the session.
  /// - Returns: Whether the session is over; true also if it was over before.
  /// - Throws: `SessionError.busy` if another live run holds a claim.
  @discardableResult
  func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool

  /// Records an event without raising the generation; the event's number is ignored.
  func log(_ event: SessionEvent) throws(SessionError)

  /// Updates records of earlier drops, also if the session is over.
  func amend(_ records: [TransferRecord]) throws

  /// The events after the one with this number, in order; 0 starts at the first.
  func events(after number: Int64, limit: Int) throws(SessionError) -> [SessionEvent]

  /// The last event of any of these kinds; nil when there is none.
  func lastEvent(of kinds: [SessionEvent.Kind]) throws(SessionError) -> SessionEvent?

  /// All events of these kinds, in order.
  func events(of kinds: [SessionEvent.Kind]) throws(SessionError) -> [SessionEvent]

  /// The transfers that drops have begun and not finished, after the record with this number, in order.
  ///
  /// Those of other drops that still share the session are not among them.
  func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord]

  /// The transfers of a run before the record with this number, the latest first; `Int64.max` starts at the last.
  func transfers(
    of run: String, before number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord]

  /// The records of directories that drops have made, or were about to make, or in which they changed something, the last
  /// first.
  func folderRecords() throws(SessionError) -> [TransferRecord]

  /// The transfers of an item's parts, in order, for a directory that was merged with another.
  func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord]

  /// The transfers of drops before the record with this number, the latest first; `Int64.max` starts at the
  /// last.
  func transfers(before number: Int64, limit: Int) throws(SessionError) -> [TransferRecord]
}

extension OpenSession {
  /// Lets other drops join, and frees the items of those whose work has been finished.
  package func share(_ claim: Claim, as run: String) throws(SessionError) {
    try share(claim, as: run, keeping: [])
  }

  /// Changes the session, whatever its generation is.
  package func change<Result>(
    expecting generation: Int64? = nil, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    try change(expecting: generation, synced: false, body)
  }

  package func fetchPayload(_ name: String) throws(SessionError) {}

  /// Ends the session, whatever items it still has.
  @discardableResult
  package func end(as state: Session.State) throws(SessionError) -> Bool {
    try end(as: state, onlyIfEmpty: false)
  }

  /// The next page of items still in the session, in order.
  package func items(after index: Int, limit: Int) throws(SessionError) -> [Item] {
    try items(after: index, limit: limit, in: nil)
  }
}

extension SessionStore {
  package func keptSummary(of ended: EndedSession) -> [UInt8]? { nil }

  // A session elsewhere has no file that could be damaged.
  package func setAside(_ name: String, erasing: Bool) throws(SessionError) {
    throw .notFound(name, active: [])
  }
}
