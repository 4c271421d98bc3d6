import Diagnostics
package import Items
package import Sessions
import SystemCalls
import SystemPackage

/// Finds the offers of this user, and ends them: on request, or because nobody serves them any more.
package struct Offers {
  let context: ExchangeContext
  let store: any SessionStore

  package init(in store: any SessionStore, _ context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  /// An offer and the directory of its files.
  package struct Found {
    package var record: OfferRecord
    package var directory: OfferDirectory
  }

  /// All offers that have a record, oldest first.
  package func all() -> [Found] {
    context.storeRoots.flatMap { root in
      let directory = OfferDirectory(root: root)
      return directory.offers().map { Found(record: $0, directory: directory) }
    }
  }

  /// The offers that may still be on a clipboard: the last of each place of each display, if it is served.
  package func live() -> [Found] {
    var last: [[String]: Found] = [:]
    for found in all() { last[[found.record.place, found.record.display]] = found }
    return last.values.filter(\.record.isLive)
  }

  /// The offers of a session that may still be on the clipboard.
  package func live(of session: Session) -> [Found] {
    live().filter { $0.record.sessionID == session.id }
  }

  // MARK: - Ending

  /// Removes what drops that were killed have left of offers that never began.
  func sweep() {
    for root in context.storeRoots { OfferDirectory(root: root).removeLeftovers() }
  }

  /// Settles offers that nobody serves any more, and cuts whose files have all been moved.
  package func settle() {
    for found in all() {
      if !found.record.isLive {
        try? settle(found)
      } else if found.record.isCut, let open = try? open(found.record),
        found.record.items.allSatisfy({ (try? open.hasGone($0)) ?? false })
      {
        try? withdraw(found)
      } else {
        try? completeRecord(of: found.record)
      }
    }
  }

  /// Records an offer whose drop was killed after its items were on the clipboard, so that an undo finds it.
  private func completeRecord(of offer: OfferRecord) throws {
    let open = try open(offer)
    guard open.session.state == .dropping, try open.otherDrops().running == 0,
      try open.transfers(of: offer.run, before: .max, limit: 1).isEmpty
    else { return }
    try open.change { writer in
      for item in offer.items {
        _ = try writer.record(TransferRecord(offered: item, by: offer.run))
      }
      try writer.log(.offered(offer))
    }
  }

  /// Takes the offers of a session back; the items are in the session again.
  ///
  /// - Parameter run: The drop that made the offer; nil for all offers of the session.
  /// - Returns: Whether there was one.
  @discardableResult
  package func takeBack(from session: Session, run: String? = nil) throws -> Bool {
    let found = live(of: session).filter { run == nil || $0.record.run == run }
    for offer in found { try withdraw(offer, isTakenBack: true) }
    return !found.isEmpty
  }

  /// Ends an offer: the serving process releases the selection, and is gone when this returns.
  private func withdraw(_ found: Found, isTakenBack: Bool = false) throws {
    OtherProcess.terminate(found.record.holder.process, startedAt: found.record.holder.start)
    // A process that does not react to the signal ends when its journal is gone.
    if found.record.isLive {
      try? FileSystem.removeFile(found.directory.journal(found.record.token))
    }
    try settle(found, isTakenBack: isTakenBack)
  }

  private func open(_ record: OfferRecord) throws -> any OpenSession {
    try store.open(record.session, id: record.sessionID)
  }

  /// Records how an offer ended, and what became of its items; any number of commands may do so.
  ///
  /// - Parameter isTakenBack: Whether the items return to the session in any case.
  private func settle(_ found: Found, isTakenBack: Bool = false) throws {
    let record = found.record
    let open: any OpenSession
    do {
      open = try self.open(record)
    } catch SessionError.notFound, SessionError.ended, SessionError.expired {
      return found.directory.remove(record.token)
    }
    let events = found.directory.events(of: record.token)
    let others = live(of: open.session).filter { $0.record.token != record.token }
    let stillOffered = Set(others.flatMap(\.record.items))
    var kept: [Int] = []
    try open.change { writer in
      // Another command may have settled it since.
      guard
        try !open.events(of: [.withdrawn]).contains(where: { $0.decodedDetail.run == record.run })
      else { return }
      for event in events {
        if let event = SessionEvent(event, of: record) { try writer.log(event) }
      }
      for index in record.items where !stillOffered.contains(index) {
        guard try open.itemInAnyState(index)?.state == .offered else { continue }
        let stays = try record.isCut && !open.hasGone(index)
        if isTakenBack || stays {
          try writer.setState(.pending, of: index)
          if !isTakenBack { kept.append(index) }
          continue
        }
        try writer.setState(.placed, of: index)
        if record.isCut {
          try writer.log(.happened(.moved, item: index, destination: record.place))
        }
      }
      let hasMoved = record.isCut && !isTakenBack && kept.isEmpty
      try writer.log(
        .endOfOffer(events.last { $0.word == "ended" }, of: record, hasMoved: hasMoved))
    }
    if !kept.isEmpty { context.report(.said(.notMoved(kept.count, of: record))) }
    if open.session.state == .offered, others.isEmpty {
      try open.end(as: .ended, onlyIfEmpty: true)
    }
    found.directory.remove(record.token)
  }
}

extension OpenSession {
  /// Whether the file of an item is no longer at the place where it was lifted.
  package func hasGone(_ index: Int) throws -> Bool {
    guard let item = try itemInAnyState(index) else { return true }
    for representation in item.representations {
      guard case .file(let path, let identity) = representation.source else { continue }
      let status = try? FileSystem.statusIfPresent(of: path, followingLinks: false)
      guard let status else { return true }
      // The identity is that of its target, which may be moved while the link stays.
      if identity.isLink { return status.kind != .link }
      return status.inode != identity.inode || status.device != identity.device
    }
    // Data stays where it is; it was given or not.
    return true
  }
}

extension SessionEvent {
  /// The event of a journal's line; nil for the end, which is recorded in any case.
  init?(_ event: OfferEvent, of record: OfferRecord) {
    guard event.word != "ended" else { return nil }
    var detail = Detail(destination: RecordedPath(record.place))
    detail.type = event.type
    detail.bytes = event.bytes
    detail.error = event.word == "given" ? nil : event.word
    self.init(
      time: event.time ?? Clock.now, kind: event.word == "given" ? .given : .notGiven,
      detail: Self.encoded(detail))
  }

  /// The event that an offer has ended; a process that was killed has not said why.
  ///
  /// - Parameter hasMoved: Whether other programs have moved all its files. Some then empty the clipboard.
  static func endOfOffer(
    _ event: OfferEvent?, of record: OfferRecord, hasMoved: Bool
  ) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(record.place))
    detail.run = record.run
    detail.reason = hasMoved ? "moved" : event?.reason ?? "killed"
    return SessionEvent(
      time: event?.time ?? Clock.now, kind: .withdrawn, detail: encoded(detail))
  }

  /// The event that files were lifted that another program has cut.
  package static func cutElsewhere(place: String, type: String, list: String) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(place), target: RecordedPath(list))
    detail.type = type
    return SessionEvent(time: Clock.now, kind: .cutElsewhere, detail: encoded(detail))
  }

  /// The event that items were offered.
  package static func offered(_ record: OfferRecord) -> SessionEvent {
    var detail = Detail(items: record.items.count, destination: RecordedPath(record.place))
    detail.operation = record.isCut ? "move" : "copy"
    detail.run = record.run
    return SessionEvent(time: Clock.now, kind: .offered, detail: encoded(detail))
  }
}

extension ExchangeContext {
  /// The store for a command that only reads; notices offers that have ended.
  package func settledStore() throws(ExchangeError) -> any SessionStore {
    let store = try store()
    Offers(in: store, self).settle()
    return store
  }
}

extension Diagnostic {
  static func notMoved(_ count: Int, of record: OfferRecord) -> Diagnostic {
    let what = count == 1 ? "the cut file was" : "\(count) cut files were"
    return Diagnostic(
      .note, .offerNotMoved, "\(what) not moved by any program; back in \(record.session)")
  }
}

extension Diagnostic.Code {
  static let offerNotMoved = Self("offer.notMoved", .failed)
}
