package import Items
package import UniformTypes

/// Matches items with a receiver; pure, repeatable and able to explain its choice.
///
/// For each accepted type, in the receiver's order, an exact match precedes the first representation that conforms.
/// Conversions are considered only if no accepted type is met this way.
package struct Negotiator: Sendable {
  package let registry: TypeRegistry
  package let receiver: Receiver
  package let conversions: any ConversionOffer

  package init(
    registry: TypeRegistry, receiver: Receiver, conversions: any ConversionOffer = NoConversions()
  ) {
    self.registry = registry
    self.receiver = receiver
    self.conversions = conversions
  }

  /// The representations that are visible to this receiver, in order of fidelity.
  package func visibleRepresentations(of item: Item) -> [Representation] {
    item.seen().representations
  }

  /// Every way to deliver `item`, best first; each is tried if the preceding one fails to load.
  ///
  /// Empty when the item is not acceptable or does not offer everything that is required.
  package func candidates(for item: Item) -> [Candidate] {
    let representations = offeredRepresentations(of: item)
    guard missingRequirement(of: representations) == nil else { return [] }
    let direct = meetings(of: representations, with: receiver.accepted)
    // A promise can fail, so conversions are added as fallbacks; data that already exists needs none.
    let isSure = direct.contains { !$0.representation.isPromised && !$0.isDeclared }
    let derived = isSure ? [] : derivations(of: visibleRepresentations(of: item), item)
    return direct
      + derived.filter { way in
        !direct.contains { $0.match == way.match && $0.representation == way.representation }
      }
      + meetings(of: representations, with: receiver.lastResort).filter { last in
        !direct.contains { $0.representation == last.representation }
      }
  }

  /// The best way to deliver `item`; nil when it is not acceptable.
  ///
  /// Equals the first of `candidates(for:)` but does not compute the others.
  package func choice(for item: Item) -> Candidate? {
    let representations = offeredRepresentations(of: item)
    guard missingRequirement(of: representations) == nil else { return nil }
    return meetings(of: representations, with: receiver.accepted, firstOnly: true).first
      ?? derivations(of: visibleRepresentations(of: item), item, firstOnly: true).first
      ?? meetings(of: representations, with: receiver.lastResort, firstOnly: true).first
  }

  /// What prevents an unacceptable item from being converted; a missing tool comes first.
  package func obstacle(for item: Item) -> ConversionObstacle? {
    let representations = visibleRepresentations(of: item)
    guard choice(for: item) == nil, missingRequirement(of: item) == nil else { return nil }
    var first: ConversionObstacle?
    for accepted in receiver.accepted {
      for representation in representations {
        let found = obstacle(from: representation, to: accepted, item)
        if case .missing? = found { return found }
        first = first ?? found
      }
    }
    return first
  }

  func obstacle(
    from representation: Representation, to accepted: AcceptedType, _ item: Item
  ) -> ConversionObstacle? {
    guard receiver.conversions != .none, accepted.isConcrete(registry) else { return nil }
    return conversions.obstacle(
      from: representation, to: accepted, allowing: receiver.conversions, isLocal: item.isLocal)
  }

  /// The first requirement that the item's offers do not meet; conversions that are not declared do not count.
  package func missingRequirement(of item: Item) -> [AcceptedType]? {
    receiver.required.isEmpty ? nil : missingRequirement(of: offeredRepresentations(of: item))
  }

  private func missingRequirement(of representations: [OfferedRepresentation]) -> [AcceptedType]? {
    receiver.required.first { alternatives in
      !representations.contains { representation in
        alternatives.contains { degree(representation, $0) != nil }
      }
    }
  }

  /// The first type of the first requirement that the item does not meet.
  package func missing(of item: Item) -> AcceptedType? { missingRequirement(of: item)?.first }

  /// How a representation meets an accepted type; nil when it does not.
  ///
  /// The automatic file URL matches only its own identifier.
  package func degree(_ representation: Representation, _ accepted: AcceptedType) -> MatchDegree? {
    if representation.source == .fileURL {
      return accepted.type == representation.type ? .exact : nil
    }
    return registry.match(representation.type, accepted)
  }

  private func meetings(
    of representations: [OfferedRepresentation], with accepted: [AcceptedType],
    firstOnly: Bool = false
  ) -> [Candidate] {
    switch receiver.preference {
    case .receiver: receiverOrder(representations, accepted, firstOnly)
    case .source: sourceOrder(representations, accepted, firstOnly)
    }
  }

  private func receiverOrder(
    _ representations: [OfferedRepresentation], _ accepted: [AcceptedType], _ firstOnly: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    var taken = Set<Int>()
    for wanted in accepted {
      for degree in [MatchDegree.exact, .conforms] {
        for (index, representation) in representations.enumerated()
        where !taken.contains(index) && self.degree(representation, wanted) == degree {
          guard let candidate = candidate(representation, meeting: wanted, degree) else { continue }
          found.append(candidate)
          taken.insert(index)
          if firstOnly { return found }
        }
      }
    }
    return found
  }

  private func sourceOrder(
    _ representations: [OfferedRepresentation], _ accepted: [AcceptedType], _ firstOnly: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    for representation in representations {
      let met =
        accepted.first { degree(representation, $0) == .exact }
        ?? accepted.first { degree(representation, $0) != nil }
      guard let met, let degree = degree(representation, met),
        let candidate = candidate(representation, meeting: met, degree)
      else { continue }
      found.append(candidate)
      if firstOnly { return found }
    }
    return found
  }

  /// The candidate for an offered representation; nil if it is a picture that is too large and cannot be scaled down.
  private func candidate(
    _ offer: OfferedRepresentation, meeting accepted: AcceptedType, _ degree: MatchDegree
  ) -> Candidate? {
    var candidate = Candidate(offer, meeting: accepted, degree)
    guard accepted.largest != nil, offer.path == nil else { return candidate }
    switch conversions.fitting(offer.representation, to: accepted) {
    case .asItIs: return candidate
    case .never: return nil
    case .by(let path):
      guard receiver.conversions != .none else { return nil }
      candidate.match = .converts(path)
      return candidate
    }
  }

  /// Candidates derived by conversion, for concrete types only: a category can select but cannot be produced.
  ///
  /// For each accepted type the cheapest comes first; on a tie, the earlier representation comes first.
  private func derivations(
    of representations: [Representation], _ item: Item, firstOnly: Bool = false
  ) -> [Candidate] {
    guard receiver.conversions != .none else { return [] }
    var found: [Candidate] = []
    for wanted in receiver.accepted where wanted.isConcrete(registry) {
      var ways: [Candidate] = []
      for representation in representations {
        guard
          let path = conversions.cheapestPath(
            from: representation, to: wanted, allowing: receiver.conversions, isLocal: item.isLocal)
        else { continue }
        ways.insertByCost(
          Candidate(accepted: wanted, representation: representation, match: .converts(path)))
      }
      if firstOnly, let first = ways.first { return [first] }
      found += ways
    }
    return found
  }
}

extension Representation {
  fileprivate var isPromised: Bool { if case .promise = source { true } else { false } }
}

extension Candidate {
  fileprivate init(
    _ offer: OfferedRepresentation, meeting accepted: AcceptedType, _ degree: MatchDegree
  ) {
    self.init(
      accepted: accepted, representation: offer.representation,
      match: offer.path.map { .converts($0) } ?? Match(degree))
  }

  /// Whether a declared conversion produces it, which can fail.
  fileprivate var isDeclared: Bool { if case .converts = match { true } else { false } }
}

extension Candidate.Match {
  fileprivate init(_ degree: MatchDegree) {
    switch degree {
    case .exact: self = .exact
    case .conforms: self = .conforms
    }
  }
}
