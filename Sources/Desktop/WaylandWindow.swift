import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// A small window of a Wayland compositor that shows text, and from or into which things are dragged.
final class WaylandWindow {
  let connection: WaylandConnection
  let dataManager: OpaquePointer?
  let device: OpaquePointer?
  let surface: OpaquePointer?
  /// Told what happens; set before anything is handled.
  weak var delegate: (any WaylandWindowDelegate)?
  private let seat: OpaquePointer?
  private let sharedMemory: OpaquePointer?
  private let text: WindowText
  private var pointer: OpaquePointer?
  private var keyboard: OpaquePointer?
  private var cursor: OpaquePointer?
  private var toplevel: OpaquePointer?
  private var size: (width: Int, height: Int)
  private var capabilities: UInt32 = 0

  private static let needed = [
    "wl_compositor", "wl_shm", "xdg_wm_base", "wl_seat", "wl_data_device_manager",
  ]

  /// Checks that the compositor has what a window with drags needs.
  static func check(_ connection: WaylandConnection) throws(WaylandConnection.Refusal) {
    let globals = connection.globals
    if let missing = needed.first(where: { globals[$0] == nil }) {
      throw WaylandConnection.Refusal(reason: "the compositor has no \(missing)")
    }
    // Without it, the source does not hear that the target is done.
    guard globals["wl_data_device_manager"]?.version ?? 0 >= 3 else {
      throw WaylandConnection.Refusal(reason: "the compositor has no actions for drags")
    }
  }

  init(
    _ connection: WaylandConnection, _ description: DesktopWindow
  ) throws(WaylandConnection.Refusal) {
    try Self.check(connection)
    let globals = connection.globals
    func number(_ name: String) -> UInt32 { globals[name]?.number ?? 0 }
    self.connection = connection
    text = WindowText(description.lines)
    size = (Int(text.width), Int(text.height))
    let registry = connection.registry
    let compositor = dnd_bind_compositor(registry, number("wl_compositor"))
    sharedMemory = dnd_bind_shm(registry, number("wl_shm"))
    let manager = dnd_bind_window_manager(registry, number("xdg_wm_base"))
    seat = dnd_bind_seat(registry, number("wl_seat"))
    dataManager = dnd_bind_data_device_manager(registry, number("wl_data_device_manager"))
    device = wl_data_device_manager_get_data_device(dataManager, seat)
    surface = wl_compositor_create_surface(compositor)
    cursor = wl_compositor_create_surface(compositor)
    let window = xdg_wm_base_get_xdg_surface(manager, surface)
    toplevel = xdg_surface_get_toplevel(window)
    let own = Unmanaged.passUnretained(self).toOpaque()
    xdg_wm_base_add_listener(manager, WaylandListeners.windowManager, own)
    xdg_surface_add_listener(window, WaylandListeners.window, own)
    xdg_toplevel_add_listener(toplevel, WaylandListeners.toplevel, own)
    wl_seat_add_listener(seat, WaylandListeners.seat, own)
    wl_data_device_add_listener(device, WaylandListeners.dataDevice, own)
    xdg_toplevel_set_title(toplevel, String(description.title.map { $0 < " " ? " " : $0 }))
    xdg_toplevel_set_app_id(toplevel, "dnd")
    xdg_toplevel_set_min_size(toplevel, Int32(text.width), Int32(text.height))
    xdg_toplevel_set_max_size(toplevel, Int32(text.width), Int32(text.height))
    drawCursor()
    wl_surface_commit(surface)
    do throws(DesktopFailure) {
      try connection.synchronize()
      // What was painted when the compositor said the size is shown after this.
      try connection.synchronize()
    } catch {
      throw WaylandConnection.Refusal(reason: "the compositor does not answer")
    }
    guard capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue != 0 else {
      throw WaylandConnection.Refusal(reason: "there is no pointer")
    }
  }

  // MARK: What the compositor says

  static func of(_ pointer: UnsafeMutableRawPointer?) -> WaylandWindow? {
    pointer.map { Unmanaged<WaylandWindow>.fromOpaque($0).takeUnretainedValue() }
  }

