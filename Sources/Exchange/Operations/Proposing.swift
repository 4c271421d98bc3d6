import Conversion
import Destinations
import Diagnostics
import FileTransfer
import FoundationEssentials
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Says what a drop would do; changes nothing but the proposal that the session remembers.
package struct Proposing: Sendable {
  package var request: DropRequest
  /// Whether each form that was looked at is told.
  package var explains: Bool

  package init(request: DropRequest, explains: Bool = false) {
    self.request = request
    self.explains = explains
  }

  /// Gives the items to `each`, in order, and then the proposal as a whole.
  ///
  /// That nothing is acceptable, or that a drop is forbidden, is an outcome and no error.
  package func callAsFunction(
    in context: ExchangeContext, each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    if request.asProposed { throw ExchangeError.proposedWithOthers }
    let terms = try DropTerms(request, registry: context.registry())
    context.note(undeclared: terms.receiving)
    let open = try context.openSession(named: request.session, in: context.sweptStore())
    try open.checkSelection(request.accept.items)
    let route = try DropRoute(terms, for: open, in: context)
    if let manifest = request.manifest {
      try Manifest.check(context.absolute(FilePath(carried: manifest)))
    }
    let outcome = try run(route, open, context, each)
    try? open.recordProposal(try Proposal(request, route).encoded())
    // The log is no part of the answer: where it cannot be written, the proposal holds all the same.
    for (planner, answer, items) in outcome.answers(of: route) {
      guard let said = try? planner.conversation(open).hover(answer, items: items) else { continue }
      for event in said { try? open.log(event) }
    }
    return outcome
  }

  private func run(
    _ route: DropRoute, _ open: any OpenSession, _ context: ExchangeContext,
    _ each: (ItemProposal) throws -> Void
  ) throws -> ProposeOutcome {
    var tally = ProposalTally(count: route.stops.count)
    var isWhole = try request.accept.requiresAll ? everyItemMatches(route, open) : true
    if request.isAtomic && isWhole { isWhole = try !isAnyRefused(route.stops[0], open) }
    let manifest = request.manifest.map { context.absolute(FilePath(carried: $0)) }
    var targets = route.stops.map {
      TargetPreview(rule: $0.terms.conflictRule(at: $0.destination), manifest: manifest)
    }
    var room = RoomAhead(payloads: open.payloadFolder, isCancelled: context.isCancelled)
    var order = route.isRoute ? nil : OrderPreview(route.stops[0])
    for item in open.pages(of: request.accept.items, for: context.origin) {
      let item = try item.get()
      if context.isCancelled() { throw ExchangeError.cancelled }
      let place = route.isRoute ? route.stop(of: item).place : 0
      let planner = route.stops[place]
      var (decision, failure) = planner.lookAhead(at: item)
      var named: DropPlanner.Target?
      if failure == nil, isWhole, case .taken(let candidates) = decision,
        let best = candidates.first, !best.isDerived
      {
        named = planner.target(of: item, as: best)
        failure = named.flatMap { room.lack(of: item, as: best, at: $0, planner) }
      }
      tally.count(decision, failure, on: item, by: planner, at: place, isWhole: isWhole)
      var (proposal, target) = proposal(
        of: item, decision, failure, planner, isWhole: isWhole, named, &targets[place])
      if route.isRoute { route.describe(&proposal, item, decision, planner, explains: explains) }
      guard order != nil else {
        try each(proposal)
        continue
      }
      order?.add(proposal, target)
      if order?.isPage == true { for proposal in order?.takePage() ?? [] { try each(proposal) } }
    }
    for proposal in order?.takePage() ?? [] { try each(proposal) }
    let refusal = tally.refusal(route, isWhole)
    return ProposeOutcome(
      session: open.session, operation: tally.operation,
      intent: route.isRoute ? nil : route.stops[0].intent,
      destination: route.isRoute ? "" : route.stops[0].destinationKey,
      route: route.isRoute
        ? zip(route.stops, tally.shares).map { RouteStop(view: $0.destinationKey, items: $1) } : [],
      reason: refusal?.message, refusal: refusal, failure: tally.failure, matched: tally.taken,
      total: tally.total)
  }

  private func everyItemMatches(_ route: DropRoute, _ open: any OpenSession) throws -> Bool {
    let receiver = route.stops[0].context.origin
    for item in open.pages(of: request.accept.items, for: receiver) {
      guard route.stop(of: try item.get()).matches else { return false }
    }
    return true
  }

  private func isAnyRefused(_ planner: DropPlanner, _ open: any OpenSession) throws -> Bool {
    for item in open.pages(of: request.accept.items, for: planner.context.origin) {
      let (decision, failure) = planner.lookAhead(at: try item.get())
      if case .refused = decision { return true }
      if failure != nil { return true }
    }
    return false
  }

  private func proposal(
    of item: Item, _ decision: DropPlanner.Decision, _ failure: Diagnostic?,
    _ planner: DropPlanner, isWhole: Bool, _ named: DropPlanner.Target?,
    _ targets: inout TargetPreview
  ) -> (ItemProposal, OrderPreview.Place?) {
    var proposal = ItemProposal(
      index: item.index, name: item.name, operation: .cancel, considered: [])
    var place: OrderPreview.Place?
    switch decision {
    case .unmatched(let reason): proposal.reason = reason
    case .bound(let place): proposal.reason = "bound to \(place)"
    case .refused(let candidate, let reason):
      proposal.describe(candidate)
      proposal.operation = .forbidden
      proposal.reason = reason.diagnostic.message
    case .taken(let candidates):
      guard let best = candidates.first else { break }
      proposal.describe(best)
      if let failure {
        proposal.reason = failure.message
        proposal.error = failure
        break
      }
      proposal.operation =
        !isWhole ? .cancel : planner.moves(best, of: item) ? .move : .copy
      if let path = planner.reordered(best) {
        if isWhole { proposal.operation = .move }
        place = .init(path: path, isReordered: true)
        proposal.target = path.carried
        proposal.reason = "is there already: only its place in the order changes"
        break
      }
      if case .text(let place) = planner.destination {
        proposal.target = place.file.carried
        proposal.reason = place.line.map { "goes in front of line \($0)" } ?? "goes to the end"
        break
      }
      let naming = planner.naming(of: item, as: best)
      if case .later(let command) = naming {
        proposal.namedBy = command
        proposal.reason = "\(proposal.reason ?? ""); named by \(command)"
      }
      if case .known(let item) = naming,
        let (folder, name) = named ?? planner.target(of: item, as: best)
      {
        let preview = targets.target(
          folder: folder, name: name, isFolder: planner.isFolder(best),
          modified: planner.modified(best))
        if preview.isSure { place = .init(path: preview.path) }
        proposal.target = preview.path.carried
        proposal.reason = preview.note ?? proposal.reason
      } else if let trash = planner.trash, let place = trash.place(of: best) {
        proposal.target = targets.target(of: place)?.carried
        proposal.reason = place.note ?? proposal.reason
      }
    }
    if explains { proposal.considered = planner.considerations(of: item) }
    return (proposal, isWhole ? place : nil)
  }
}

