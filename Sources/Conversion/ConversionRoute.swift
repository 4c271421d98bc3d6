package import UniformTypes

/// The steps that convert one type to another, each from the output of the one before.
package struct ConversionRoute: Equatable, Sendable {
  package var steps: [Step] = []
  /// The tools that are needed but not installed; unless empty, the route cannot be used.
  package var missingTools: [String] = []

  package struct Step: Equatable, Sendable {
    /// The type of the step's input, which may be more specific than the type that the conversion reads.
    package var from: UniformType
    package var conversion: Conversion
    /// The index of the conversion in its graph.
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

/// The cost of a route; the properties are compared in order.
struct ConversionCost: Comparable {
  /// The number of steps that need a tool that is not installed.
  var missing = 0
  var proxies = 0
  var lossySteps = 0
  /// The lossy steps that are only a drawing in pixels.
  var renderings = 0
  /// The indices of the conversions: fewer steps are cheaper, and then earlier declarations.
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
    if conversion.isRendering { cost.renderings += 1 }
    cost.indices.append(index)
    return cost
  }
}
