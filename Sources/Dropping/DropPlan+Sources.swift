import Context
import Destinations
import Diagnostics
import Items
import Loading
import Negotiation
import Reverting
import SystemCalls
import SystemPackage

// Predictions about the current state of the source files.
extension DropPlan {
  /// The prospects of an item's candidates, given the current state of the files.
  enum Outlook {
    /// The remaining candidates, best first.
    case able([Candidate])
    /// The drop would fail the item with this error.
    case fails(ExchangeError)
  }

  /// Checks the files of the candidates as the drop does before loading one.
  ///
  /// As in the drop, a candidate that cannot be loaded is replaced by the next one. An unreadable file ends
  /// the search, because the drop fails only when it places the file.
  func outlook(of candidates: [Candidate], _ item: Item) -> Outlook {
    var last: ExchangeError?
    for (index, candidate) in candidates.enumerated() {
      do throws(ExchangeError) {
        try checkSource(of: candidate, item)
        return .able(Array(candidates[index...]))
      } catch {
        last = error
        if case .sourceUnreadable = error, !candidate.isDerived { break }
      }
    }
    return last.map { .fails($0) } ?? .able(candidates)
  }

  /// Checks that the file of a representation could be dropped now.
  ///
  /// A file that a move only renames need not be readable.
  private func checkSource(of candidate: Candidate, _ item: Item) throws(ExchangeError) {
    guard case .file(let path, let identity) = candidate.representation.source else { return }
    if try movedNode(candidate, of: item) != nil { return }
    let sight: SourceStatus
    let status: FileStatus
    do throws(SystemFailure) {
      status =
        try trash == nil
        ? identity.statusNow(of: path) : FileSystem.status(of: path, followingLinks: false)
      sight = try SourceStatus(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if sight.leadsNowhere && named?.isStream == true { throw .sourceLeadsNowhere(path) }
    let refusal = SourceChange(of: status, at: path, since: identity)?.refusal(ofMoving: path)
    if trash != nil {
      guard (status.kind == .link) == identity.isLink else { throw .sourceReplaced(path) }
      if !identity.isLink, let refusal { throw refusal }
    } else {
      guard identity.isOfKind(status) else { throw identity.refusal(ofKind: status, at: path) }
      if let refusal, moves(candidate, of: item) { throw refusal }
      if !identity.leadsNowhere {
        let detour = Detour(of: path, since: identity, liftedAfter: session.created)
        if try detour.leadsElsewhere(to: status) { throw .sourceReplaced(path) }
      }
    }
    guard let reason = sight.unreadable, !isRenamed(candidate, item, sight.status) else { return }
    throw .sourceUnreadable(path, reason)
  }

  private func isRenamed(
    _ candidate: Candidate, _ item: Item, _ status: FileStatus
  ) -> Bool {
    if let trash { return trash.slot(of: candidate).map { !$0.isElsewhere } ?? false }
    guard moves(candidate, of: item), let directory = destination.directory else { return false }
    return (try? FileSystem.status(of: directory))?.device == status.device
  }
}
