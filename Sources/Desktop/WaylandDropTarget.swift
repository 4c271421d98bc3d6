import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// A window of a Wayland compositor into which the user drops.
final class WaylandDropTarget: DropTarget, WaylandWindowDelegate {
  private let window: WaylandWindow
  private var events: [DropEvent] = []
  /// What was introduced and not yet destroyed.
  private var offers: [OpaquePointer: Offer] = [:]
  private var current: OpaquePointer?
  private var serial: UInt32 = 0
  private var isAnnounced = false
  private var isDropped = false
  private var answered: DesktopAction?

  private struct Offer {
    var names: [String] = []
    var sourceActions: UInt32 = 0
    var action: UInt32 = 0
  }

  var descriptor: FileDescriptor { window.connection.descriptor }

  init(_ window: WaylandWindow) {
    self.window = window
    window.delegate = self
  }

  // MARK: Events

  func takeEvents() -> [DropEvent] {
    // All that is known of an offer has arrived together with its entry.
    if let current, !isAnnounced, !isDropped, let offer = offers[current] {
      isAnnounced = true
      let actions = DesktopAction.allCases.filter { offer.sourceActions & $0.waylandAction != 0 }
      events.append(
        .entered(
          types: DesktopLimits.types(among: offer.names),
          actions: actions.isEmpty ? [.copy] : actions))
    }
    defer { events = [] }
    return events
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    try window.connection.prepare() ? [.input, .room] : .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) {
    try window.connection.handle(readiness)
  }

  func closed() { events.append(.closed) }

  func escaped() { events.append(.closed) }

  func offerIntroduced(_ offer: OpaquePointer) {
    offers[offer] = Offer()
    wl_data_offer_add_listener(
      offer, WaylandListeners.dataOffer, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func target(_ pointer: UnsafeMutableRawPointer?) -> WaylandDropTarget? {
    pointer.map { Unmanaged<WaylandDropTarget>.fromOpaque($0).takeUnretainedValue() }
  }

  static func offered(_ pointer: UnsafeMutableRawPointer?, _ offer: OpaquePointer?, _ name: String)
  {
    guard let target = target(pointer), let offer,
      target.offers[offer]?.names.count ?? 0 < DesktopLimits.names
    else { return }
    target.offers[offer]?.names.append(name)
  }

  static func sourceAllows(
    _ pointer: UnsafeMutableRawPointer?, _ offer: OpaquePointer?, _ actions: UInt32
  ) {
    if let offer { target(pointer)?.offers[offer]?.sourceActions = actions }
  }

  static func chosen(
    _ pointer: UnsafeMutableRawPointer?, _ offer: OpaquePointer?, _ action: UInt32
  ) {
    if let offer { target(pointer)?.offers[offer]?.action = action }
  }

  func dragEntered(_ offer: OpaquePointer?, serial: UInt32) {
    guard !isDropped else { return }
    // Offers of the clipboard have no such entry, and are destroyed.
    for other in offers.keys where other != offer { offers[other] = nil }
    current = offer
    self.serial = serial
    isAnnounced = false
    answered = nil
  }

  func dragLeft() {
    if !isDropped { left() }
  }

  private func left() {
    guard let current else { return }
    // It may have come and gone before anybody was told.
    if isAnnounced { events.append(.left) }
    forget(current)
  }

  private func forget(_ offer: OpaquePointer) {
    if current == offer { current = nil }
    if offers.removeValue(forKey: offer) != nil { wl_data_offer_destroy(offer) }
  }

  func answer(_ action: DesktopAction?) {
    guard let current, !isDropped else { return }
    answered = action
    if let action {
      wl_data_offer_accept(current, serial, offers[current]?.names.first)
      wl_data_offer_set_actions(current, action.waylandAction, action.waylandAction)
    } else {
      wl_data_offer_accept(current, serial, nil)
      wl_data_offer_set_actions(current, 0, 0)
    }
  }

  func dragDropped() {
    guard let current, !isDropped else { return }
    guard let answered, offers[current]?.action == answered.waylandAction else { return left() }
    isDropped = true
    events.append(.dropped(answered, save: nil))
  }

  // MARK: After the drop

  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult {
    guard let current, offers[current]?.names.contains(type) == true else {
      return ReadResult(.refused, 0)
    }
    return try PipeReading.receive(file, within: limits, on: window.connection) { writer in
      wl_data_offer_receive(current, type, writer)
    }
  }

  /// There is no such thing on Wayland.
  func save(at path: String) throws(DesktopFailure) -> SaveOutcome { .unanswered(.refused) }

  func finish(_ action: DesktopAction?) {
    guard let current else { return }
    // To destroy it unfinished is how to refuse.
    if action != nil { wl_data_offer_finish(current) }
    forget(current)
    try? window.connection.synchronize()
  }
}
