import Context
package import Conversion
package import Items
package import Negotiation
import Synchronization
import SystemCalls
package import UniformTypes

/// The known conversions, for use in negotiation.
///
/// The graph is built on first use and each answer is cached, so the cost is paid only if something is
/// converted, and once per type rather than per item.
package final class GraphOffer: ConversionOffer {
  let registry: TypeRegistry
  let tools: InstalledTools
  private let made = Mutex(Made())

  private struct Made {
    var graph: ConversionGraph?
    var routes: [Question: ConversionRoute?] = [:]
  }

  private struct Question: Hashable {
    var from: UniformType
    var to: UniformType
    var isDirectory: Bool
    var allowed: Receiver.Conversions
    /// Whether the receiver added the item, and so sees representations with `own` visibility.
    var isLocal: Bool
    /// The indices of conversions that must not be used.
    var without: Set<Int> = []
  }

  package init(registry: TypeRegistry, tools: InstalledTools) {
    self.registry = registry
    self.tools = tools
  }

  package func declaredRepresentations(
    of representation: Representation, allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> [ConversionPath] {
    let type = registry.canonical(representation.type)
    let declared = registry.representations(of: type)
    if declared.isEmpty { return [] }
    return declared.compactMap { candidate in
      let given = registry.canonical(candidate.type)
      // A value is already its own JSON, unless a command encodes it.
      let isItself = candidate.isValueItself && registry.conforms(type, to: given)
      guard candidate.export != nil || candidate.isValueItself, !isItself, given != type,
        isLocal || candidate.visibility != .own, candidate.isAutomatic || conversions == .any,
        let step = made.withLock({ made in
          let all = graph(&made).conversions
          return all.indices.first { all[$0].input == type && all[$0].output == given }.map {
            ConversionRoute.Step(from: type, conversion: all[$0], index: $0)
          }
        }), step.conversion.neededTools.allSatisfy(tools.contains)
      else { return nil }
      return ConversionPath(ConversionRoute(steps: [step]))
    }
  }

  package func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath? {
    guard let route = route(from: representation, to: accepted, conversions, isLocal: isLocal),
      route.missingTools.isEmpty, let path = ConversionPath(route)
    else { return nil }
    return sized(path, for: accepted)
  }

  package func obstacle(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionObstacle? {
    if conversions != .none, let missing = missingForSize(of: representation, accepted) {
      return missing
    }
    if let route = route(from: representation, to: accepted, conversions, isLocal: isLocal) {
      guard !route.missingTools.isEmpty, let path = ConversionPath(route) else { return nil }
      let missing = route.missingTools.map {
        MissingTool(name: $0, package: InstalledTools.package(of: $0))
      }
      return .missing(missing, path)
    }
    guard conversions == .automatic else { return nil }
    return cheapestPath(from: representation, to: accepted, allowing: .any, isLocal: isLocal)
      .map { .onlyWhenAsked($0) }
  }

  /// The conversions that make a candidate's representation, in order; nil when it is not derived.
  @Sendable package func steps(of candidate: Candidate) -> [Conversion]? {
    guard case .converts(let path) = candidate.match else { return nil }
    return made.withLock { made in
      path.steps.map { step in
        // Only the implicit archiving of a directory for a stream has no index.
        guard let index = step.index else {
          return step.largest.flatMap {
            ToolConversions.fitting(step.to, into: $0, by: step.via, registry)
          } ?? DirectoryConversions.directoryToTar
        }
        return graph(&made).conversions[index].fitted(into: step.largest)
      }
    }
  }

  /// Returns a function that finds the next best conversion for a candidate.
  package func otherWay(allowing conversions: Receiver.Conversions) -> OtherWay {
    { candidate, item, indices in
      guard
        let route = self.route(
          from: candidate.representation, to: candidate.accepted, conversions,
          isLocal: item.isLocal, without: indices),
        route.missingTools.isEmpty,
        let path = ConversionPath(route).flatMap({
          self.sized($0, for: candidate.accepted)
        })
      else { return nil }
      var other = candidate
      other.match = .converts(path)
      return other
    }
  }

  /// Whether the conversion at an index makes a picture smaller on the way.
  func resizes(_ index: Int) -> Bool {
    made.withLock { graph(&$0).conversions[index].resizes }
  }

  private func graph(_ made: inout Made) -> ConversionGraph {
    let graph = made.graph ?? ConversionGraph.known(to: registry)
    made.graph = graph
    return graph
  }

  private func route(
    from representation: Representation, to accepted: AcceptedType,
    _ conversions: Receiver.Conversions, isLocal: Bool, without indices: Set<Int> = []
  ) -> ConversionRoute? {
    guard let wanted = accepted.type, conversions != .none,
      // Except in lists, a file URL only stands for the file, so the file is converted instead.
      representation.source != .fileURL || SharedList.Format(of: wanted, in: registry) != nil
    else { return nil }
    let question = Question(
      from: representation.type, to: wanted, isDirectory: representation.isDirectory(registry),
      allowed: conversions, isLocal: isLocal, without: indices)
    return made.withLock { made in
      if let known = made.routes[question] { return known }
      let route = graph(&made).route(
        from: question.from, to: wanted, isDirectory: question.isDirectory, without: indices,
        where: {
          (isLocal || $0.visibility != .own) && ($0.isAutomatic || conversions == .any)
        },
        isInstalled: tools.contains)
      made.routes[question] = .some(route)
      return route
    }
  }
}

extension ConversionPath {
  /// Converts a route; nil when it has no steps.
  package init?(_ route: ConversionRoute) {
    guard let last = route.steps.last else { return nil }
    self.init(
      steps: route.steps.map {
        Step(
          from: $0.from, to: $0.conversion.output, via: $0.conversion.tool,
          isLossy: $0.conversion.isLossy, isProxy: $0.conversion.isProxy, index: $0.index)
      },
      result: last.conversion.output)
  }
}

extension ExchangeContext {
  /// The conversions available in this context.
  package func conversions(_ registry: TypeRegistry) -> GraphOffer {
    GraphOffer(registry: registry, tools: installedTools)
  }

  /// The tools found through the environment's `PATH`.
  package var installedTools: InstalledTools { InstalledTools(path: environment["PATH"]) }
}
