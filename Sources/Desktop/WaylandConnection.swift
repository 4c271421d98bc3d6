import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// A connection to a Wayland compositor.
///
/// libwayland waits without a limit; here every wait ends. Listeners are C structures that must stay where they are,
/// so each exists once and finds its object by the pointer that it is given.
final class WaylandConnection {
  let display: OpaquePointer
  let registry: OpaquePointer?
  private(set) var way = DesktopWay.extDataControl
  private(set) var seat: OpaquePointer?
  private(set) var manager: OpaquePointer?
  /// What the compositor has, by the names of interfaces; the first of each.
  private(set) var globals: [String: (number: UInt32, version: UInt32)] = [:]
  private var isSynchronized = false

  /// How long a compositor may take to answer.
  static let patience = Duration.seconds(2)

  private init(_ display: OpaquePointer) {
    self.display = display
    registry = wl_display_get_registry(display)
  }

  deinit {
    wl_registry_destroy(registry)
    wl_display_disconnect(display)
  }

  /// The reason why connecting failed.
  struct Refusal: Error { let reason: String }

  /// Connects, and lists the interfaces of the compositor.
  static func connect() throws(Refusal) -> WaylandConnection {
    dnd_silence_wayland()
    guard Environment.value("WAYLAND_DISPLAY") != nil || Environment.value("WAYLAND_SOCKET") != nil
    else { throw Refusal(reason: "WAYLAND_DISPLAY is not set") }
    guard let display = wl_display_connect(nil) else {
      throw Refusal(reason: "no compositor answers")
    }
    let connection = WaylandConnection(display)
    wl_registry_add_listener(
      connection.registry, WaylandListeners.registry, connection.pointer)
    do throws(DesktopFailure) {
      try connection.synchronize()
    } catch {
      throw Refusal(reason: "the compositor does not answer")
    }
    return connection
  }

  /// Connects to a compositor that has the best of `ways` to the clipboard.
  static func connect(
    by ways: [DesktopWay], to selection: DesktopSelection
  ) throws(DesktopFailure) -> WaylandConnection {
    let ways = ways.filter { $0 != .x11 }
    do throws(Refusal) {
      let connection = try connect()
      guard let way = ways.first(where: { connection.globals[name(of: $0)] != nil }),
        let global = connection.globals[name(of: way)],
        let seat = connection.globals["wl_seat"]
      else { throw Refusal(reason: "the compositor does not offer it") }
      // The second version of the older protocol has the primary selection.
      let version = way == .wlrDataControl ? min(global.version, 2) : 1
      guard selection == .clipboard || way == .extDataControl || version == 2 else {
        throw Refusal(reason: "the compositor has no primary selection")
      }
      connection.way = way
      connection.seat = dnd_bind_seat(connection.registry, seat.number)
      connection.manager = dnd_bind_data_control(
        connection.registry, global.number, name(of: way), version)
      return connection
    } catch {
      throw .noWay(ways.map { .init($0, error.reason) })
    }
  }

  private static func name(of way: DesktopWay) -> String {
    way == .wlrDataControl ? "zwlr_data_control_manager_v1" : "ext_data_control_manager_v1"
  }

  /// What listeners are given; the connection outlives its objects.
  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func found(
    _ pointer: UnsafeMutableRawPointer?, _ number: UInt32, _ interface: String, _ version: UInt32
  ) {
    guard let pointer else { return }
    let connection = Unmanaged<WaylandConnection>.fromOpaque(pointer).takeUnretainedValue()
    if connection.globals[interface] == nil {
      connection.globals[interface] = (number, version)
    }
  }

  static func synchronized(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<WaylandConnection>.fromOpaque(pointer).takeUnretainedValue().isSynchronized = true
  }

  // MARK: Events

  var descriptor: FileDescriptor { FileDescriptor(rawValue: wl_display_get_fd(display)) }

