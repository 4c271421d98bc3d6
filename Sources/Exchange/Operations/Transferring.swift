package import Context
package import Dropping
import Items
import Loading
package import Picking
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Copies or moves sources to a destination in one step, without touching the current session.
package struct Transferring: Sendable {
  package var sources: SourceRequest
  package var operation: DropRequest.Operation
  private var request: DropRequest

  /// - Parameter request: The destination and the options.
  package init(
    sources: SourceRequest, _ operation: DropRequest.Operation, request: DropRequest
  ) {
    self.sources = sources
    self.operation = operation
    self.request = request
    self.request.operation = operation
    self.request.namesFile =
      sources.sources.count == 1 && sources.list == nil && sources.depth == .whole
        && !request.makesParents && request.nameTemplate == nil ? true : nil
  }

  /// Passes the result of each item to `each`, in order, and returns the overall outcome.
  ///
  /// If a source is missing, nothing is transferred. An item that fails does not stop the others.
  package func callAsFunction(
    in context: ExchangeContext, each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) -> DropOutcome {
    let terms = try ResolvedDrop(request, registry: context.registry())
    context.note(undeclared: terms.receiving)
    do {
      var rest = self
      let earlier = try rest.takeMoved(in: context)
      for found in earlier { try each(found.result) }
      if let last = earlier.last, rest.sources.sources.isEmpty {
        return DropOutcome(session: last.session, there: earlier.count, at: last.destination)
      }
      var outcome = try rest.session(in: context).drop(terms, each: each)
      outcome.placed += earlier.count
      outcome.alreadyThere += earlier.count
      return outcome
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Predicts what the transfer would do, and leaves nothing behind.
  package func preview(
    explains: Bool, in context: ExchangeContext, each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    _ = try ResolvedDrop(request, registry: context.registry())
    var (rest, request) = (self, request)
    let earlier = try rest.takeMoved(in: context)
    for found in earlier { try each(ItemProposal(movedEarlier: found.result)) }
    if let last = earlier.last, rest.sources.sources.isEmpty {
      return ProposeOutcome(session: last.session, there: earlier.count, at: last.destination)
    }
    let session = try rest.session(in: context)
    defer { session.discard() }
    request.session = session.name
    var outcome = try ExchangeError.withoutSession {
      try Proposing(request: request, explains: explains)(in: context, each: each)
    }
    outcome.matched += earlier.count
    outcome.total += earlier.count + session.leftOut
    return outcome
  }

  /// Removes the sources that the same command has already moved before it was interrupted or killed.
  private mutating func takeMoved(in context: ExchangeContext) throws -> [EarlierMoves.Found] {
    let store = try context.sweptStore()
    try TransientSession.finishKilled(in: store, context)
    guard operation == .move, sources.list == nil,
      sources.sources.contains(where: { isMissing($0, context) }),
      let moves = try EarlierMoves(of: request, in: store, context)
    else { return [] }
    return try moves.take(from: &sources.sources)
  }

  private func isMissing(_ source: String, _ context: ExchangeContext) -> Bool {
    source != "-"
      && FileSystem.isGone(context.absolute(FilePath(carried: source)), followingLinks: false)
  }

  private func session(in context: ExchangeContext) throws -> TransientSession {
    let picking = try SourceCollection(
      sources: sources, item: ItemRequest(), isSensitive: false, registry: context.registry())
    return try TransientSession(for: operation, in: context.sweptStore(), context) { writer in
      let taken = try picking.run(in: context, into: writer)
      try writer.narrow(to: taken.policy, context: taken.view?.carried)
      return (taken.indices.count, taken.leftOut)
    }
  }
}
