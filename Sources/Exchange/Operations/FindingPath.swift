package import Context
import Conversion
import Diagnostics
import Items
package import Loading
package import Negotiation
package import UniformTypes

/// Finds the cheapest way to make one type of another.
package struct FindingPath: Sendable {
  /// A type word, as for a representation that is offered.
  package var from: String
  /// A type word, as for what is accepted.
  package var to: String
  package var conversions: AcceptRequest.Conversions

  package init(from: String, to: String, conversions: AcceptRequest.Conversions) {
    self.from = from
    self.to = to
    self.conversions = conversions
  }

  /// All known conversions count, whatever a session may do.
  ///
  /// - Throws: `ExchangeError.noConversion` where there is no way, `.typeWord` for a word of no type.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> PathOutcome {
    let registry = context.registry()
    let (offered, wanted): (UniformType, [AcceptedType])
    do throws(TypeWordError) {
      (offered, wanted) = (try Self.type(from, registry), try registry.accepted(to))
    } catch {
      throw .typeWord(error)
    }
    if let met = wanted.first(where: { registry.match(offered, $0) != nil }) {
      context.report(.said(Self.note(offered, met)))
      return PathOutcome(from: offered, to: met.type ?? offered, steps: [])
    }
    let offer = context.conversions(registry)
    let representation = registry.stand(in: offered)
    var obstacle: ConversionObstacle?
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

  /// The type of a representation; of a word that only selects, the type that it selects.
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

  private static func note(_ offered: UniformType, _ met: AcceptedType) -> Diagnostic {
    Diagnostic(
      .note, .pathNotNeeded, "\(offered) is \(met.identifier) already: nothing has to be made of it"
    )
  }
}

/// The steps from one type to another; none where the one is the other.
package struct PathOutcome: Equatable, Sendable {
  package var from: UniformType
  package var to: UniformType
  package var steps: [ConversionPath.Step]
}

extension TypeRegistry {
  /// A representation of a type that nobody has, a directory where the type is one.
  fileprivate func stand(in type: UniformType) -> Representation {
    let isDirectory = conforms(type, to: .directory)
    return Representation(type: type, source: isDirectory ? .payload("") : .inline([]))
  }
}

extension Diagnostic.Code {
  static let pathNotNeeded = Self("conversion.notNeeded", .failed)
}