  func hasSeat(_ capabilities: UInt32) {
    self.capabilities = capabilities
    let own = Unmanaged.passUnretained(self).toOpaque()
    // To ask for what a seat never had is an error that ends the connection.
    if pointer == nil, capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue != 0 {
      pointer = wl_seat_get_pointer(seat)
      wl_pointer_add_listener(pointer, WaylandListeners.pointer, own)
    }
    if keyboard == nil, capabilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0 {
      keyboard = wl_seat_get_keyboard(seat)
      wl_keyboard_add_listener(keyboard, WaylandListeners.keyboard, own)
    }
  }

  func pointerEntered(_ serial: UInt32) {
    wl_pointer_set_cursor(pointer, serial, cursor, 0, 0)
    delegate?.pointerEntered()
  }

  /// The compositor may want another size, of which all is painted.
  func resize(_ width: Int32, _ height: Int32) {
    guard width > 0, height > 0 else { return }
    size = (min(Int(width), 8_192), min(Int(height), 8_192))
  }

  func configure(_ window: OpaquePointer?, _ serial: UInt32) {
    xdg_surface_ack_configure(window, serial)
    draw()
  }

  // MARK: Painting

  private func draw() {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height)
    for rectangle in text.rectangles {
      for y in Int(rectangle.y)..<Int(rectangle.y) + Int(rectangle.height) where y < size.height {
        for x in Int(rectangle.x)..<Int(rectangle.x) + Int(rectangle.width) where x < size.width {
          pixels[y * size.width + x] = 0xFF00_0000
        }
      }
    }
    attach(pixels, size.width, size.height, to: surface)
  }

  /// An arrow: without a cursor of its own, the pointer may be invisible over a window.
  private func drawCursor() {
    let side = 18
    var pixels = [UInt32](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 0...y * 2 / 3 {
        let isEdge = x == 0 || x == y * 2 / 3 || y == side - 1
        pixels[y * side + x] = isEdge ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
    attach(pixels, side, side, to: cursor)
  }

  private func attach(_ pixels: [UInt32], _ width: Int, _ height: Int, to surface: OpaquePointer?) {
    guard let file = try? OpenFile.openInMemory(),
      (try? pixels.withUnsafeBytes({ try file.writeAll($0) })) != nil
    else { return }
    let pool = wl_shm_create_pool(sharedMemory, file.descriptor.rawValue, Int32(4 * pixels.count))
    let buffer = wl_shm_pool_create_buffer(
      pool, 0, Int32(width), Int32(height), Int32(4 * width), WL_SHM_FORMAT_ARGB8888.rawValue)
    wl_shm_pool_destroy(pool)
    wl_buffer_add_listener(buffer, WaylandListeners.buffer, nil)
    wl_surface_attach(surface, buffer, 0, 0)
    wl_surface_damage(surface, 0, 0, Int32(width), Int32(height))
    wl_surface_commit(surface)
    // The message has a descriptor of its own, once it is sent.
    _ = dnd_flush_wayland(connection.display)
  }
}

/// What is done from or with a window.
protocol WaylandWindowDelegate: AnyObject {
  func closed()
  func escaped()
  func pressed(serial: UInt32)
  func released()
  func pointerEntered()
  func pointerLeft()
  /// The pointer is at a point of the window.
  func moved(x: Double, y: Double)
  func offerIntroduced(_ offer: OpaquePointer)
  func dragEntered(_ offer: OpaquePointer?, serial: UInt32)
  func dragLeft()
  func dragDropped()
}

extension WaylandWindowDelegate {
  func pressed(serial: UInt32) {}
  func released() {}
  func pointerEntered() {}
  func pointerLeft() {}
  func moved(x: Double, y: Double) {}
  func offerIntroduced(_ offer: OpaquePointer) {
    wl_data_offer_add_listener(offer, WaylandListeners.ignoredDataOffer, nil)
  }
  func dragDropped() {}
}
