import SystemCalls

/// The deliveries of one offer: some run at once, and the others wait.
///
/// Deliveries that are over stay until `takeEnded`, so that the caller can act on one before the next begins.
final class DeliveryQueue {
  private var active: [any Delivery] = []
  private var waiting: [any Delivery] = []
  private var watched: [(delivery: any Delivery, count: Int)] = []
  /// How many run at once.
  private let limit: Int

  private static let waitingLimit = 1_000
  /// How long a program may take for the next bytes.
  private static let patience = Duration.seconds(60)
  private static let sampling = Duration.seconds(5)

  init(limit: Int = 16) { self.limit = limit }

  var isEmpty: Bool { active.isEmpty && waiting.isEmpty }

  /// Begins a delivery, or lets it wait.
  ///
  /// - Parameter isUrgent: Whether it begins at once, whatever else runs.
  func add(_ delivery: any Delivery, isUrgent: Bool) {
    if isUrgent {
      active.append(delivery)
      delivery.begin()
    } else if waiting.count >= Self.waitingLimit {
      refuse(delivery)
    } else {
      waiting.append(delivery)
    }
  }

  /// Ends a delivery before it has begun.
  func refuse(_ delivery: any Delivery) {
    delivery.end(.withdrawn)
    active.append(delivery)
  }

  /// Ends everything that waits, or some of it.
  func refuseWaiting(where isMeant: (any Delivery) -> Bool = { _ in true }) {
    let refused = waiting.filter(isMeant)
    waiting.removeAll(where: isMeant)
    for delivery in refused { refuse(delivery) }
  }

  /// Ends everything.
  func withdraw() {
    for delivery in active where delivery.outcome == nil { delivery.end(.withdrawn) }
    refuseWaiting()
  }

  /// Begins what waits, as far as there is room.
  func beginWaiting() {
    while !waiting.isEmpty, active.count < limit {
      let next = waiting.removeFirst()
      active.append(next)
      next.begin()
    }
  }

  /// Removes the deliveries that are over.
  func takeEnded() -> [any Delivery] {
    defer { active.removeAll { $0.outcome != nil } }
    return active.filter { $0.outcome != nil }
  }

  // MARK: Waiting

  /// What to wait for; the answer goes to `handle`.
  func interests() -> [Readiness.Interest] {
    let interests = active.map(\.interests)
    watched = zip(active, interests).map { ($0, $1.count) }
    return interests.flatMap { $0 }
  }

  /// How long nothing has to happen here; nil for any time.
  var timeout: Duration? {
    if active.isEmpty { return nil }
    return active.contains { $0.interests.isEmpty } ? .milliseconds(100) : Self.sampling
  }

  /// Advances the deliveries that are ready, and ends those that make no progress.
  func handle(_ ready: ArraySlice<Readiness>) {
    var rest = ready
    for (delivery, count) in watched {
      if rest.prefix(count).contains(where: { !$0.isEmpty }) { delivery.advance() }
      rest = rest.dropFirst(count)
    }
    watched = []
    for delivery in active {
      delivery.sample()
      if delivery.outcome == nil, ContinuousClock.now - delivery.lastProgress > Self.patience {
        delivery.end(.stalled)
      }
    }
    guard !waiting.isEmpty else { return }
    // A reader that is gone must not keep others waiting.
    for delivery in active where delivery.isAbandoned { delivery.end(.left) }
  }
}
