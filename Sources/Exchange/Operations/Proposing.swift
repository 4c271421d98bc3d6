package import Context
import Conversion
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

/// Predicts what a drop would do.
///
/// Only stores the proposal in the session and logs it.
package struct Proposing: Sendable {
  package var request: DropRequest
  /// Whether to report every examined representation.
  package var explains: Bool

  package init(request: DropRequest, explains: Bool = false) {
    self.request = request
    self.explains = explains
  }

  /// Passes a proposal for each item to `each`, in order, and returns the overall proposal.
  ///
  /// It is not an error if nothing is acceptable or if the drop is forbidden.
  package func callAsFunction(
    in context: ExchangeContext, each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    if request.asProposed { throw ExchangeError.proposedWithOthers }
    var terms = try ResolvedDrop(request, registry: context.registry())
    context.note(undeclared: terms.receiving)
    let open = try context.openSession(named: request.session, in: context.sweptStore())
    var request = request
    request.accept = try request.accept.resolved(in: open, for: context.origin)
    terms.request.accept = request.accept
    try open.checkSelection(request.accept.items)
    let route = try DropRoute(terms, for: open, in: context)
    try route.checkManifest(of: request, in: open, context)
    let preview = DropPreview(request, on: route, of: open, explains: explains)
    let outcome = try preview(each: each)
    preview.record(outcome)
    return outcome
  }
}
