import Context
import Diagnostics
import FileTransfer
import Items
import OrderedViews
import Sessions
import SystemCalls

/// Finishes the transfers of transient sessions whose commands were killed, and ends these sessions.
///
/// What one of them left on another host is found out only there: its session stays until the next such command to
/// that host.
struct KilledTransfers {
  private let store: any SessionStore
  private let context: ExchangeContext

  init(in store: any SessionStore, _ context: ExchangeContext) {
    self.store = store
    self.context = context
  }

  func finish() throws {
    for name in try store.activeNames() {
      guard let (open, claim) = claimed(name) else { continue }
      do {
        let count = try open.finishTransfer(claimedBy: claim, in: context, afterKill: true)
        if count > 0 { report(name, count) }
      } catch {
        try? open.release(claim)
      }
    }
  }

  /// Settles what such commands left at a host, and ends their sessions.
  ///
  /// - Parameter body: Called with each session that left something; returns whether all of it is settled.
  func finish(at place: HostPlace, _ body: (any OpenSession) throws -> Bool) throws {
    for name in try store.activeNames() {
      guard let (open, claim) = claimed(name) else { continue }
      do {
        let left = try open.remainsElsewhere()
        guard left.contains(place.id), try body(open), left.count == 1 else {
          try open.release(claim)
          continue
        }
        try open.end(as: .ended)
      } catch {
        try? open.release(claim)
        throw error
      }
    }
  }

  /// The session of a killed command; nil if this is another session, or the command is still running.
  private func claimed(_ name: String) -> (any OpenSession, Claim)? {
    guard SessionName.isTransient(name), let open = try? store.open(name),
      (try? open.isTransient()) == true,
      (try? open.lastEvent(of: [.reopened])) == .some(nil),
      open.session.state == .dropping || (try? open.remainsElsewhere())?.isEmpty == false,
      let claim = try? open.claim(by: .thisProcess(), wait: .zero)
    else { return nil }
    return (open, claim)
  }

  private func report(_ name: String, _ count: Int) {
    let command = name.prefix(2)
    let files = count == 1 ? "1 item is" : "\(count) items are"
    context.report(
      .said(
        Diagnostic(
          .note, .transferFinished,
          "finished an earlier 'dnd \(command)' that was killed: \(files) in place",
          hints: ["'dnd undo --session \(name)' undoes that"])))
  }
}

extension OpenSession {
  /// Finishes a started transfer and ends the session, which must be claimed.
  ///
  /// It stays active while something may be left on another host.
  ///
  /// - Returns: The number of items that turned out to be in place.
  @discardableResult
  func finishTransfer(
    claimedBy claim: Claim, in context: ExchangeContext, afterKill: Bool = false
  ) throws -> Int {
    let results = try finishKilled(in: context)
    if afterKill {
      try settleViews(in: context, afterKill: true)
      try settleFolderTimes()
    }
    if try remainsElsewhere().isEmpty { try end(as: .ended) } else { try release(claim) }
    return results.count
  }

  /// The hosts on which hidden files may be left, or names of which nobody knows whether they were given.
  fileprivate func remainsElsewhere() throws -> [PlaceID] {
    var hosts: [PlaceID] = []
    var last: Int64 = 0
    while case let page = try unfinishedTransfers(after: last, limit: 256), let end = page.last {
      for record in page where record.step != .placed {
        if let host = record.target.there?.place, !hosts.contains(host) { hosts.append(host) }
      }
      last = end.number
    }
    return hosts
  }
}

extension Diagnostic.Code {
  static let transferFinished = Self("transfer.finished", .failed)
}
