package import UniformTypes

/// Finds the cheapest route from one type to another over all conversions.
///
/// A conversion applies to every type that conforms to its input, and a route ends at any type that conforms to
/// the wanted one. Of two routes the cheaper one has fewer proxies, then fewer lossy steps, then fewer steps,
/// then conversions that were declared earlier. A route has at most one lossy step, besides the drawing of a
/// picture in pixels.
package struct ConversionGraph: Sendable {
  /// In the order of declaration.
  package let conversions: [Conversion]
  private let registry: TypeRegistry
  /// The indices of the conversions that read a type.
  private let byInput: [UniformType: [Int]]
  /// The dynamic input types, to which other types can conform without being declared as subtypes.
  private let dynamicInputs: [UniformType]
  /// The input types that are directories.
  private let directories: Set<UniformType>

  package init(_ conversions: [Conversion], registry: TypeRegistry) {
    self.conversions = conversions
    self.registry = registry
    byInput = Dictionary(grouping: conversions.indices) { conversions[$0].input }
    directories = Set(byInput.keys.filter { registry.conforms($0, to: .directory) })
    dynamicInputs = byInput.keys.filter { DynamicIdentifier.isSpelledDynamic($0.identifier) }
  }

  /// The cheapest route; nil if there is none.
  ///
  /// There is no route to an abstract type such as `public.image`. If every route needs a tool that is not
  /// installed, the result has the fewest such steps, and names the tools.
  ///
  /// - Parameters:
  ///   - isDirectory: Whether the value is a directory, in which case the first step must read directories;
  ///     otherwise no step may.
  ///   - avoided: The indices of conversions that must not be used.
  ///   - isAllowed: Whether a conversion may be used.
  ///   - isInstalled: Whether a tool is installed.
  package func route(
    from offered: UniformType, to wanted: UniformType, isDirectory: Bool,
    without avoided: Set<Int> = [], where isAllowed: (Conversion) -> Bool,
    isInstalled: (String) -> Bool
  ) -> ConversionRoute? {
    if registry.conforms(offered, to: wanted) { return ConversionRoute() }
    guard registry.isConcrete(wanted) else { return nil }
    var waiting = CheapestFirst<Waypoint>()
    waiting.add(Waypoint(type: offered, cost: ConversionCost()))
    // The types reached, with the number of lossy steps on the cheapest route there.
    var known: [UniformType: Int] = [:]
    var dynamic: [DynamicInput]?
    while let here = waiting.takeCheapest() {
      let isStart = here.cost.indices.isEmpty
      if !isStart && registry.conforms(here.type, to: wanted) {
        return route(from: offered, along: here.cost.indices, isInstalled)
      }
      // A more expensive route to the same type is useful only if it has fewer lossy steps.
      if let lossy = known[here.type], lossy <= here.cost.lossySteps { continue }
      known[here.type] = here.cost.lossySteps
      for index in conversions(from: here.type, &dynamic) {
        let conversion = conversions[index]
        guard directories.contains(conversion.input) == (isDirectory && isStart),
          !avoided.contains(index), isAllowed(conversion), conversion.canRead(here.type),
          !conversion.isLast || conversion.output == wanted,
          here.cost.lossySteps == here.cost.renderings || !conversion.isLossy
        else { continue }
        let isMissing = !conversion.neededTools.allSatisfy(isInstalled)
        let cost = here.cost.adding(conversion, at: index, isMissing: isMissing)
        if let lossy = known[conversion.output], lossy <= cost.lossySteps { continue }
        waiting.add(Waypoint(type: conversion.output, cost: cost))
      }
    }
    return nil
  }

  private func route(
    from offered: UniformType, along indices: [Int], _ isInstalled: (String) -> Bool
  ) -> ConversionRoute {
    var route = ConversionRoute()
    var type = offered
    for index in indices {
      let conversion = conversions[index]
      route.steps.append(.init(from: type, conversion: conversion, index: index))
      type = conversion.output
      route.missingTools += conversion.neededTools.filter {
        !route.missingTools.contains($0) && !isInstalled($0)
      }
    }
    return route
  }

  /// A dynamic input type with its decoded tags.
  private typealias DynamicInput = (type: UniformType, tags: DynamicIdentifier)

  /// The indices of the conversions that apply to a type.
  ///
  /// - Parameter dynamic: The dynamic input types, decoded on first use.
  private func conversions(from type: UniformType, _ dynamic: inout [DynamicInput]?) -> [Int] {
    var found = byInput[type] ?? []
    for above in registry.supertypes(of: type) { found += byInput[above] ?? [] }
    guard let tags = DynamicIdentifier(type) else { return found }
    let inputs =
      dynamic ?? dynamicInputs.compactMap { type in DynamicIdentifier(type).map { (type, $0) } }
    dynamic = inputs
    for input in inputs where input.type != type && tags.hasAllTags(of: input.tags) {
      guard registry.conforms(type, to: input.type) else { continue }
      found += (byInput[input.type] ?? []).filter { !found.contains($0) }
    }
    return found
  }

  private struct Waypoint: Comparable {
    var type: UniformType
    var cost: ConversionCost

    static func < (left: Self, right: Self) -> Bool { left.cost < right.cost }
    static func == (left: Self, right: Self) -> Bool { left.cost == right.cost }
  }
}

extension Conversion {
  fileprivate func canRead(_ type: UniformType) -> Bool {
    guard excludesKnownSubtypes, type != input else { return true }
    let known = TypeRegistry.builtIn
    guard known.isDynamic(type) else { return !known.isDeclared(type) }
    return known.preferredMIMEType(of: type)?.hasSuffix("+json") != true
  }

  /// The tool that must be installed; nil if this process does the conversion.
  package var neededTool: String? {
    switch method {
    case .builtIn: nil
    case .filter, .files, .directoryToTar, .directoryToZip, .unpacking: tool
    }
  }

  /// All that must be installed for it: its tool, or the part of it that does it, and what that works with.
  package var neededTools: [String] {
    parts.isEmpty ? [neededTool].compactMap(\.self) : parts
  }
}
