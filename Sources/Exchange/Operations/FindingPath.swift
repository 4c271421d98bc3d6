package import Context
import Conversion
import Diagnostics
import Items
package import Loading
package import Negotiation
package import UniformTypes

/// Finds the cheapest conversion from one type to another.
package struct FindingPath: Sendable {
  /// The source type, as a type word for a representation.
  package var from: String
  /// The target type, as a type word for an accept list.
  package var to: String
  package var conversions: AcceptRequest.Conversions

  package init(from: String, to: String, conversions: AcceptRequest.Conversions) {
    self.from = from
    self.to = to
    self.conversions = conversions
  }

  /// Considers all known conversions, regardless of what a session allows.
  ///
  /// - Throws: `ExchangeError.noConversion` if there is no path, `.typeWord` for an unknown type.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> PathOutcome {
    let registry = context.registry()
    let (offered, wanted): (UniformType, [AcceptedType])
    do throws(TypeWordError) {
      (offered, wanted) = (try Self.type(from, registry), try registry.accepted(to))
    } catch {
      throw .typeWord(error)
    }
    let offer = context.conversions(registry)
    let representation = registry.stand(in: offered)
    var obstacle: ConversionObstacle?
    for accepted in wanted where registry.match(offered, accepted) != nil {
      switch offer.fitting(representation, to: accepted) {
      case .asItIs:
        context.report(.said(Self.note(offered)))
        return PathOutcome(from: offered, to: accepted.type ?? offered, steps: [])
      case .by(let path):
        guard conversions != .none else { break }
        return PathOutcome(from: offered, to: accepted.type ?? path.result, steps: path.steps)
      case .never:
        obstacle =
          obstacle
          ?? offer.obstacle(from: representation, to: accepted, allowing: allowed, isLocal: true)
      }
    }
    for accepted in wanted where accepted.isConcrete(registry) {
      let path = offer.cheapestPath(
        from: representation, to: accepted, allowing: allowed, isLocal: true)
      if let path {
        return PathOutcome(from: offered, to: accepted.type ?? path.result, steps: path.steps)
      }
      obstacle =
        obstacle
        ?? offer.obstacle(from: representation, to: accepted, allowing: allowed, isLocal: true)
    }
    throw .noConversion(offered, to: wanted, obstacle: obstacle)
  }

  /// The type of a representation, or the first type of a group.
  private static func type(
    _ word: String, _ registry: TypeRegistry
  ) throws(TypeWordError) -> UniformType {
    do throws(TypeWordError) {
      return registry.canonical(try registry.offered(word))
    } catch {
      guard case .selectsOnly = error, let type = try registry.accepted(word).first?.type else {
        throw error
      }
      return type
    }
  }

  private var allowed: Receiver.Conversions {
    switch conversions {
    case .none: .none
    case .auto: .automatic
    case .any: .any
    }
  }

  private static func note(_ offered: UniformType) -> Diagnostic {
    Diagnostic(
      .note, .pathNotNeeded, "no conversion is needed: \(offered.spoken) is accepted as it is")
  }
}

/// The steps from one type to another; empty if the source already conforms to the target.
package struct PathOutcome: Equatable, Sendable {
  package var from: UniformType
  package var to: UniformType
  package var steps: [ConversionPath.Step]
}

extension TypeRegistry {
  /// A placeholder representation of a type, which is a directory if the type is one.
  fileprivate func stand(in type: UniformType) -> Representation {
    let isDirectory = conforms(type, to: .directory)
    return Representation(type: type, source: isDirectory ? .payload("") : .inline([]))
  }
}

extension Diagnostic.Code {
  static let pathNotNeeded = Self("conversion.notNeeded", .failed)
}
