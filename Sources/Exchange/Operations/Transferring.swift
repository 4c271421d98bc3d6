package import Context
package import Dropping
import Items
import Loading
package import Picking
import Sessions
import SystemCalls
import UniformTypes

/// Copies or moves sources to a place: a lift and a drop in one, which leaves the current session alone.
package struct Transferring: Sendable {
  package var sources: SourceRequest
  package var operation: DropRequest.Operation
  private var request: DropRequest

  /// - Parameter request: Says where to and how.
  package init(
    sources: SourceRequest, _ operation: DropRequest.Operation, request: DropRequest
  ) {
    self.sources = sources
    self.operation = operation
    self.request = request
    self.request.operation = operation
  }

  /// Gives the result of each item to `each`, in order, and then the transfer as a whole.
  ///
  /// A source that is missing keeps all from being done; an item that fails does not stop the others.
  package func callAsFunction(
    in context: ExchangeContext, each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) -> DropOutcome {
    let terms = try ResolvedDrop(request, registry: context.registry())
    context.note(undeclared: terms.receiving)
    do {
      return try session(in: context).drop(terms, each: each)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Says what would be done; nothing is left of it.
  package func preview(
    explains: Bool, in context: ExchangeContext, each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    _ = try ResolvedDrop(request, registry: context.registry())
    let session = try session(in: context)
    defer { session.discard() }
    var request = request
    request.session = session.name
    return try Proposing(request: request, explains: explains)(in: context, each: each)
  }

  private func session(in context: ExchangeContext) throws -> TransientSession {
    let picking = try SourceCollection(
      sources: sources, item: ItemRequest(), isSensitive: false, registry: context.registry())
    return try TransientSession(for: operation, in: context.sweptStore(), context) { writer in
      let taken = try picking.run(in: context, into: writer)
      try writer.narrow(to: taken.policy, context: taken.view?.carried)
      return taken.indices.count
    }
  }
}
