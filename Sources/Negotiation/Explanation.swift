package import Items
package import UniformTypes

/// Why a receiver takes or refuses an item, for each pair of accepted type and representation.
package struct Explanation: Equatable, Sendable {
  package var steps: [Step]

  /// The result for one representation and one accepted type.
  package struct Step: Equatable, Sendable {
    package var accepted: AcceptedType
    package var representation: Representation
    package var verdict: Verdict
  }

  package enum Verdict: Equatable, Sendable {
    /// This match is delivered.
    case chosen(Candidate.Match)
    /// This match is tried if the preceding ones fail to load.
    case next(Candidate.Match)
    /// The offered type neither equals nor conforms to the accepted type.
    case doesNotConform
    /// The accepted type conforms to the offered one, but not the reverse.
    case tooGeneral
    /// The automatic file URL, which matches only its own identifier.
    case onlyByItsOwnIdentifier
    /// A conversion exists but is prevented by this obstacle.
    case obstructed(ConversionObstacle)
  }
}

extension Negotiator {
  /// Compares every representation of `item` with every accepted type, in the order of negotiation.
  package func explanation(for item: Item) -> Explanation {
    let offers = offeredRepresentations(of: item)
    let candidates = candidates(for: item)
    let wanted = receiver.accepted + receiver.lastResort
    var steps: [Explanation.Step] = []
    for accepted in wanted {
      for offer in offers {
        var shown = offer.representation
        shown.type = offer.type
        let verdict =
          offer.path.map { self.verdict(on: shown, madeBy: $0, for: accepted, among: candidates) }
          ?? verdict(on: shown, for: accepted, among: candidates, item)
        steps.append(Explanation.Step(accepted: accepted, representation: shown, verdict: verdict))
      }
    }
    return Explanation(steps: steps)
  }

  private func verdict(
    on representation: Representation, madeBy path: ConversionPath, for accepted: AcceptedType,
    among candidates: [Candidate]
  ) -> Explanation.Verdict {
    let index = candidates.firstIndex { $0.match == .converts(path) && $0.accepted == accepted }
    if let index { return index == 0 ? .chosen(.converts(path)) : .next(.converts(path)) }
    return registry.match(representation.type, accepted) == nil
      ? unmet(representation, accepted) : .next(.converts(path))
  }

  private func verdict(
    on representation: Representation, for accepted: AcceptedType, among candidates: [Candidate],
    _ item: Item
  ) -> Explanation.Verdict {
    if let index = candidates.firstIndex(where: {
      $0.representation == representation && $0.accepted == accepted && !isOffered($0)
    }) {
      return index == 0 ? .chosen(candidates[index].match) : .next(candidates[index].match)
    }
    switch degree(representation, accepted) {
    case .exact?: return .next(.exact)
    case .conforms?: return .next(.conforms)
    case nil where representation.source == .fileURL: return .onlyByItsOwnIdentifier
    case nil where candidates.isEmpty:
      return obstacle(from: representation, to: accepted, item).map { .obstructed($0) }
        ?? unmet(representation, accepted)
    case nil: return unmet(representation, accepted)
    }
  }

  /// Whether a candidate is a declared representation, which gets a separate step.
  private func isOffered(_ candidate: Candidate) -> Bool {
    guard case .converts(let path) = candidate.match else { return false }
    return conversions.declaredRepresentations(
      of: candidate.representation, allowing: receiver.conversions, isLocal: true
    ).contains(path)
  }

  private func unmet(
    _ representation: Representation, _ accepted: AcceptedType
  ) -> Explanation.Verdict {
    guard let type = accepted.type, registry.conforms(type, to: representation.type) else {
      return .doesNotConform
    }
    return .tooGeneral
  }
}
