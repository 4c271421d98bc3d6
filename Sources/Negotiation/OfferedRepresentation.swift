package import Items
package import UniformTypes

/// One representation that an item offers: one that is registered, or one that a declaration gives to the type of such
/// a one, which is made only when it is wanted.
package struct OfferedRepresentation: Equatable, Sendable {
  /// The registered representation, itself or as what this one is made of.
  package var representation: Representation
  /// How it is made; nil of a registered representation.
  package var path: ConversionPath?

  package var type: UniformType { path?.result ?? representation.type }
}

extension Negotiator {
  /// All that an item offers to this receiver, in order: each declared representation behind the representation that it
  /// is made of, unless the item has one of its type by itself.
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
