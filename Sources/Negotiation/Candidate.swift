package import Items
package import UniformTypes

/// One way to give an item to a receiver.
package struct Candidate: Equatable, Sendable {
  /// What it meets.
  package var accepted: AcceptedType
  /// The form that is given, or that the conversion starts from.
  package var representation: Representation
  package var match: Match

  package init(accepted: AcceptedType, representation: Representation, match: Match) {
    self.accepted = accepted
    self.representation = representation
    self.match = match
  }

  package enum Match: Equatable, Sendable {
    case exact
    case conforms
    case converts(ConversionPath)
  }

  /// The type of the bytes that the receiver gets.
  package var given: UniformType {
    if case .converts(let path) = match { path.result } else { representation.type }
  }
}

/// How a form is derived from another one: at least one step, each from the result of the one before.
package struct ConversionPath: Equatable, Sendable {
  package var steps: [Step]
  package var result: UniformType

  package init(steps: [Step], result: UniformType) {
    self.steps = steps
    self.result = result
  }

  package struct Step: Equatable, Sendable {
    package var from: UniformType
    package var to: UniformType
    /// The tool that makes it, as users know it.
    package var via: String
    package var isLossy: Bool

    package init(from: UniformType, to: UniformType, via: String, isLossy: Bool = false) {
      self.from = from
      self.to = to
      self.via = via
      self.isLossy = isLossy
    }
  }

  package var isLossy: Bool { steps.contains(where: \.isLossy) }
}

/// Who knows which conversions there are; negotiation only asks.
package protocol ConversionOffer: Sendable {
  /// The cheapest way from a form to an accepted type; nil when there is none.
  ///
  /// Asked only for concrete types and only when nothing registered meets the receiver.
  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions
  ) -> ConversionPath?
}

/// An offer of no conversion at all.
package struct NoConversions: ConversionOffer {
  package init() {}

  package func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions
  ) -> ConversionPath? { nil }
}
