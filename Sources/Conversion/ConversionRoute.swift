package import UniformTypes

/// How one type is made of another: the steps, each from what the one before made.
package struct ConversionRoute: Equatable, Sendable {
  package var steps: [Step] = []
  /// The tools that it needs and that are not installed; where there are any, it cannot be taken.
  package var missingTools: [String] = []

  package struct Step: Equatable, Sendable {
    /// What the step is given, which may be more special than what it reads.
    package var from: UniformType
    package var conversion: Conversion
    /// The place of the conversion in its graph.
    package var index: Int

    package init(from: UniformType, conversion: Conversion, index: Int) {
      self.from = from
      self.conversion = conversion
      self.index = index
    }
  }

  package init(steps: [Step] = [], missingTools: [String] = []) {
    self.steps = steps
    self.missingTools = missingTools
  }

  package var isLossy: Bool { steps.contains { $0.conversion.isLossy } }
}

/// What a way costs: what comes first here counts more than all that follows.
struct ConversionCost: Comparable {
  /// How many steps need a tool that is not installed.
  var missing = 0
  var proxies = 0
  var lossySteps = 0
  /// The places of the conversions: they say how many steps there are, and of as many, which were
  /// declared earlier.
  var indices: [Int] = []

  static func < (left: Self, right: Self) -> Bool {
    let mine = (left.missing, left.proxies, left.lossySteps, left.indices.count)
    let other = (right.missing, right.proxies, right.lossySteps, right.indices.count)
    if mine != other { return mine < other }
    return left.indices.lexicographicallyPrecedes(right.indices)
  }

  func adding(_ conversion: Conversion, at index: Int, isMissing: Bool) -> Self {
    var cost = self
    if isMissing { cost.missing += 1 }
    if conversion.isProxy { cost.proxies += 1 }
    if conversion.isLossy { cost.lossySteps += 1 }
    cost.indices.append(index)
    return cost
  }
}
