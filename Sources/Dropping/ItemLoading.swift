import Context
import Items
import Loading
import Negotiation

/// Loads the items of a drop, each with what is required beside it; may be used by several threads.
struct ItemLoading {
  let plan: DropPlan
  let driver: any DestinationDriver
  let required: RequiredRepresentations

  /// Loads an item, and has come what is required with it.
  ///
  /// - Parameters:
  ///   - loader: For the thread that calls.
  ///   - load: Loads the representation that is to be placed.
  func load(
    _ candidates: [Candidate], of item: Item, for loader: RepresentationLoader,
    _ load: ([Candidate], Item) throws(ExchangeError) -> Loaded
  ) throws(LoadFailure) -> Loaded {
    let loaded: Loaded
    do throws(ExchangeError) {
      if let candidate = candidates.first, let representation = try driver.look(at: candidate) {
        return Loaded(item: item, candidate: candidate, representation: representation)
      }
      loaded = try load(candidates, item)
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
}

/// Why an item was not loaded.
struct LoadFailure: Error {
  var error: ExchangeError
  /// Whether the place is impossible for the item, so that nothing binds it there.
  var isRefusal = false
}

extension ExchangeError {
  fileprivate var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}
