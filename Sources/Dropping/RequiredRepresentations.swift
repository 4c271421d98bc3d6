import Context
import Items
import Loading
import Negotiation
import SystemPackage
import UniformTypes

/// Makes sure that an item's required representations are available before the item is placed.
struct RequiredRepresentations {
  let plan: DropPlan
  let addresses: ArrivedAddresses

  /// Loads every required representation.
  ///
  /// Commands run only once, and a URL is kept for the list of the destination.
  ///
  /// - Parameter loader: The loader of the calling thread.
  /// - Returns: The error of the last representation that could have met an unmet requirement; nil if all are
  ///   met.
  func whatHasNotCome(
    of item: Item, beside candidate: Candidate, _ loader: RepresentationLoader
  ) -> ExchangeError? {
    for (wanted, offers) in missing(of: item, beside: candidate) {
      do throws(ExchangeError) {
        try awaitAny(of: offers, wanted, item, loader)
      } catch {
        return error
      }
    }
    return nil
  }

  /// Whether a command or conversion may have to run for a representation required in addition to the placed
  /// one.
  func takesMaking(of item: Item, beside candidate: Candidate) -> Bool {
    missing(of: item, beside: candidate).contains { _, offers in
      offers.contains { offer in
        if offer.path != nil { return true }
        if case .promise = offer.representation.source { return true }
        return false
      }
    }
  }

  /// The requirements that the placed representation does not meet, each with the representations that do.
  private func missing(
    of item: Item, beside candidate: Candidate
  ) -> [(wanted: AcceptedType, offers: [OfferedRepresentation])] {
    let negotiator = plan.rules(for: item)
    if negotiator.receiver.required.isEmpty { return [] }
    let offers = negotiator.offeredRepresentations(of: item)
    return negotiator.receiver.required.compactMap { wanted in
      let meeting = offers.filter { offer in
        wanted.contains { negotiator.degree(offer, $0) != nil }
      }
      return meeting.contains { $0.isGiven(by: candidate) } ? nil : (wanted[0], meeting)
    }
  }

  private func awaitAny(
    of offers: [OfferedRepresentation], _ wanted: AcceptedType, _ item: Item,
    _ loader: RepresentationLoader
  ) throws(ExchangeError) {
    var last: ExchangeError?
    for offer in offers {
      do throws(ExchangeError) {
        guard let path = offer.path else {
          note(try loader.load(offer.representation, of: item), offer.type, item)
          return
        }
        let candidate = Candidate(
          accepted: wanted, representation: offer.representation, match: .converts(path))
        let loaded = try loader.load([candidate], of: item)
        note(loaded.representation, offer.type, item)
        loaded.representation.discard()
        return
      } catch {
        if case .cancelled = error { throw error }
        last = error
      }
    }
    if let last { throw last }
  }

  /// Records a URL that was loaded.
  private func note(_ loaded: LoadedRepresentation, _ type: UniformType, _ item: Item) {
    guard plan.terms.registry.conforms(type, to: .url) else { return }
    switch loaded {
    case .kept(let path), .made(let path):
      if let url = ArrivedAddresses.url(at: path) { _ = addresses.take(url, of: item) }
    case .held(let bytes, _):
      if let url = ArrivedAddresses.url(in: bytes) { _ = addresses.take(url, of: item) }
    case .bytes(let bytes): _ = addresses.take(bytes, of: item)
    case .inPlace, .derived, .far: break
    }
  }
}

extension OfferedRepresentation {
  /// Whether a candidate is the same representation.
  fileprivate func isGiven(by candidate: Candidate) -> Bool {
    guard candidate.representation == representation else { return false }
    if case .converts(let way) = candidate.match { return way == path }
    return path == nil
  }
}
