package import Context
import Destinations
import Loading
import Negotiation
package import Sessions
package import UniformTypes

/// The applications that accept at least one item of a session, for shell completion.
package struct SuggestedApplications {
  private let open: any OpenSession
  private let registry: TypeRegistry
  private let context: ExchangeContext

  package init(
    for open: any OpenSession, _ registry: TypeRegistry, in context: ExchangeContext
  ) {
    self.open = open
    self.registry = registry
    self.context = context
  }

  package func callAsFunction() throws -> [Suggestion] {
    let pages = open.pages(of: nil, for: context.origin)
    let items = try pages.prefix(SuggestionLimit.items).map { try $0.get() }
    return context.applications.all().filter { entry in
      guard entry.takes != .nothing, context.has(entry) else { return false }
      let program = Program.application(entry)
      var request = AcceptRequest()
      request.accept = program.accepted.filter { (try? registry.accepted($0)) != nil }
      guard let receiver = try? ResolvedAcceptance(request, registry: registry).receiver() else {
        return false
      }
      let negotiator = Negotiator(
        registry: registry, receiver: receiver, conversions: context.conversions(registry))
      return items.contains { item in
        guard let choice = negotiator.choice(for: item) else { return false }
        return program.reasonAgainst(item, choice, registry) == nil
      }
    }.map { (Program.applicationPrefix + $0.identifier, $0.name) }
  }
}
