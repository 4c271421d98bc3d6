import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Reverting
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Predicts what a drop would do with each item, without changing anything at the destinations.
package struct DropPreview {
  private let request: DropRequest
  private let route: DropRoute
  private let open: any OpenSession
  /// Whether to report every examined representation.
  private let explains: Bool

  /// - Parameter explains: Whether to report every examined representation.
  package init(
    _ request: DropRequest, on route: DropRoute, of open: any OpenSession, explains: Bool
  ) {
    self.request = request
    self.route = route
    self.open = open
    self.explains = explains
  }

  /// Stores the proposal and logs the answers of the destinations.
  ///
  /// Logging is best effort: if the log cannot be written, the proposal is still valid.
  package func record(_ outcome: ProposeOutcome) {
    try? open.recordProposal(try Proposal(request, route).encoded())
    for (plan, answer, items) in outcome.answers(of: route) {
      guard let said = try? plan.conversation(open).hover(answer, items: items) else { continue }
      for event in said { try? open.log(event) }
    }
  }

  /// Passes a proposal for each item to `each`, in order, and returns the overall proposal.
  package func callAsFunction(
    each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    let context = route.stops[0].context
    var isWhole = try request.accept.requiresAll ? everyItemMatches() : true
    if request.isAtomic && isWhole { isWhole = try !isAnyRefused(route.stops[0]) }
    var tally = ProposalReport(route, of: open.session.name, isWhole: isWhole)
    let targets = route.stops.map(targets)
    var room = RoomAhead(payloads: open.payloadDirectory, isCancelled: context.isCancelled)
    var offered: [Item] = []
    var order = route.isRoute ? nil : OrderPreview(route.stops[0])
    for item in open.pages(of: request.accept.items, for: context.origin) {
      let item = try item.get()
      if context.isCancelled() { throw ExchangeError.cancelled }
      let stop = route.isRoute ? route.stop(of: item).index : 0
      let plan = route.stops[stop]
      var (decision, failure) = plan.lookAhead(at: item)
      var named: DropPlan.Target?
      if failure == nil, isWhole, case .taken(let candidates) = decision,
        let best = candidates.first, !best.isDerived
      {
        named = plan.target(of: item, as: best)
        failure = named.flatMap { room.lack(of: item, as: best, at: $0, plan) }
      }
      var (proposal, target) = proposal(
        of: item, decision, failure, plan, isWhole: isWhole, named, targets[stop])
      tally.count(decision, failure ?? proposal.error, on: item, by: plan, at: stop)
      if proposal.effect == .offered || proposal.effect == .dragged { offered.append(item) }
      if route.isRoute { route.describe(&proposal, item, decision, plan, explains: explains) }
      guard order != nil else {
        try each(proposal)
        continue
      }
      order?.add(proposal, target)
      if order?.isPage == true { for proposal in order?.takePage() ?? [] { try each(proposal) } }
    }
    for proposal in order?.takePage() ?? [] { try each(proposal) }
    var offer: OfferPreview?
    var refusal = tally.refusal
    var isForbidden = false
    do throws(ExchangeError) {
      offer = try OfferPreview(route.stops[0], of: offered, in: open)
    } catch {
      refusal = error.diagnostic
      if case .desktop(.watched) = error { isForbidden = true }
    }
    let isReachable = offered.isEmpty || offer != nil
    return ProposeOutcome(
      session: open.session,
      operation: isReachable ? tally.operation : isForbidden ? .forbidden : .cancel,
      intent: route.isRoute ? nil : route.stops[0].intent,
      destination: route.isRoute ? "" : route.stops[0].destinationKey,
      route: route.isRoute ? tally.report.stops : [], reason: refusal?.message,
      refusal: refusal, failure: tally.report.failure,
      matched: isReachable ? tally.report.placed : 0, total: tally.total, offer: offer)
  }

  private func everyItemMatches() throws -> Bool {
    let receiver = route.stops[0].context.origin
    for item in open.pages(of: request.accept.items, for: receiver) {
      guard route.stop(of: try item.get()).matches else { return false }
    }
    return true
  }

  private func targets(of plan: DropPlan) -> TargetsAhead {
    TargetsAhead(
      plan, payloads: open.payloadDirectory,
      manifest: request.manifest.map { plan.context.absolute(FilePath(carried: $0)) })
  }

  /// Whether an item is refused or would fail, so that an all-or-nothing drop places none.
  private func isAnyRefused(_ plan: DropPlan) throws -> Bool {
    let targets = targets(of: plan)
    for item in open.pages(of: request.accept.items, for: plan.context.origin) {
      let item = try item.get()
      let (decision, failure) = plan.lookAhead(at: item)
      if case .refused = decision { return true }
      let (proposal, _) = proposal(
        of: item, decision, failure, plan, isWhole: true, nil, targets)
      if proposal.error != nil { return true }
    }
    return false
  }

  private func proposal(
    of item: Item, _ decision: Decision, _ failure: Diagnostic?,
    _ plan: DropPlan, isWhole: Bool, _ named: DropPlan.Target?,
    _ targets: TargetsAhead
  ) -> (ItemProposal, OrderPreview.Arrival?) {
    var proposal = ItemProposal(
      index: item.index, name: item.name, operation: .cancel, considered: [])
    proposal.title = ItemTitle.of(item, isSensitive: open.session.isSensitive)
    var arrival: OrderPreview.Arrival?
    let label = plan.terms.registry.label(of:)
    switch decision {
    case .unmatched(let reason): proposal.reason = reason
    case .bound(let destination):
      proposal.reason = "failed at \(destination); --failed takes it here"
    case .refused(let candidate, let reason):
      proposal.describe(candidate, label)
      proposal.operation = .forbidden
      proposal.reason = reason.diagnostic.message
    case .taken(let candidates):
      guard let best = candidates.first else { break }
      proposal.describe(best, label)
      if let failure {
        proposal.reason = failure.message
        proposal.error = failure
        break
      }
      proposal.operation =
        !isWhole ? .cancel : plan.moves(best, of: item) ? .move : .copy
      proposal.effect = isWhole ? plan.effectAhead(of: best, item) : nil
      if let path = plan.reordered(best) {
        if isWhole { proposal.operation = .move }
        arrival = .init(path: path, isReordered: true)
        proposal.target = path.carried
        proposal.reason = "only its position changes"
        break
      }
      if case .text(let insertion) = plan.destination {
        proposal.target = insertion.file.carried
        proposal.note(insertion.line.map { "goes before line \($0)" } ?? "goes to the end")
        break
      }
      let naming = plan.nameAhead(of: item, as: best)
      if case .later(let command) = naming {
        proposal.namedBy = command
        proposal.note("named by \(command)")
      }
      if case .known(let item) = naming,
        let target = named ?? plan.target(of: item, as: best)
          ?? plan.targetElsewhere(of: item, as: best)
      {
        let preview = targets.place(item, as: best, at: target)
        if preview.isSure { arrival = .init(path: preview.path) }
        proposal.target = preview.path.carried
        if isWhole || preview.failure != nil { proposal.meet(preview) }
      } else if let trash = plan.trash, let slot = trash.slot(of: best) {
        proposal.target = targets.path(of: slot)?.carried
        proposal.note(slot.note)
      }
    }
    if explains {
      proposal.considered = plan.considerations(of: item)
      if case .taken(let candidates) = decision, let best = candidates.first {
        proposal.dateOrigin = plan.dateOrigin(of: item, as: best)
        proposal.shot = plan.shot(of: item)
      }
    }
    return (proposal, isWhole ? arrival : nil)
  }
}

