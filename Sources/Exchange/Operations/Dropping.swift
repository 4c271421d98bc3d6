package import Context
import Destinations
import Diagnostics
package import Dropping
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Drops the matching items of a session.
///
/// Placed items leave the session; unmatched items stay pending.
package struct Dropping: Sendable {
  package var request: DropRequest

  package init(request: DropRequest) { self.request = request }

  /// Passes the result of each item to `each`, in order, and returns the overall outcome.
  ///
  /// A failed item does not stop the others and does not throw. It is an error if nothing is acceptable, if the
  /// drop is forbidden, or if the output cannot be written.
  package func callAsFunction(
    in context: ExchangeContext, each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) -> DropOutcome {
    if request.asProposed { try checkAlone() }
    let registry = context.registry()
    var terms = try ResolvedDrop(request, registry: registry)
    context.note(undeclared: terms.receiving)
    let store = try context.sweptStore()
    let open = try context.openSession(named: request.session, in: store)
    terms.request.accept = try request.accept.resolved(in: open, for: context.origin)
    do {
      let wasDropping = open.session.state == .dropping
      let claim = try open.claim(by: .thisProcess(), wait: .nanoseconds(request.wait))
      var hasEnded = false
      defer { if !hasEnded { try? open.release(claim) } }
      if request.asProposed {
        terms = try ResolvedDrop(try proposed(open), registry: registry)
      }
      let drop = RoutedDrop(
        terms, on: open, in: store, context, wasDropping: wasDropping, each: each)
      let outcome = try drop()
      hasEnded = outcome.ended
      return outcome
    } catch {
      throw ExchangeError(any: error)
    }
  }

  // MARK: - As proposed

  private func checkAlone() throws(ExchangeError) {
    var alone = DropRequest()
    alone.session = request.session
    alone.asProposed = true
    alone.wait = request.wait
    alone.timeout = request.timeout
    alone.jobs = request.jobs
    if request != alone { throw .proposedWithOthers }
  }

  private func proposed(_ open: any OpenSession) throws -> DropRequest {
    guard let kept = try open.lastProposal() else {
      throw ExchangeError.noProposal(session: open.session.name)
    }
    _ = try open.counts()
    guard kept.generation == open.session.generation else {
      throw ExchangeError.staleProposal(session: open.session.name)
    }
    // A proposal stored by another version may lack fields of the current request.
    guard let proposal = try? Proposal(json: kept.json) else {
      throw ExchangeError.staleProposal(session: open.session.name)
    }
    var request = proposal.request
    request.timeout = self.request.timeout ?? request.timeout
    request.jobs = self.request.jobs ?? request.jobs
    return request
  }
}
