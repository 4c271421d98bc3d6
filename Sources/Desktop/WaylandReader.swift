import CDataControl
import DesktopProtocol
import SystemCalls
import SystemPackage

/// What another program has on the clipboard of a Wayland compositor.
///
/// The pipe has neither a size nor an error: the end is all there is. So the compositor is asked after it whether the
/// offer is still there, and otherwise the bytes are not believed.
final class WaylandReader: SelectionReader {
  private let connection: WaylandConnection
  private let selection: DesktopSelection
  private let device: OpaquePointer?
  /// The names of each offer that was introduced and not yet taken back.
  private var offers: [OpaquePointer: [String]] = [:]
  private var current: OpaquePointer?
  /// How often the selection was announced.
  private var changes = 0

  var way: DesktopWay { connection.way }

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
  }

  private func forget(_ offer: OpaquePointer?) {
    guard let offer, offers.removeValue(forKey: offer) != nil else { return }
    ext_data_control_offer_v1_destroy(offer)
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
    guard let current else { return ReadResult(.cutOff, 0) }
    guard offers[current]?.contains(type) == true else { return ReadResult(.refused, 0) }
    let before = changes
    let result: ReadResult
    do throws(SystemFailure) {
      var (reader, writer): (OpenFile, OpenFile?) = try OpenFile.makePipe()
      reader.requestPipeSize(1 << 20)
      if let writer {
        ext_data_control_offer_v1_receive(current, type, writer.descriptor.rawValue)
      }
      // The message has a descriptor of its own, once it is sent.
      guard dnd_flush_wayland(connection.display) == 0 else {
        throw SystemFailure("sendmsg", nil, .brokenPipe)
      }
      writer = nil
      result = try PipeReading(reader, file, limits).run()
    } catch {
      throw .system(error)
    }
    guard result.outcome == .read else { return result }
    do throws(DesktopFailure) {
      try connection.synchronize()
    } catch {
      return ReadResult(.cutOff, result.bytes)
    }
    return changes == before ? result : ReadResult(.cutOff, result.bytes)
  }
}

/// Copies a pipe to a file, within limits, in the kernel where it can.
private struct PipeReading {
  let pipe: OpenFile
  let file: OpenFile
  let limits: ReadLimits

  init(_ pipe: OpenFile, _ file: OpenFile, _ limits: ReadLimits) {
    self.pipe = pipe
    self.file = file
    self.limits = limits
  }

  func run() throws(SystemFailure) -> ReadResult {
    var total: Int64 = 0
    var canSplice = true
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let ready = try Readiness.wait(for: [.init(pipe.descriptor, .input)], atMost: limits.idle)
      if ready.first?.isEmpty != false { return ReadResult(.stalled, total) }
      if total >= limits.bytes {
        // One byte tells whether there is more than the limit.
        let more = try pipe.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<1]))
        return ReadResult(more == 0 ? .read : .tooLarge, total)
      }
      let room = Int(clamping: limits.bytes - total)
      var count = 0
      if canSplice {
        do throws(SystemFailure) {
          count = try pipe.splice(to: file, count: min(room, 1 << 20))
        } catch {
          guard error.errno == .invalidArgument else { throw error }
          canSplice = false
          continue
        }
      } else {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(room, buffer.count)])
        count = try pipe.read(into: part)
        try file.writeAll(UnsafeRawBufferPointer(rebasing: part[..<count]))
      }
      if count == 0 { return ReadResult(.read, total) }
      total += Int64(count)
    }
  }
}