extension DropPlanner {
  /// What the drop would decide on an item, and why the item would fail nevertheless.
  fileprivate func lookAhead(at item: Item) -> (Decision, failure: Diagnostic?) {
    let decision = decide(item)
    guard case .taken(let candidates) = decision else { return (decision, nil) }
    switch outlook(of: candidates, item) {
    case .able(let candidates): return (.taken(candidates), nil)
    case .fails(let error): return (decision, error.diagnostic)
    }
  }
}

/// What is known of a form's name before anything is run.
private enum Naming {
  /// The item, under the name that it will have.
  case known(Item)
  /// A command of a declaration has the say, when the value is there.
  case later(command: String)
}

extension DropPlanner {
  fileprivate func naming(of item: Item, as candidate: Candidate) -> Naming {
    guard isFolder, candidate.isDerived, item.isNamedAfterItsFile,
      let name = steps(candidate)?.last?.suggestedName
    else { return .known(item) }
    switch name {
    case .text(let text):
      var named = item
      if !text.isEmpty { named.name = text }
      return .known(named)
    case .command(let words): return .later(command: words.first ?? "")
    }
  }

  /// When a form was last changed; nil of what is made or kept.
  fileprivate func modified(_ candidate: Candidate) -> Int128? {
    guard !candidate.isDerived, case .file(_, let identity) = candidate.representation.source
    else { return nil }
    return identity.modified
  }

