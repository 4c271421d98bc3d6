import Context
import Items
import Loading
import Negotiation

/// Loads the items of a drop together with their required representations.
///
/// Safe to use from several threads.
struct ItemLoading {
  let plan: DropPlan
  let driver: any DestinationDriver
  let required: RequiredRepresentations

  /// Loads an item after making sure that its required representations are available.
  ///
  /// - Parameters:
  ///   - loader: The loader of the calling thread.
  ///   - load: Loads the representation to place.
  func load(
    _ candidates: [Candidate], of item: Item, for loader: RepresentationLoader,
    _ load: ([Candidate], Item) throws(ExchangeError) -> Loaded
  ) throws(LoadFailure) -> Loaded {
    let loaded: Loaded
    do throws(ExchangeError) {
      if let candidate = candidates.first, let representation = try driver.look(at: candidate) {
        return Loaded(item: item, candidate: candidate, representation: representation)
      }
      loaded = try linkOrContent(candidates, of: item, load)
    } catch {
      throw LoadFailure(error: error)
    }
    if let missing = required.whatHasNotCome(of: item, beside: loaded.candidate, loader) {
      loaded.representation.discard()
      throw LoadFailure(error: missing, isRefusal: !missing.isCancellation)
    }
    do throws(ExchangeError) {
      try plan.checkMayMove(loaded)
    } catch {
      throw LoadFailure(error: error)
    }
    return loaded
  }

  /// The link, FIFO, socket or device itself where it is moved; otherwise what `load` loads.
  private func linkOrContent(
    _ candidates: [Candidate], of item: Item,
    _ load: ([Candidate], Item) throws(ExchangeError) -> Loaded
  ) throws(ExchangeError) -> Loaded {
    if let candidate = candidates.first, let link = try plan.movedNode(candidate, of: item) {
      return Loaded(item: item, candidate: candidate, representation: link)
    }
    var loaded = try load(candidates, item)
    // A later candidate, because the first could not be loaded.
    if let link = try plan.movedNode(loaded.candidate, of: item) { loaded.representation = link }
    return loaded
  }
}

/// The reason why an item could not be loaded.
struct LoadFailure: Error {
  var error: ExchangeError
  /// Whether the destination cannot take the item, so that it is not reserved for it.
  var isRefusal = false
}

extension ExchangeError {
  fileprivate var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}
