package import Items
package import SystemPackage

/// Where sessions live: what every store promises, whatever keeps the records.
///
/// Each function reads the state of the moment, so that any number of processes may work on one store.
/// One contract suite of tests holds for all stores.
package protocol SessionStore {
  /// Makes a session and fills it; it becomes visible under its name only when it is whole.
  ///
  /// When something in it guards bytes (payloads, inline data), all of it is on disk before this returns.
  ///
  /// - Parameter fill: Appends the items. What it throws is passed on, and nothing remains.
  /// - Throws: `SessionError.nameTaken`, `.invalidName`, `.noRuntimeDirectory`, `.unsafeDirectory`, and
  ///   `.noItems` when `fill` appended nothing; nothing remains then.
  @discardableResult
  func create(
    _ draft: SessionDraft, fill: (any SessionWriter) throws -> Void
  ) throws -> Session

  /// Opens an active session.
  ///
  /// - Parameter id: Which of the sessions that had this name is meant; nil means the active one.
  /// - Throws: `SessionError.notFound`, `.ended` (the name, or the id, was that of a session that has
  ///   ended), `.expired` (it is ended by this call), `.damaged` or `.newerVersion` (the file is left
  ///   as it is), `.busy`.
  func open(_ name: String, id: String?) throws(SessionError) -> any OpenSession

  /// Opens a session that has ended and is still kept, to read its events or to undo what it did.
  ///
  /// - Parameter id: Which one; nil means the last that had this name.
  /// - Throws: `SessionError.notFound` when none is kept.
  func openEnded(_ name: String, id: String?) throws(SessionError) -> any OpenSession

  /// The names of the active sessions, sorted, without opening any.
  func activeNames() throws(SessionError) -> [String]

  /// The sessions that have ended and are kept, the one that ended last first, without opening any; no
  /// sensitive ones.
  func endedSessions() throws(SessionError) -> [EndedSession]

  /// The session that a command in this terminal acts on when none is named; opens none.
  ///
  /// Of a typed command it is the one that was picked up last, in this terminal or another one. A script
  /// goes by its own terminal, and by the user's only where that never had one.
  func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession

  /// Makes a session the current one of this terminal, and of the user where somebody typed that.
  func setCurrent(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError)

  /// Brings a session that has ended back among the active ones, under its name, or, where another
  /// has that now, a fresh one.
  ///
  /// - Parameter renewed: Whether it no longer expires where its time was over.
  /// - Returns: The session, open; the value that it had when it was over is of no use any more.
  /// - Throws: `SessionError.notFound` when it is not kept any more, or is active again already.
  func reopen(_ session: Session, renewed: Bool) throws(SessionError) -> any OpenSession

  /// Removes a session that has ended with all that is kept of it, and the files that its drops replaced.
  func purge(_ session: Session) throws(SessionError)

  /// Remembers a drop as the terminal's last one.
  func remember(_ drop: DropReference, for terminal: TerminalIdentity) throws(SessionError)

  /// The last drops of this terminal, the last first; of old ones none.
  func lastDrops(of terminal: TerminalIdentity) throws(SessionError) -> [DropReference]

  /// Replaces the last drops of this terminal: some were undone, or their session has another name now.
  func replaceDrops(
    _ drops: [DropReference], of terminal: TerminalIdentity
  ) throws(SessionError)

  /// Removes what nobody needs any more: sessions that ended more than 7 days ago, what killed
  /// commands left, expired sensitive sessions. With an ended session go the files that its drops
  /// replaced and that are still kept beside their names.
  ///
  /// Cheap enough for every command; at most once an hour it looks at more than the sensitive sessions.
  ///
  /// - Parameter now: In nanoseconds since 1970.
  func sweep(now: Int64) throws(SessionError)
}

extension SessionStore {
  /// Opens the active session of this name.
  package func open(_ name: String) throws(SessionError) -> any OpenSession {
    try open(name, id: nil)
  }

  /// Brings a session back that expires as it did before.
  package func reopen(_ session: Session) throws(SessionError) -> any OpenSession {
    try reopen(session, renewed: false)
  }

  /// Opens the last session of this name that ended.
  package func openEnded(_ name: String) throws(SessionError) -> any OpenSession {
    try openEnded(name, id: nil)
  }
}