  /// Whether a form is a folder, as far as that is known before it is made.
  fileprivate func isFolder(_ candidate: Candidate) -> Bool {
    if !candidate.isDerived, case .file(_, let identity) = candidate.representation.source {
      return identity.isFolder
    }
    return terms.registry.conforms(candidate.given, to: .directory)
  }

  var isFolder: Bool { if case .folder = destination { true } else { false } }
  /// Where in its folder the destination puts items; nil where it is none.
  var intent: View.Intent? { isFolder ? terms.place.intent : nil }
}

extension DropRoute {
  /// The error that says what was offered and what was wanted anywhere.
  func nothingAcceptable(
    _ offered: [UniformType], _ obstacle: ConversionObstacle?, missing: String? = nil
  ) -> ExchangeError {
    var wanted: [String] = []
    for type in stops.flatMap(\.negotiator.receiver.accepted)
    where !wanted.contains(type.identifier) {
      wanted.append(type.identifier)
    }
    if let required = missing, !isRoute {
      return .notOffered(offered: offered, required: [required])
    }
    let isAnyFile = stops[0].trash != nil && stops[0].terms.receiving.accepted.isEmpty
    return .notAcceptable(
      offered: offered,
      wanted: isAnyFile
        ? ["a file in its place"] : wanted.isEmpty ? ["what the view does not accept"] : wanted,
      obstacle: obstacle)
  }

  /// Says which view it is about; of what none takes, what each of them looked at.
  fileprivate func describe(
    _ proposal: inout ItemProposal, _ item: Item, _ decision: DropPlanner.Decision,
    _ planner: DropPlanner, explains: Bool
  ) {
    switch decision {
    case .taken, .refused: proposal.view = planner.destinationKey
    case .unmatched:
      if explains { proposal.considered = stops.flatMap { $0.considerations(of: item) } }
    case .bound: break
    }
  }
}

extension DropPlanner {
  /// Every form held against every accepted type, in words.
  func considerations(of item: Item) -> [Consideration] {
    negotiator.explanation(for: item).steps.map { step in
      Consideration(
        accepted: step.accepted.identifier, offered: step.form.type,
        verdict: step.verdict.words(step.accepted, step.form))
    }
  }
}

extension Explanation.Verdict {
  fileprivate func words(_ accepted: AcceptedType, _ form: Representation) -> String {
    switch self {
    case .chosen(let match): "chosen: \(Self.words(match))"
    case .next(let match): "would do (\(Self.words(match))); tried if what comes before it fails"
    case .doesNotConform: "is not and does not conform to \(accepted.identifier)"
    case .tooGeneral:
      "is more general than \(accepted.identifier): conformance never runs back"
    case .onlyByItsOwnIdentifier: "every file offers it; met only by its own identifier"
    case .obstructed(let obstacle):
      "does not conform to \(accepted.identifier); \(obstacle.words) (\(obstacle.path.drawn))"
    }
  }

  private static func words(_ match: Candidate.Match) -> String {
    switch match {
    case .exact: "exactly this type"
    case .conforms: "conforms to it"
    case .converts(let path): path.drawn
    }
  }
}

extension ItemProposal {
  fileprivate mutating func describe(_ candidate: Candidate) {
    accepted = candidate.accepted.identifier
    given = candidate.given
    match = MatchWord(candidate.match)
    switch candidate.match {
    case .converts(let path):
      via = path.words
      reason = path.words
    case .exact, .conforms:
      if case .promise(let command, _) = candidate.representation.source { via = command }
    }
  }
}

extension MatchWord {
  init(_ match: Candidate.Match) {
    switch match {
    case .exact: self = .exact
    case .conforms: self = .conforms
    case .converts: self = .converts
    }
  }
}

extension ProposeOutcome {
  /// What each place answers that was asked, and of how many items.
  fileprivate func answers(
    of route: DropRoute
  ) -> [(planner: DropPlanner, answer: Conversation.Answer, items: Int)] {
    guard route.isRoute else {
      return [
        (route.stops[0], Conversation.Answer(rawValue: operation.rawValue) ?? .cancel, matched)
      ]
    }
    return zip(route.stops, self.route).filter { $1.items > 0 }.map { ($0, $0.answer, $1.items) }
  }
}
