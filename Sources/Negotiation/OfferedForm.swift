package import Items
package import UniformTypes

/// One form that an item offers: one that is registered, or one that a declaration gives to the type of such a
/// one, which is made only when it is wanted.
package struct OfferedForm: Equatable, Sendable {
  /// The registered form, itself or as what this one is made of.
  package var representation: Representation
  /// How it is made; nil of a registered form.
  package var path: ConversionPath?

  package var type: UniformType { path?.result ?? representation.type }
}

extension Negotiator {
  /// All that an item offers to this receiver, in order: each declared form behind the form that it is made of,
  /// unless the item has one of its type by itself.
  package func offeredForms(of item: Item) -> [OfferedForm] {
    let registered = visibleForms(of: item)
    var forms: [OfferedForm] = []
    for form in registered {
      forms.append(OfferedForm(representation: form))
      guard receiver.conversions != .none, form.source != .fileURL else { continue }
      let declared = conversions.declaredForms(
        of: form, allowing: receiver.conversions, isLocal: item.isLocal)
      for path in declared
      where !registered.contains(where: { $0.type == path.result })
        && !forms.contains(where: { $0.type == path.result })
      {
        forms.append(OfferedForm(representation: form, path: path))
      }
    }
    return forms
  }

  /// How a form meets an accepted type; nil when it does not.
  package func degree(_ form: OfferedForm, _ accepted: AcceptedType) -> MatchDegree? {
    form.path == nil
      ? degree(form.representation, accepted) : registry.match(form.type, accepted)
  }
}