extension ItemProposal {
  /// Appends a remark for the user.
  fileprivate mutating func note(_ words: String?) {
    guard let words else { return }
    reason = reason.map { "\($0); \(words)" } ?? words
  }

  /// Describes what the item would find under its name.
  fileprivate mutating func meet(_ preview: TargetsAhead.Preview) {
    if let failure = preview.failure { return fail(failure) }
    if preview.isAlreadyThere { effect = .alreadyThere }
    isSkipped = preview.isSkipped
    if preview.isSkipped { effect = nil }
    note(preview.note)
  }

  /// Marks the item as one that the drop would fail.
  fileprivate mutating func fail(_ failure: Diagnostic) {
    operation = .cancel
    effect = nil
    target = nil
    reason = failure.message
    error = failure
  }

  /// - Parameter label: Returns the label of a type for people.
  fileprivate mutating func describe(_ candidate: Candidate, _ label: (UniformType) -> String) {
    accepted = candidate.accepted.identifier
    given = candidate.given
    match = MatchWord(candidate.match)
    switch candidate.match {
    case .converts(let path):
      via = path.words
      isLossy = path.isLossy
      reason = path.told(label)
    case .exact, .conforms:
      if case .promise(let command, _) = candidate.representation.source { via = command }
    }
  }
}

extension ProposeOutcome {
  /// The answer of each destination involved, with the number of items.
  fileprivate func answers(
    of route: DropRoute
  ) -> [(plan: DropPlan, answer: Conversation.Answer, items: Int)] {
    guard route.isRoute else {
      return [
        (route.stops[0], Conversation.Answer(rawValue: operation.rawValue) ?? .cancel, matched)
      ]
    }
    return zip(route.stops, self.route).filter { $1.items > 0 }.map { ($0, $0.answer, $1.items) }
  }
}
