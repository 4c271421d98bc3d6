package import Context
import Items
package import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Writes one representation of one item or of every item to standard output or a file.
///
/// The session stays active unless it is sensitive.
package struct Loading: Sendable {
  package var request: LoadRequest

  package init(request: LoadRequest) { self.request = request }

  /// Loads the items; all output has been written when this returns.
  ///
  /// - Throws: `ExchangeError.notAcceptable` if an item has no acceptable representation, `.needsOneItem` if
  ///   several items could be meant, `.outputFailed`.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> LoadOutcome {
    let registry = context.registry()
    let receiving = try ResolvedAcceptance(request.accept, registry: registry)
    context.note(undeclared: receiving)
    let store = try context.sweptStore()
    let open = try context.openSession(named: request.session, in: store)
    var request = request
    request.accept = try request.accept.resolved(in: open, for: context.origin)
    // What is on the clipboard can still be loaded by its number.
    open.seesOffered = open.session.state == .offered || request.accept.items != nil
    try open.checkSelection(request.accept.items)
    let output = try LoadOutput(request, in: context)
    let offer = context.conversions(registry)
    let negotiator = Negotiator(
      registry: registry, receiver: try receiving.receiver(fileName: output.fileName),
      conversions: offer)
    let shared = open.shared
    let loader = RepresentationLoader(
      context: context, open: shared, registry: registry, refreshes: request.refreshes,
      timeout: request.timeout, streams: !request.wantsPath, steps: offer.steps,
      otherWay: offer.otherWay(allowing: negotiator.receiver.conversions),
      trustsTypes: request.accept.trustsTypes)
    do {
      let run = try LoadRun(request, on: shared, with: loader, negotiator, into: output)
      try run.run()
      if run.loaded.isEmpty, run.failure != nil {
        return LoadOutcome(session: open.session, paths: [], loaded: 0, failure: run.failure)
      }
      try output.finish()
      log(run.loaded, open, context)
      // Programs may still take from the clipboard what they are offered.
      if open.session.isSensitive, Offers(in: store, context).live(of: open.session).isEmpty {
        try open.end(as: .ended)
      }
      return LoadOutcome(
        session: open.session, paths: run.paths, isPartial: run.isPartial,
        loaded: run.loaded.count, failure: run.failure)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Logs the load; errors are ignored, because the data has been written.
  private func log(_ items: [Int], _ open: any OpenSession, _ context: ExchangeContext) {
    let file = request.output.flatMap { $0 == "-" ? nil : FilePath(carried: $0) }
    try? open.log(
      .happened(
        .loaded, item: items.count == 1 ? items.first : nil,
        items: items.count == 1 ? nil : items.count, target: file.map(context.absolute)?.carried))
  }
}
