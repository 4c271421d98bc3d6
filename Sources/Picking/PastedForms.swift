import Clipboard
import Context
import Items
import Loading
import Negotiation
import UniformTypes

extension FormChoice {
  /// The types to try for a paste, in the order of preference, each from what is offered or converted from it.
  init(
    of types: [String], for request: AcceptRequest, _ conversions: GraphOffer,
    _ registry: TypeRegistry
  ) throws(ExchangeError) {
    let names = types.filter { FormFamily($0) != nil }
    // Text counts once, under its best name.
    let folded = names.filter {
      !WireNames.isText($0) || $0 == FormFamily.text.members(of: names).first
    }
    let item = Item(
      index: 1, name: "",
      representations: folded.enumerated().map { index, name in
        Representation(
          type: WireNames.type(of: name, registry), source: .payload(String(index)))
      })
    let negotiator = Negotiator(
      registry: registry,
      receiver: try ResolvedAcceptance(request, registry: registry).receiver(),
      conversions: conversions)
    var order: [String] = []
    for candidate in negotiator.candidates(for: item) {
      guard case .payload(let index) = candidate.representation.source, let number = Int(index)
      else { continue }
      let name = folded[number]
      if !order.contains(name) { order.append(name) }
    }
    let texts = FormFamily.text.members(of: names)
    self.init(
      alternatives: order.map { WireNames.isText($0) ? texts : [$0] },
      left: [])
  }
}
