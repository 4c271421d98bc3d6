import Context
import Synchronization

/// What is said while a representation is made beside other things, to be told when the representation is wanted.
final class CollectedEvents: Sendable {
  private let said = Mutex([ExchangeEvent]())

  var all: [ExchangeEvent] { said.withLock { $0 } }

  func add(_ event: ExchangeEvent) { said.withLock { $0.append(event) } }
}

extension RepresentationLoader {
  /// The same for a thread beside the leading one: what it says is collected.
  ///
  /// - Parameters:
  ///   - isUnwanted: Whether what it makes is not wanted any more; asked besides for the run's own cancellation.
  ///   - beats: Whether its beat is to be told now.
  func besides(
    _ events: CollectedEvents, isUnwanted: @escaping @Sendable () -> Bool,
    beats: @escaping @Sendable () -> Bool
  ) -> RepresentationLoader {
    var loader = self
    let (isCancelled, beat) = (context.isCancelled, beat)
    loader.context.isCancelled = { isUnwanted() || isCancelled() }
    loader.beat = { name in if beats() { beat(name) } }
    loader.context.report = { events.add($0) }
    return loader
  }
}
