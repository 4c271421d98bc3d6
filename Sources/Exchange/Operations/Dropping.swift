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
    if request.asProposed { try request.checkAlone() }
    let registry = context.registry()
    var terms = try ResolvedDrop(request, registry: registry)
    context.note(undeclared: terms.receiving)
    request.connectAhead(in: context)
    let store = try context.sweptStore()
    let open = try context.openSession(named: request.session, in: store)
    terms.request.accept = try request.accept.resolved(in: open, for: context.origin)
    do {
      guard let claim = try DropClaim(of: open, for: request) else {
        return DropOutcome(leftNothingBy: open.session)
      }
      var hasEnded = false
      defer { if !hasEnded { try? open.release(claim.claim) } }
      if request.asProposed {
        terms = try ResolvedDrop(try request.proposed(in: open), registry: registry)
      }
      let outcome = try RoutedDrop(terms, on: open, in: store, context, claim, each: each)()
      hasEnded = outcome.ended
      return outcome
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
