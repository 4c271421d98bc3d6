package import Items
package import UniformTypes

/// A chain of one or more conversion steps, each of which starts from the result of the previous one.
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
    /// The tool that performs the step, under the name that users know.
    package var via: String
    package var isLossy: Bool
    /// Whether the result is only a stand-in for its input.
    package var isProxy: Bool
    /// The offer's own key for this step; nil when the step did not come from an offer.
    package var index: Int?
    /// How many pixels the picture that it makes is wide and high at most; nil for as many as there are.
    package var largest: Int?

    package init(
      from: UniformType, to: UniformType, via: String, isLossy: Bool = false,
      isProxy: Bool = false, index: Int? = nil, largest: Int? = nil
    ) {
      self.from = from
      self.to = to
      self.via = via
      self.isLossy = isLossy
      self.isProxy = isProxy
      self.index = index
      self.largest = largest
    }
  }

  package var isLossy: Bool { steps.contains(where: \.isLossy) }

  /// The maximum width and height in pixels to which a step scales a picture down; nil if no step does.
  package var largest: Int? { steps.compactMap(\.largest).min() }

  /// Whether this path has fewer stand-ins than another; on a tie, fewer lossy steps, then fewer steps.
  package func isCheaper(than other: ConversionPath) -> Bool {
    let costs = [self, other].map { path in
      (path.steps.count(where: \.isProxy), path.steps.count(where: \.isLossy), path.steps.count)
    }
    return costs[0] < costs[1]
  }
}

/// Why a representation is not derived although a path exists.
package enum ConversionObstacle: Equatable, Sendable {
  /// These tools are not installed.
  case missing([MissingTool], ConversionPath)
  /// The path is allowed only if the receiver accepts any conversion.
  case onlyWhenAsked(ConversionPath)

  package var path: ConversionPath {
    switch self {
    case .missing(_, let path), .onlyWhenAsked(let path): path
    }
  }
}

/// A tool that is not installed, and the package that contains it, if known.
package struct MissingTool: Hashable, Sendable {
  package var name: String
  package var package: String?

  package init(name: String, package: String?) {
    self.name = name
    self.package = package
  }
}

/// Whether a representation has an accepted size.
package enum Fitting: Equatable, Sendable {
  /// It is not a picture, or it is small enough.
  case asItIs
  /// It is larger, or its size is unknown; this path scales it down if necessary.
  case by(ConversionPath)
  /// It is larger, and no tool can scale it down.
  case never
}

/// A source of available conversions, which negotiation queries.
package protocol ConversionOffer: Sendable {
  /// The representations that are declared for exactly the type of `representation`, in declared order, each one step
  /// long.
  ///
  /// An item offers them as if they were registered after `representation`.
  func declaredRepresentations(
    of representation: Representation, allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> [ConversionPath]

  /// The cheapest path from a representation to an accepted type; nil when there is none.
  ///
  /// Called only for concrete types, and only if no registered representation meets the receiver or those that do
  /// could still fail.
  ///
  /// - Parameter isLocal: Whether the receiver added the item and therefore sees its private parts.
  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath?

  /// How a representation of an accepted type gets the size that is accepted.
  func fitting(_ representation: Representation, to accepted: AcceptedType) -> Fitting

  /// Why a representation without a path cannot be derived; nil if it can never be derived.
  func obstacle(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionObstacle?
}

extension ConversionOffer {
  package func fitting(
    _ representation: Representation, to accepted: AcceptedType
  ) -> Fitting { accepted.largest == nil ? .asItIs : .never }

  package func declaredRepresentations(
    of representation: Representation, allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> [ConversionPath] { [] }

  package func obstacle(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionObstacle? { nil }
}

/// An offer without any conversions.
package struct NoConversions: ConversionOffer {
  package init() {}

  package func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath? { nil }
}