  /// Handles what has arrived, sends what is waiting, and prepares for a wait.
  ///
  /// - Returns: Whether the compositor must read before everything can be sent.
  func prepare() throws(DesktopFailure) -> Bool {
    while wl_display_prepare_read(display) != 0 {
      if wl_display_dispatch_pending(display) < 0 { throw .displayGone }
    }
    let unsent = dnd_flush_wayland(display)
    if unsent < 0 {
      wl_display_cancel_read(display)
      throw .displayGone
    }
    return unsent > 0
  }

  /// Handles what has arrived after a wait that `prepare` began.
  func handle(_ readiness: Readiness) throws(DesktopFailure) {
    if readiness.isDisjoint(with: [.input, .hungUp]) {
      wl_display_cancel_read(display)
    } else if wl_display_read_events(display) < 0 {
      throw .displayGone
    }
    if wl_display_dispatch_pending(display) < 0 { throw .displayGone }
  }

  /// Returns when the compositor has handled every request made so far, and its answers have been handled here.
  func synchronize() throws(DesktopFailure) {
    isSynchronized = false
    let callback = wl_display_sync(display)
    defer { wl_callback_destroy(callback) }
    wl_callback_add_listener(callback, WaylandListeners.callback, pointer)
    let end = ContinuousClock.now + Self.patience
    while !isSynchronized {
      let needsRoom = try prepare()
      if isSynchronized {
        wl_display_cancel_read(display)
        return
      }
      let rest = end - .now
      guard rest > .zero else {
        wl_display_cancel_read(display)
        throw .displayGone
      }
      var readiness = Readiness()
      do throws(SystemFailure) {
        let interest = Readiness.Interest(descriptor, needsRoom ? [.input, .room] : .input)
        readiness = try Readiness.wait(for: [interest], atMost: rest).first ?? []
      } catch {
        wl_display_cancel_read(display)
        throw .system(error)
      }
      try handle(readiness)
    }
  }
}

/// The listeners of every connection.
///
/// All members are set: libwayland ends the process at one that is not.
enum WaylandListeners {
  static func keep<Listener>(_ listener: Listener) -> UnsafeMutablePointer<Listener> {
    let kept = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    kept.initialize(to: listener)
    return kept
  }

  nonisolated(unsafe) static let registry = keep(
    wl_registry_listener(
      global: { pointer, _, number, interface, version in
        guard let interface else { return }
        WaylandConnection.found(pointer, number, String(cString: interface), version)
      },
      global_remove: { _, _, _ in }))

  nonisolated(unsafe) static let callback = keep(
    wl_callback_listener(done: { pointer, _, _ in WaylandConnection.synchronized(pointer) }))

  nonisolated(unsafe) static let source = keep(
    ext_data_control_source_v1_listener(
      send: { pointer, _, type, file in
        WaylandOwner.asked(pointer, for: type.map { String(cString: $0) } ?? "", file)
      },
      cancelled: { pointer, _ in WaylandOwner.cancelled(pointer) }))

  nonisolated(unsafe) static let device = keep(
    ext_data_control_device_v1_listener(
      data_offer: { pointer, _, offer in WaylandReader.introduced(pointer, offer) },
      selection: { pointer, _, offer in WaylandReader.selected(pointer, .clipboard, offer) },
      finished: { _, _ in },
      primary_selection: { pointer, _, offer in WaylandReader.selected(pointer, .primary, offer) }))

  /// Of an owner, whose device is gone before anything arrives.
  nonisolated(unsafe) static let ignoringDevice = keep(
    ext_data_control_device_v1_listener(
      data_offer: { _, _, offer in ext_data_control_offer_v1_destroy(offer) },
      selection: { _, _, _ in }, finished: { _, _ in }, primary_selection: { _, _, _ in }))

  nonisolated(unsafe) static let offer = keep(
    ext_data_control_offer_v1_listener(
      offer: { pointer, offer, type in
        WaylandReader.offered(pointer, offer, type.map { String(cString: $0) } ?? "")
      }))
}