/// One session that is open; belongs to one thread at a time.
package protocol OpenSession: AnyObject {
  /// The session, as of the last read or change through this value.
  var session: Session { get }

  /// Where its payloads are.
  var payloadDirectory: FilePath { get }

  /// Changes the session in one transaction: all of it happens, or nothing; the generation rises by 1.
  ///
  /// - Parameters:
  ///   - generation: What the change builds on; nil takes whatever is there.
  ///   - synced: Whether the change must be on disk when this returns. A change that keeps bytes
  ///     (payloads, inline data) is so in any case. When the disk fails just then, the failure is
  ///     thrown although the change is.
  ///   - body: What it throws is passed on, and nothing is changed.
  /// - Throws: `SessionError.stale` when the generation is another one, `.ended`, `.busy`,
  ///   `.claimLost` when this value held a claim that another run has taken over, `.damaged`.
  func change<Result>(
    expecting generation: Int64?, synced: Bool, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result

  /// The item of this number, if it is still in the session.
  func item(_ index: Int) throws(SessionError) -> Item?

  /// The item of this number, in whatever state.
  func itemInAnyState(_ index: Int) throws(SessionError) -> Item?

  /// The items still in the session that come next, in order.
  ///
  /// Give the last one's number to get the next page; an empty page is the end.
  ///
  /// - Parameters:
  ///   - index: The number after which to start; 0 for the first page.
  ///   - limit: How many at most, from 1.
  ///   - selection: The numbers to look at, in any order; nil means all.
  func items(
    after index: Int, limit: Int, in selection: [ClosedRange<Int>]?
  ) throws(SessionError) -> [Item]

  /// The numbers of all items in one of these states, in order.
  func indices(in states: [Item.State]) throws(SessionError) -> [Int]

  /// Reads `session` again, and how much is in it; costs the same however many items there are.
  func summary() throws(SessionError) -> SessionCounts

  /// Claims the session for a drop: its state is `dropping` until the claim is released.
  ///
  /// A claim whose process is gone is taken over. The generation does not change.
  ///
  /// - Parameter wait: How long to wait for another run's claim.
  /// - Throws: `SessionError.busy` when another run still holds it then.
  func claim(by claimant: Claimant, wait: Duration) throws(SessionError) -> Claim

  /// Takes up the claim that the session was made with.
  func adopt(_ claim: Claim)

  /// Gives a claim back; a claim that was taken over meanwhile is none of our business any more.
  func release(_ claim: Claim) throws(SessionError)

  /// Keeps a proposal with the generation that it saw; the generation does not change.
  func recordProposal(_ json: [UInt8]) throws(SessionError)

  /// The proposal that was kept last, with the generation that it saw.
  func lastProposal() throws(SessionError) -> (generation: Int64, json: [UInt8])?

  /// Makes a file for bytes, as `SessionWriter.newPayload` does, outside any change: reading them may
  /// take long, and a change locks the session. A change adopts it by naming it in a representation.
  func newPayload() throws(SessionError) -> Payload

  /// Looks for its directory where sessions are that have ended, after another command has ended it.
  ///
  /// - Returns: Whether its payloads can be found.
  func follow() -> Bool

  /// Keeps what a promise gave, as the file `payload` of the payload directory.
  ///
  /// It can be made again, so nobody waits until it is on disk, except where only waiting tells that the
  /// bytes arrived (network file systems). What was kept for the same promise before is not any more.
  func keepPromiseResult(
    item index: Int, type: String, payload: String
  ) throws(SessionError)

  /// What a promise gave since the machine was started last, while it is there as it was kept; types
  /// compare without case.
  func promiseResult(item index: Int, type: String) throws(SessionError) -> PromiseResult

  /// Ends the session: it leaves the active ones, and pointers to it say so.
  ///
  /// A sensitive session is erased. The value can still be read from until it goes away, unless erased.
  ///
  /// - Parameters:
  ///   - state: `ended`, `cancelled` or `expired`.
  ///   - onlyIfEmpty: Whether an item that another command added meanwhile keeps the session alive.
  /// - Returns: Whether it ended; that it had ended already is fine.
  /// - Throws: `SessionError.busy` when another run, which is alive, holds a claim.
  @discardableResult
  func end(as state: Session.State, onlyIfEmpty: Bool) throws(SessionError) -> Bool

  /// Records an event of what changes nothing; the generation stays. Its number is ignored.
  func log(_ event: SessionEvent) throws(SessionError)

  /// What happened, in order, after the event of this number; 0 starts at the first.
  func events(after number: Int64, limit: Int) throws(SessionError) -> [SessionEvent]

  /// The last event of any of these kinds; nil where there is none.
  func lastEvent(of kinds: [SessionEvent.Kind]) throws(SessionError) -> SessionEvent?

  /// All events of these kinds, in order.
  func events(of kinds: [SessionEvent.Kind]) throws(SessionError) -> [SessionEvent]

  /// What drops have begun and not finished, in order, after the record of this number.
  func unfinishedTransfers(
    after number: Int64, limit: Int
  ) throws(SessionError) -> [TransferRecord]

  /// What was placed of an item that is a directory and was merged with another, in order.
  func partsPlaced(of item: Int) throws(SessionError) -> [TransferRecord]

  /// What drops did, the last first, before the record of this number; `Int64.max` starts at the last.
  func transfers(before number: Int64, limit: Int) throws(SessionError) -> [TransferRecord]
}

extension OpenSession {
  /// Changes the session, whatever its generation.
  package func change<Result>(
    expecting generation: Int64? = nil, _ body: (any SessionWriter) throws -> Result
  ) throws -> Result {
    try change(expecting: generation, synced: false, body)
  }

  /// Ends the session with all that is in it.
  @discardableResult
  package func end(as state: Session.State) throws(SessionError) -> Bool {
    try end(as: state, onlyIfEmpty: false)
  }

  /// The items still in the session that come next, in order.
  package func items(after index: Int, limit: Int) throws(SessionError) -> [Item] {
    try items(after: index, limit: limit, in: nil)
  }
}

/// What may be done inside one change of a session.
package protocol SessionWriter {
  /// Appends an item; its `index` is ignored, the session gives the next number.
  ///
  /// - Parameter key: What makes two sources the same one (the real path), if anything does. When an
  ///   item with this key is still in the session, that item gains the representations instead.
  func append(_ item: Item, key: [UInt8]?) throws(SessionError) -> Appended

  /// Adds representations to an item; one of a type that it has keeps its place and replaces its
  /// source. The `fileURL` that every file offers stays last, and replaces nothing.
  ///
  /// - Returns: Whether it is another item now.
  /// - Throws: `SessionError.noSuchItem` when it is not in the session.
  @discardableResult
  func add(_ representations: [Representation], to index: Int) throws(SessionError) -> Bool

  /// Says where an item is now; out of the session or back into it too.
  ///
  /// - Throws: `SessionError.noSuchItem` when there never was such an item.
  func setState(_ state: Item.State, of index: Int) throws(SessionError)

  /// Forbids what a policy forbids, for good, and gives the session a context where it has none.
  func narrow(to policy: Session.Policy, context: String?) throws(SessionError)

  /// Records an event; its number is ignored.
  func log(_ event: SessionEvent) throws(SessionError)

  /// Records what a drop is about to do, and answers the number of the record; its own is ignored.
  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64

  /// Changes a record: its step, its target and what was read and placed; a number of none changes nothing.
  func update(_ transfer: TransferRecord) throws(SessionError)

  /// Removes the record of what did not come about.
  func forget(transfer number: Int64) throws(SessionError)

  /// Makes a fresh, empty file of mode 0600 in the payload directory, which goes again when the change
  /// fails. Bytes written to it are put on disk before the change that names it is.
  func newPayload() throws(SessionError) -> Payload
}

/// What became of an appended item.
package enum Appended: Equatable, Sendable {
  /// It is a new item of this number.
  case new(Int)
  /// Its source was in the session already, as this item, which has changed or not.
  case existing(Int, hasChanged: Bool)

  package var index: Int {
    switch self {
    case .new(let index), .existing(let index, _): index
    }
  }
}

/// A file for bytes that are kept with a session.
package struct Payload: Equatable, Sendable {
  /// What `Representation.Source.payload` calls it.
  package let name: String
  /// Where to write; absolute if the store's root is.
  package let path: FilePath

  package init(name: String, path: FilePath) {
    self.name = name
    self.path = path
  }
}
