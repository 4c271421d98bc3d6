package import Items
package import UniformTypes

/// A representation that an item offers: a registered one, or a declared one that is made from it on demand.
package struct OfferedRepresentation: Equatable, Sendable {
  /// The registered representation, which is either offered or converted.
  package var representation: Representation
  /// How the offered representation is made; nil for a registered one.
  package var path: ConversionPath?

  package var type: UniformType { path?.result ?? representation.type }
}

extension Negotiator {
  /// Everything that an item offers to this receiver, in order.
  ///
  /// Each declared representation follows the one that it is made from, unless the item already offers its type.
  package func offeredRepresentations(of item: Item) -> [OfferedRepresentation] {
    let registered = visibleRepresentations(of: item)
    var offers: [OfferedRepresentation] = []
    for representation in registered {
      offers.append(OfferedRepresentation(representation: representation))
      guard receiver.conversions != .none, representation.source != .fileURL else { continue }
      let declared = conversions.declaredRepresentations(
        of: representation, allowing: receiver.conversions, isLocal: item.isLocal)
      for path in declared
      where !registered.contains(where: { $0.type == path.result })
        && !offers.contains(where: { $0.type == path.result })
      {
        offers.append(OfferedRepresentation(representation: representation, path: path))
      }
    }
    return offers
  }

  /// How a representation meets an accepted type; nil when it does not.
  package func degree(_ offer: OfferedRepresentation, _ accepted: AcceptedType) -> MatchDegree? {
    offer.path == nil
      ? degree(offer.representation, accepted) : registry.match(offer.type, accepted)
  }
}
