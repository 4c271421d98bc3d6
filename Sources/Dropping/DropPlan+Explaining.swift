import ContentDetection
import Context
import Destinations
import Diagnostics
import Items
import Loading
import Negotiation
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Explanations of decisions, for people.

extension DropRoute {
  /// The error that lists the offered types and the types that any destination accepts.
  func nothingAcceptable(_ mismatch: Mismatch) -> ExchangeError {
    let terms = stops[0].terms
    let registry = terms.registry
    let wanted = stops.flatMap(\.negotiator.receiver.accepted).told(registry.label(of:))
    let offered = registry.labels(of: mismatch.offered)
    if let required = mismatch.missing, !isRoute {
      return .notOffered(offered: offered, required: [required.told(registry.label(of:))])
    }
    let isAnyFile = stops[0].trash != nil && terms.receiving.accepted.isEmpty
    let rest = terms.isToText ? "text" : "types that the view does not accept"
    let isByView = !isRoute && terms.request.accept.accept.isEmpty
    let isByName =
      if case .file = stops[0].location { isByView && terms.view == nil } else { false }
    return .notAcceptable(
      offered: offered,
      wanted: isAnyFile
        ? ["files on disk"] : wanted.isEmpty ? [rest] : wanted,
      place: isByView ? terms.view?.root.carried : nil, obstacle: mismatch.obstacle,
      isByName: isByName)
  }

  /// Adds the view that the proposal is about.
  ///
  /// If no view takes the item, adds the considerations of all views.
  func describe(
    _ proposal: inout ItemProposal, _ item: Item, _ decision: Decision,
    _ plan: DropPlan, explains: Bool
  ) {
    switch decision {
    case .taken, .refused: proposal.view = plan.destinationKey
    case .unmatched:
      if explains { proposal.considered = stops.flatMap { $0.considerations(of: item) } }
    case .bound: break
    }
  }
}

extension DropPlan {
  /// The comparisons of every representation with every accepted type, in words.
  func considerations(of item: Item) -> [Consideration] {
    negotiator.explanation(for: item).steps.map { step in
      Consideration(
        accepted: step.accepted.identifier, offered: step.representation.type,
        verdict: step.verdict.words(step.accepted, step.representation))
    }
  }
}

extension DropPlan {
  /// Where the date in the name of an item comes from; nil if its name has none.
  func dateOrigin(of item: Item, as candidate: Candidate) -> DateOrigin? {
    guard terms.template?.containsDate == true else { return nil }
    let representation = candidate.representation
    if let group = companions.group(of: item) {
      let dated = companions.datedItem(of: group)
      if dated.index != item.index { return .item(dated.index) }
    }
    if dates.recorded(in: representation).date != nil { return .recorded }
    return dates.isOfFile(representation) ? .file : .now
  }

  /// The other items of its shot.
  func shot(of item: Item) -> [Int] {
    (companions.group(of: item)?.items ?? []).map(\.index).filter { $0 != item.index }.sorted()
  }
}

extension Explanation.Verdict {
  fileprivate func words(_ accepted: AcceptedType, _ representation: Representation) -> String {
    switch self {
    case .chosen(let match): "chosen: \(Self.words(match))"
    case .next(let match): "possible (\(Self.words(match))); tried if the forms before it fail"
    case .doesNotConform: "is not and does not conform to \(accepted.identifier)"
    case .tooGeneral:
      "is more general than \(accepted.identifier), so it does not conform to it"
    case .onlyByItsOwnIdentifier: "only used if you ask for it by name"
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
