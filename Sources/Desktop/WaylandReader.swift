import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// What another program has on the clipboard of a Wayland compositor.
///
/// A pipe reports neither a size nor an error, only its end. The compositor is therefore asked afterwards whether the
/// offer still exists; if not, the bytes are not trusted.
final class WaylandReader: SelectionReader {
  private let connection: WaylandConnection
  private let selection: DesktopSelection
  private let device: OpaquePointer?
  /// The names of each offer that was introduced and not yet taken back.
  private var offers: [OpaquePointer: [String]] = [:]
  private var current: OpaquePointer?
  /// How often the selection was announced, and how often when what is read was.
  private var changes = 0
  private var begun = 0
  /// How often it was announced with something in it since the last call of `takeCopies`.
  private var copies = 0

  var way: DesktopWay { connection.way }
  let tellsCopies = true
  var descriptor: FileDescriptor { connection.descriptor }

  init(
    _ connection: WaylandConnection, _ selection: DesktopSelection
  ) throws(DesktopFailure) {
    self.connection = connection
    self.selection = selection
    device = ext_data_control_manager_v1_get_data_device(connection.manager, connection.seat)
    ext_data_control_device_v1_add_listener(
      device, WaylandListeners.device, Unmanaged.passUnretained(self).toOpaque())
    // Some compositors announce an empty selection, others say nothing.
    try connection.synchronize()
    _ = takeCopies()
  }

  private static func reader(_ pointer: UnsafeMutableRawPointer?) -> WaylandReader? {
    pointer.map { Unmanaged<WaylandReader>.fromOpaque($0).takeUnretainedValue() }
  }

  static func introduced(_ pointer: UnsafeMutableRawPointer?, _ offer: OpaquePointer?) {
    guard let reader = reader(pointer), let offer else { return }
    reader.offers[offer] = []
    ext_data_control_offer_v1_add_listener(offer, WaylandListeners.offer, pointer)
  }

  static func offered(
    _ pointer: UnsafeMutableRawPointer?, _ offer: OpaquePointer?, _ name: String
  ) {
    guard let reader = reader(pointer), let offer,
      reader.offers[offer]?.count ?? 0 < DesktopLimits.names
    else { return }
    reader.offers[offer]?.append(name)
  }

  static func selected(
    _ pointer: UnsafeMutableRawPointer?, _ selection: DesktopSelection, _ offer: OpaquePointer?
  ) {
    guard let reader = reader(pointer) else { return }
    guard reader.selection == selection else {
      reader.forget(offer)
      return
    }
    if reader.current != offer { reader.forget(reader.current) }
    reader.current = offer
    reader.changes += 1
    if offer != nil { reader.copies += 1 }
  }

  private func forget(_ offer: OpaquePointer?) {
    guard let offer, offers.removeValue(forKey: offer) != nil else { return }
    ext_data_control_offer_v1_destroy(offer)
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    try connection.prepare() ? [.input, .room] : .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) { try connection.handle(readiness) }

  func takeCopies() -> Int {
    defer { copies = 0 }
    begun = changes
    return copies
  }

  func types() throws(DesktopFailure) -> [String] {
    guard let current else { throw .empty }
    return DesktopLimits.types(among: offers[current] ?? [])
  }

  func clear() throws(DesktopFailure) {
    switch selection {
    case .clipboard: ext_data_control_device_v1_set_selection(device, nil)
    case .primary: ext_data_control_device_v1_set_primary_selection(device, nil)
    }
    try connection.synchronize()
  }

  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult {
    guard let current, changes == begun else { return ReadResult(.cutOff, 0) }
    guard offers[current]?.contains(type) == true else { return ReadResult(.refused, 0) }
    let result = try PipeReading.receive(file, within: limits, on: connection) { writer in
      ext_data_control_offer_v1_receive(current, type, writer)
    }
    guard result.outcome == .read else { return result }
    do throws(DesktopFailure) {
      try connection.synchronize()
    } catch {
      return ReadResult(.cutOff, result.bytes)
    }
    return changes == begun ? result : ReadResult(.cutOff, result.bytes)
  }
}
