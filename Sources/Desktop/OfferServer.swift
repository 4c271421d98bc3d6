package import DesktopProtocol
import JSON
import SystemCalls
import SystemPackage

/// Serves what was offered until the offer ends.
package final class OfferServer {
  private let offer: DesktopOffer
  private let owner: any SelectionOwner
  private let journal: OfferJournal?
  private let signals: OpenFile
  private let expiry: OpenFile?
  private var active: [any Delivery] = []
  private var waiting: [any Delivery] = []
  /// Why no more is given; nil while the selection is ours.
  private var ending: Ending?
  /// When a selection that was good for once is released.
  private var releaseTime: ContinuousClock.Instant?

  /// How an offer ended.
  package enum Ending: String {
    case replaced, expired, withdrawn, used, displayGone
  }

  /// How many programs are served at once; more of them wait.
  private var limit: Int { offer.isOnce ? 1 : 16 }
  private static let waitingLimit = 1_000
  /// How long a program may take for the next bytes.
  private static let patience = Duration.seconds(60)
  private static let sampling = Duration.seconds(5)
  /// How long a selection that was used up stays, so that who read from it sees that its owner was there at the end.
  private static let grace = Duration.milliseconds(250)

  /// Takes the selection by the first way that there is.
  package init(_ offer: DesktopOffer) throws(DesktopFailure) {
    self.offer = offer
    do throws(SystemFailure) {
      signals = try OpenFile.signals([.terminate, .interrupt, .hangUp])
      expiry = try offer.expires.map { milliseconds throws(SystemFailure) in
        try OpenFile.timer(after: .milliseconds(milliseconds))
      }
      journal = try offer.journal.map { path throws(SystemFailure) in try OfferJournal(path) }
    } catch {
      throw .system(error)
    }
    owner = try Self.owner(of: offer)
  }

  package var way: DesktopWay { owner.way }

  private static func owner(of offer: DesktopOffer) throws(DesktopFailure) -> any SelectionOwner {
    switch try DesktopConnection.connect(by: offer.way, to: offer.selection) {
    case .wayland(let connection): try WaylandOwner(connection, offer)
    case .x11(let connection): try X11Owner(connection, offer)
    }
  }

  /// Gives the selection up at once.
  package func withdraw() { owner.release() }

  /// Returns when the offer has ended and everything that was begun is over.
  package func run() {
    do throws(DesktopFailure) {
      while true {
        if ending != nil && active.isEmpty && waiting.isEmpty { break }
        try turn()
      }
    } catch {
      finish(.displayGone)
    }
    if ending != .displayGone { _ = try? owner.prepare() }
    journal?.note("ended") { $0.add("reason", ending?.rawValue) }
  }

  private func turn() throws(DesktopFailure) {
    let readiness = try owner.prepare()
    takeEvents()
    if ending != nil && active.isEmpty && waiting.isEmpty {
      try owner.handle([])
      return
    }
    var interests: [Readiness.Interest] = [
      .init(owner.descriptor, readiness), .init(signals.descriptor, .input),
    ]
    if let expiry, ending == nil { interests.append(.init(expiry.descriptor, .input)) }
    let journalIndex = interests.count
    if let journal { interests.append(.init(journal.removal.descriptor, .input)) }
    let first = interests.count
    let deliveries = active.map { ($0, $0.interests) }
    interests += deliveries.flatMap(\.1)
    let ready: [Readiness]
    do throws(SystemFailure) {
      ready = try Readiness.wait(for: interests, atMost: timeout)
    } catch {
      throw .system(error)
    }
    try owner.handle(ready[0])
    takeEvents()
    if !ready[1].isEmpty { finish(.withdrawn) }
    if expiry != nil, ending == nil, !ready[2].isEmpty { finish(.expired) }
    if let journal, !ready[journalIndex].isEmpty, journal.isRemoved { finish(.withdrawn) }
    var index = first
    for (delivery, own) in deliveries {
      let isReady = ready[index..<(index + own.count)].contains { !$0.isEmpty }
      if isReady { delivery.advance() }
      index += own.count
    }
    look()
    takeEvents()
    settle()
  }

  /// How long nothing has to happen.
  private var timeout: Duration? {
    var limit: Duration?
    if !active.isEmpty {
      limit = active.contains { $0.interests.isEmpty } ? .milliseconds(100) : Self.sampling
    }
    if let releaseTime {
      limit = min(limit ?? Self.grace, max(.zero, releaseTime - .now))
    }
    return limit
  }

  private func takeEvents() {
    for event in owner.takeEvents() {
      switch event {
      case .lost:
        ending = ending ?? .replaced
        releaseTime = nil
      case .asked(let delivery):
        if (ending != nil && ending != .replaced) || releaseTime != nil
          || waiting.count >= Self.waitingLimit
        {
          delivery.end(.withdrawn)
          note(delivery)
        } else if isShort(delivery) && !(offer.isOnce && delivery.form.counts) {
          begin(delivery)
        } else {
          waiting.append(delivery)
        }
      }
    }
    settle()
  }

  /// What is in memory and small never waits for another.
  private func isShort(_ delivery: any Delivery) -> Bool {
    if case .bytes(let bytes) = delivery.form.content { bytes.count <= 64 << 10 } else { false }
  }

  private func begin(_ delivery: any Delivery) {
    delivery.begin()
    active.append(delivery)
  }

  /// Ends what does not come further, and what holds up others although nobody reads it.
  private func look() {
    for delivery in active {
      delivery.sample()
      if delivery.outcome == nil, ContinuousClock.now - delivery.lastProgress > Self.patience {
        delivery.end(.stalled)
      }
    }
    guard !waiting.isEmpty else { return }
    for delivery in active where delivery.isAbandoned { delivery.end(.left) }
  }

  /// Notes what is over, and begins what waits.
  private func settle() {
    repeat {
      for delivery in active where delivery.outcome != nil { note(delivery) }
      active.removeAll { $0.outcome != nil }
      while !waiting.isEmpty, releaseTime != nil || active.count < limit {
        let next = waiting.removeFirst()
        if releaseTime == nil {
          begin(next)
        } else {
          next.end(.withdrawn)
          active.append(next)
        }
      }
    } while active.contains { $0.outcome != nil }
    if let releaseTime, ContinuousClock.now >= releaseTime {
      self.releaseTime = nil
      owner.release()
      ending = .used
    }
  }

  private func note(_ delivery: any Delivery) {
    journal?.note(delivery.outcome?.rawValue ?? "") { object in
      object.add("type", delivery.name)
      object.add("bytes", delivery.sent)
    }
    if offer.isOnce, delivery.form.counts, delivery.outcome == .given, ending == nil,
      releaseTime == nil
    {
      releaseTime = .now + Self.grace
    }
  }

  /// Ends the offer at once, with everything that is being given.
  private func finish(_ ending: Ending) {
    if ending != .displayGone { owner.release() }
    if self.ending == nil || ending == .displayGone { self.ending = ending }
    releaseTime = nil
    for delivery in active + waiting where delivery.outcome == nil { delivery.end(.withdrawn) }
    waiting = []
    settle()
  }
}
