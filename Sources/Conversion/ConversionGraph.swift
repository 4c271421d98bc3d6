package import UniformTypes

/// The cheapest way from one type to another over all conversions that there are.
///
/// A conversion can be taken from every type that conforms to what it reads, and a way is at its end with
/// any type that conforms to what is wanted. Of two ways the one with fewer stand-ins is cheaper, then the
/// one with fewer lossy steps, then the shorter one, then the one whose conversions were declared first.
/// There is never more than one lossy step.
package struct ConversionGraph: Sendable {
  /// In the order of their declaration.
  package let conversions: [Conversion]
  private let registry: TypeRegistry
  /// The places of the conversions that read a type.
  private let byInput: [UniformType: [Int]]
  /// The dynamic types that are read, which others can conform to without being below them.
  private let dynamicInputs: [UniformType]
  /// The types that are directories, of those that are read.
  private let directories: Set<UniformType>

  package init(_ conversions: [Conversion], registry: TypeRegistry) {
    self.conversions = conversions
    self.registry = registry
    byInput = Dictionary(grouping: conversions.indices) { conversions[$0].input }
    directories = Set(byInput.keys.filter { registry.conforms($0, to: .directory) })
    dynamicInputs = byInput.keys.filter { DynamicIdentifier.isSpelledDynamic($0.identifier) }
  }

  /// The cheapest way; nil where there is none.
  ///
  /// Nothing is made toward a type that names no format, such as `public.image`. Where every way needs a
  /// tool that is not installed, it is one with as few such steps as can be, and names the tools.
  ///
  /// - Parameters:
  ///   - isDirectory: Whether what there is, is a directory: only what reads directories can be taken then, and only
  ///     then.
  ///   - avoided: The places of conversions that may be no step.
  ///   - isAllowed: Whether a conversion may be a step.
  ///   - isInstalled: Whether there is such a tool.
  package func route(
    from offered: UniformType, to wanted: UniformType, isDirectory: Bool,
    without avoided: Set<Int> = [], where isAllowed: (Conversion) -> Bool,
    isInstalled: (String) -> Bool
  ) -> ConversionRoute? {
    if registry.conforms(offered, to: wanted) { return ConversionRoute() }
    guard registry.isConcrete(wanted) else { return nil }
    var waiting = CheapestFirst<Waypoint>()
    waiting.add(Waypoint(type: offered, cost: ConversionCost()))
    // The types that were come to, with the lossy steps of the cheapest way there.
    var known: [UniformType: Int] = [:]
    var dynamic: [DynamicInput]?
    while let here = waiting.takeCheapest() {
      let isStart = here.cost.indices.isEmpty
      if !isStart && registry.conforms(here.type, to: wanted) {
        return route(from: offered, along: here.cost.indices, isInstalled)
      }
      // A dearer way to the same type is of use only if it has a lossy step to spare that this one had not.
      if let lossy = known[here.type], lossy <= here.cost.lossySteps { continue }
      known[here.type] = here.cost.lossySteps
      for index in conversions(from: here.type, &dynamic) {
        let conversion = conversions[index]
        guard directories.contains(conversion.input) == (isDirectory && isStart),
          !avoided.contains(index), isAllowed(conversion),
          !conversion.isLast || conversion.output == wanted,
          here.cost.lossySteps == 0 || !conversion.isLossy
        else { continue }
        let isMissing = conversion.neededTool.map { !isInstalled($0) } ?? false
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
      if let tool = conversion.neededTool, !route.missingTools.contains(tool), !isInstalled(tool) {
        route.missingTools.append(tool)
      }
    }
    return route
  }

  /// A dynamic type that is read, taken apart.
  private typealias DynamicInput = (type: UniformType, tags: DynamicIdentifier)

  /// The places of the conversions that a type can be given to.
  ///
  /// - Parameter dynamic: The dynamic types that are read; taken apart when they are first needed.
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
  /// The tool that must be installed for it; nil where this process does it.
  package var neededTool: String? {
    switch method {
    case .builtIn: nil
    case .filter, .files, .directoryToTar, .directoryToZip, .unpacking: tool
    }
  }
}
