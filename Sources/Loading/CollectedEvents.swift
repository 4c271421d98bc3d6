import Context
import Synchronization

/// The events of a load on another thread, kept until its representation is needed.
final class CollectedEvents: Sendable {
  private let said = Mutex([ExchangeEvent]())

  var all: [ExchangeEvent] { said.withLock { $0 } }

  func add(_ event: ExchangeEvent) { said.withLock { $0.append(event) } }
}

extension RepresentationLoader {
  /// A copy for another thread; its events are collected.
  ///
  /// - Parameters:
  ///   - isUnwanted: Whether the result is no longer needed; cancels the load, as does the run's cancellation.
  ///   - beats: Whether to report progress now.
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
