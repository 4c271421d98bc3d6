package import DesktopProtocol
import JSON
import SystemCalls
import SystemPackage

/// Serves an offer until it ends.
package final class OfferServer {
  private let offer: DesktopOffer
  private let owner: any SelectionOwner
  /// The clipboard managers that run and cannot be told from programs that paste, if the offer is not for managers.
  package let listeners: [String]
  private let journal: OfferJournal?
  private let signals: OpenFile
  private let expiry: OpenFile?
  private let queue: DeliveryQueue
  /// Why no more is given; nil while the selection is ours.
  private var ending: Ending?
  /// The paste of a selection that was good for one: the program, if it can be told, and when it began.
  private var paste: (reader: UInt32?, begin: ContinuousClock.Instant)?
  /// When a selection that was good for one paste is released.
  private var releaseTime: ContinuousClock.Instant?

  /// How an offer ended.
  package enum Ending: String {
    case replaced, expired, withdrawn, used, displayGone
  }

  /// How long a selection that was used up stays, so that a reader sees that its owner was there at the end, and can
  /// ask for another form.
  private static let grace = Duration.milliseconds(250)
  /// How long one paste may take until its last request.
  private static let longestPaste = Duration.seconds(1)

  /// Takes the selection by the first way that there is.
  package init(_ offer: DesktopOffer) throws(DesktopFailure) {
    self.offer = offer
    queue = offer.isOnce ? DeliveryQueue(limit: 1) : DeliveryQueue()
    do throws(SystemFailure) {
      signals = try OpenFile.signals([.terminate, .interrupt, .hangUp])
      expiry = try offer.expires.map { milliseconds throws(SystemFailure) in
        try OpenFile.timer(after: .milliseconds(milliseconds))
      }
      journal = try offer.journal.map { path throws(SystemFailure) in try OfferJournal(path) }
    } catch {
      throw .system(error)
    }
    let connection = try DesktopConnection.connect(by: offer.way, to: offer.selection)
    listeners = offer.isSensitive || offer.isOnce ? connection.keepers : []
    // A secret that they would take needs a word: for one paste, whoever pastes.
    if offer.isSensitive, !offer.isOnce, !listeners.isEmpty { throw .watched(listeners) }
    owner =
      switch connection {
      case .wayland(let connection): try WaylandOwner(connection, offer)
      case .x11(let connection): try X11Owner(connection, offer)
      }
  }

  package var way: DesktopWay { owner.way }

  /// Gives the selection up at once.
  package func withdraw() { owner.release() }

  /// Returns when the offer has ended and everything that was begun is over.
  package func run() {
    do throws(DesktopFailure) {
      while true {
        if isOver { break }
        try turn()
      }
    } catch {
      finish(.displayGone)
    }
    if ending != .displayGone {
      _ = try? owner.prepare()
      // An X server forgets what it has not read of a program that is gone, such as the end of the last form.
      owner.release()
    }
    journal?.note("ended") { $0.add("reason", ending?.rawValue) }
  }

  private var isOver: Bool { ending != nil && queue.isEmpty }

  private func turn() throws(DesktopFailure) {
    let readiness = try owner.prepare()
    takeEvents()
    if isOver {
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
    interests += queue.interests()
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
    queue.handle(ready[first...])
    takeEvents()
    settle()
  }

  /// How long nothing has to happen.
  private var timeout: Duration? {
    var limit = queue.timeout
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
        if (ending != nil && ending != .replaced) || isUsedUp(for: delivery) {
          queue.refuse(delivery)
        } else {
          queue.add(
            delivery, isUrgent: delivery.isShort && !(offer.isOnce && delivery.form.counts))
        }
      }
    }
    settle()
  }

  /// Records finished deliveries, and starts waiting ones.
  private func settle() {
    while true {
      queue.beginWaiting()
      let ended = queue.takeEnded()
      if ended.isEmpty { break }
      for delivery in ended { note(delivery) }
    }
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
    guard offer.isOnce, delivery.form.counts, delivery.outcome == .given, ending == nil,
      !isUsedUp(for: delivery)
    else { return }
    let paste = paste ?? (delivery.reader, ContinuousClock.now)
    self.paste = paste
    releaseTime = min(.now + Self.grace, paste.begin + Self.longestPaste)
    queue.refuseWaiting { isUsedUp(for: $0) }
  }

  /// Whether the one paste was that of another program, as far as that can be told.
  private func isUsedUp(for delivery: any Delivery) -> Bool {
    guard let paste else { return false }
    return paste.reader == nil || paste.reader != delivery.reader
  }

  /// Ends the offer at once, with everything that is being given.
  private func finish(_ ending: Ending) {
    if ending != .displayGone { owner.release() }
    if self.ending == nil || ending == .displayGone { self.ending = ending }
    releaseTime = nil
    queue.withdraw()
    settle()
  }
}
