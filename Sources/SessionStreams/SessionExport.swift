package import Context
import Items
import Loading
import Sessions
import SystemCalls
import UniformTypes

/// Finds the session that a request means, and exports it.
package enum SessionExport {
  /// Writes the selected items to standard output; a sensitive session ends afterwards.
  package static func run(
    _ request: ExportRequest, in context: ExchangeContext
  ) throws -> ExportOutcome {
    if context.output.isTerminal { throw StreamError.toTerminal }
    let registry = context.registry()
    let receiving = try ResolvedAcceptance(request.accept, registry: registry)
    if let sized = receiving.accepted.first(where: { $0.largest != nil }) {
      throw StreamError.sized(sized.spelling)
    }
    context.note(undeclared: receiving)
    let store = try context.sweptStore()
    let open = try context.openSession(named: request.session, in: store)
    if open.session.policy.localOnly { throw StreamError.localOnly(session: open.session.name) }
    if open.session.isSensitive && !request.allowsSensitive {
      throw StreamError.sensitive(session: open.session.name)
    }
    var request = request
    request.accept = try request.accept.resolved(in: open, for: context.origin)
    try open.checkSelection(request.accept.items)
    let loader = RepresentationLoader(
      context: context, open: open, registry: registry, refreshes: false, timeout: nil,
      streams: false, steps: context.conversions(registry).steps)
    let outcome = try ExportRun(request, of: open, accepted: receiving.accepted, with: loader).run()
    // Errors are ignored, because the stream has been written.
    try? open.log(.happened(.exported, items: outcome.items))
    if open.session.isSensitive { try open.end(as: .ended) }
    return outcome
  }
}
