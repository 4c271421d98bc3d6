package import Context
package import Diagnostics
import FileTransfer
import Items
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage

/// Takes back what killed drops left on hosts and in stores, because no drop follows that would continue it: hidden
/// files, what may have got its name, and the names of files that were put aside.
package struct LeftOnHosts {
  private let open: any OpenSession
  private let context: ExchangeContext
  /// The only drop that is meant; nil for all of the session.
  private let run: String?

  package init(_ open: any OpenSession, in context: ExchangeContext, only run: String? = nil) {
    self.open = open
    self.context = context
    self.run = run
  }

  /// A host and what is unfinished there.
  private struct Place {
    var items: Set<Int> = []
    var folders: Set<FilePath> = []
  }

  /// - Returns: Why something stays, such as a host that cannot be reached; the next drop there removes it.
  package func withdraw() throws -> [Diagnostic] {
    var reasons: [Diagnostic] = []
    for (host, place) in try unfinished() {
      do {
        let files = try context.hosts.files(of: host, in: context)
        reasons += try withdraw(place.items, from: host, files)
      } catch let error as FarError {
        if error == .cancelled { throw ExchangeError.cancelled }
        var reason = error.diagnostic(host)
        reason.hints = place.folders.map(\.carried).sorted().map {
          "hidden files of the interrupted drop may stay in '\($0)'"
        }
        reasons.append(reason)
      }
    }
    return reasons
  }

  private func unfinished() throws -> [PlaceID: Place] {
    var found: [PlaceID: Place] = [:]
    var last: Int64 = 0
    while case let page = try open.unfinishedTransfers(after: last, limit: 256),
      let end = page.last
    {
      for record in page where record.run == run ?? record.run && record.step != .placed {
        guard let target = record.target.there else { continue }
        found[target.place, default: Place()].items.insert(record.item)
        found[target.place]?.folders.insert(target.shown.directory)
      }
      last = end.number
    }
    return found
  }

  private func withdraw(
    _ items: Set<Int>, from host: PlaceID, _ files: any PlaceFiles
  ) throws -> [Diagnostic] {
    var left = try HostRemains(of: open, at: host, { files }, only: run)
    let reasons = try left.sweep(continuing: false, withdrawing: true)
      .map { $0.diagnostic(host) }
    try left.forget()
    let stuck = try unfinished().values.reduce(into: Set()) { $0.formUnion($1.items) }
    try open.change { writer in
      for index in items.subtracting(stuck).sorted() {
        switch try open.itemInAnyState(index)?.state {
        case .inTransit?, .failed?: try writer.setState(.pending, of: index)
        default: break
        }
      }
    }
    return reasons
  }
}

extension ExchangeContext {
  /// Settles what a killed drop left, before its session, which has expired, ends.
  ///
  /// What could not be settled is reported, and remains recorded in the session.
  @Sendable
  package static func settle(expired open: any OpenSession, in context: ExchangeContext) {
    do {
      let wasDropping = open.session.state == .dropping
      for why in try open.clearUp(in: context, afterKill: wasDropping) {
        context.report(.said(why))
      }
    } catch {
      context.report(.said(ExchangeError(any: error).diagnostic))
    }
  }
}

extension OpenSession {
  /// Takes away what a killed drop has left, here and on hosts, and returns why something stays.
  ///
  /// What it has placed stays, and is listed in its views.
  ///
  /// The end of the session needs its room, too, so that it is not recorded and then fails.
  ///
  /// - Parameter afterKill: Whether the last drop was killed.
  package func clearUp(in context: ExchangeContext, afterKill: Bool) throws -> [Diagnostic] {
    try withExtendedLifetime(takingRoom()) {
      var recovery = DropRecovery(self, in: context)
      _ = try recovery()
      var reasons = try recovery.reasons + LeftOnHosts(self, in: context).withdraw()
      do { try settleViews(in: context, afterKill: afterKill) } catch {
        reasons.append(ExchangeError(any: error).diagnostic)
      }
      return reasons
    }
  }
}
