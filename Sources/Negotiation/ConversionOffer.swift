package import Items
package import UniformTypes

/// How a representation is derived from another one: at least one step, each from the result of the one before.
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
    /// Whether it makes a stand-in for what it reads.
    package var isProxy: Bool
    /// By which who offers it finds it again; nil of what nobody had to look for.
    package var index: Int?

    package init(
      from: UniformType, to: UniformType, via: String, isLossy: Bool = false,
      isProxy: Bool = false, index: Int? = nil
    ) {
      self.from = from
      self.to = to
      self.via = via
      self.isLossy = isLossy
      self.isProxy = isProxy
      self.index = index
    }
  }

  package var isLossy: Bool { steps.contains(where: \.isLossy) }

  /// Whether it has fewer stand-ins than another one, else fewer lossy steps, else fewer steps.
  package func isCheaper(than other: ConversionPath) -> Bool {
    let costs = [self, other].map { path in
      (path.steps.count(where: \.isProxy), path.steps.count(where: \.isLossy), path.steps.count)
    }
    return costs[0] < costs[1]
  }
}

/// Why a representation is not derived, although there is a way.
package enum ConversionObstacle: Equatable, Sendable {
  /// Tools are not installed.
  case missing([MissingTool], ConversionPath)
  /// It is made only where any conversion may be.
  case onlyWhenAsked(ConversionPath)

  package var path: ConversionPath {
    switch self {
    case .missing(_, let path), .onlyWhenAsked(let path): path
    }
  }
}

/// A tool that is not installed, and the package that has it, where that is known.
package struct MissingTool: Hashable, Sendable {
  package var name: String
  package var package: String?

  package init(name: String, package: String?) {
    self.name = name
    self.package = package
  }
}

/// Who knows which conversions there are; negotiation only asks.
package protocol ConversionOffer: Sendable {
  /// The representations that a declaration gives to the very type of a representation, in declared order, each by one
  /// step: an item offers them as if they were registered behind it.
  func declaredRepresentations(
    of representation: Representation, allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> [ConversionPath]

  /// The cheapest way from a representation to an accepted type; nil when there is none.
  ///
  /// Asked only for concrete types, and only where nothing registered meets the receiver or what does
  /// could yet fail.
  ///
  /// - Parameter isLocal: Whether the receiver added the item, and sees what is its own.
  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath?

  /// What keeps a representation for which there is no path from being derived; nil where nothing ever would.
  func obstacle(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionObstacle?
}

extension ConversionOffer {
  package func declaredRepresentations(
    of representation: Representation, allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> [ConversionPath] { [] }

  package func obstacle(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionObstacle? { nil }
}

/// An offer of no conversion at all.
package struct NoConversions: ConversionOffer {
  package init() {}

  package func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath? { nil }
}
