import Clipboard
import Context
import Items
import Loading
import Negotiation
import UniformTypes

extension FormChoice {
  /// The types to try for a paste, in the order of preference, each from what is offered or converted from it.
  init(
    of types: [String], for request: PasteRequest, _ conversions: any ConversionOffer,
    _ registry: TypeRegistry
  ) throws(ExchangeError) {
    var names = types.filter { FormFamily($0) != nil && !FormFamily.isPrivate($0) }
    names += types.filter { FormFamily.isPrivate($0) }
    // Only who asks for the address of something else gets it.
    if !request.accept.accept.isEmpty { names += OfferedAddress.names.filter(types.contains) }
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
    let receiver = try ResolvedAcceptance(request.accept, registry: registry)
      .receiver(fileName: request.fileName)
    let negotiator = Negotiator(
      registry: registry, receiver: receiver, conversions: conversions)
    var order: [String] = []
    let candidates = negotiator.candidates(for: item)
    for candidate in candidates {
      guard case .payload(let index) = candidate.representation.source, let number = Int(index)
      else { continue }
      let name = folded[number]
      if !order.contains(name) { order.append(name) }
    }
    let texts = FormFamily.text.members(of: names)
    self.init(
      alternatives: order.map { WireNames.isText($0) ? texts : [$0] },
      left: [])
    if case .converts = candidates.first?.match { isAsItIs = false }
    isMostWanted = candidates.first?.accepted == receiver.accepted.first
    isNamed = isMostWanted && request.isForAnything && receiver.accepted.first?.type != nil
  }
}
