import CXCB
import DesktopProtocol
import SystemCalls

/// A small window of an X server that shows text.
final class X11Window {
  let number: xcb_window_t
  private let connection: X11Connection
  private let text: WindowText
  private let context: xcb_gcontext_t

  /// - Parameter events: The events for the caller, in addition to those of the window itself.
  init(_ connection: X11Connection, _ description: DesktopWindow, events: UInt32) {
    self.connection = connection
    text = WindowText(description.lines)
    let screen = connection.screen
    number = xcb_generate_id(connection.connection)
    context = xcb_generate_id(connection.connection)
    let mask = events | XCB_EVENT_MASK_EXPOSURE.rawValue | XCB_EVENT_MASK_KEY_PRESS.rawValue
    let values = [screen.white_pixel, mask]
    xcb_create_window(
      connection.connection, UInt8(XCB_COPY_FROM_PARENT), number, connection.root, 0, 0, text.width,
      text.height, 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), screen.root_visual,
      XCB_CW_BACK_PIXEL.rawValue | XCB_CW_EVENT_MASK.rawValue, values)
    xcb_create_gc(
      connection.connection, context, number, XCB_GC_FOREGROUND.rawValue, [screen.black_pixel])
    describe(title: description.title)
  }

  private func describe(title: String) {
    connection.intern([
      "UTF8_STRING", "_NET_WM_NAME", "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_WINDOW_TYPE",
      "_NET_WM_WINDOW_TYPE_DIALOG", "_NET_WM_PID", "_NET_WM_STATE", "_NET_WM_STATE_ABOVE",
    ])
    let text = Array(title.utf8.map { $0 < 0x20 ? 0x20 : $0 })
    set("_NET_WM_NAME", connection.atom("UTF8_STRING"), text)
    set(XCB_ATOM_WM_NAME.rawValue, XCB_ATOM_STRING.rawValue, text.map { $0 < 0x7F ? $0 : 0x3F })
    set(XCB_ATOM_WM_CLASS.rawValue, XCB_ATOM_STRING.rawValue, Array("dnd\0dnd\0".utf8))
    set(
      XCB_ATOM_WM_CLIENT_MACHINE.rawValue, XCB_ATOM_STRING.rawValue, Array(Machine.hostName.utf8))
    set("_NET_WM_PID", XCB_ATOM_CARDINAL.rawValue, [UInt32(Machine.process)])
    set("WM_PROTOCOLS", XCB_ATOM_ATOM.rawValue, [connection.atom("WM_DELETE_WINDOW")])
    set(
      "_NET_WM_WINDOW_TYPE", XCB_ATOM_ATOM.rawValue,
      [connection.atom("_NET_WM_WINDOW_TYPE_DIALOG")])
    // The window of the other program must not hide it.
    set("_NET_WM_STATE", XCB_ATOM_ATOM.rawValue, [connection.atom("_NET_WM_STATE_ABOVE")])
    // The least and the greatest size are the same (ICCCM 4.1.2.3).
    var hints = [UInt32](repeating: 0, count: 18)
    hints[0] = 1 << 4 | 1 << 5
    hints[5] = UInt32(self.text.width)
    hints[6] = UInt32(self.text.height)
    hints[7] = hints[5]
    hints[8] = hints[6]
    set(XCB_ATOM_WM_NORMAL_HINTS.rawValue, XCB_ATOM_WM_SIZE_HINTS.rawValue, hints)
  }

  private func set(_ property: xcb_atom_t, _ type: xcb_atom_t, _ bytes: [UInt8]) {
    bytes.withUnsafeBytes { connection.set(property, of: number, type: type, $0) }
  }

  private func set(_ property: String, _ type: xcb_atom_t, _ bytes: [UInt8]) {
    set(connection.atom(property), type, bytes)
  }

  private func set(_ property: xcb_atom_t, _ type: xcb_atom_t, _ numbers: [UInt32]) {
    connection.set(property, of: number, type: type, numbers: numbers)
  }

  func set(_ property: String, _ type: xcb_atom_t, _ numbers: [UInt32]) {
    set(connection.atom(property), type, numbers)
  }

  func show() { xcb_map_window(connection.connection, number) }

  /// What the user did that ends the program.
  enum Wish { case close, escape }

  /// Draws the window, and says whether the user wants to close it.
  func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) -> Wish? {
    switch Int32(event.pointee.response_type & 0x7F) {
    case XCB_EXPOSE: draw()
    case XCB_KEY_PRESS:
      let key = event.withMemoryRebound(to: xcb_key_press_event_t.self, capacity: 1) {
        $0.pointee.detail
      }
      if isEscape(key) { return .escape }
    case XCB_CLIENT_MESSAGE:
      let message = event.withMemoryRebound(to: xcb_client_message_event_t.self, capacity: 1) {
        $0.pointee
      }
      if message.window == number, message.type == connection.atom("WM_PROTOCOLS"),
        message.data.data32.0 == connection.atom("WM_DELETE_WINDOW")
      {
        return .close
      }
    default: break
    }
    return nil
  }

  private func draw() {
    xcb_clear_area(connection.connection, 0, number, 0, 0, 0, 0)
    let all = text.rectangles.map {
      xcb_rectangle_t(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    // Any server takes requests of this size.
    for start in stride(from: 0, to: all.count, by: 4_096) {
      let part = Array(all[start..<min(start + 4_096, all.count)])
      xcb_poly_fill_rectangle(
        connection.connection, number, context, UInt32(part.count), part)
    }
  }

  /// Whether a key is Escape in the keyboard's first layout.
  private func isEscape(_ key: xcb_keycode_t) -> Bool {
    let request = xcb_get_keyboard_mapping(connection.connection, key, 1)
    guard let reply = xcb_get_keyboard_mapping_reply(connection.connection, request, nil) else {
      return false
    }
    defer { dnd_xcb_free(reply) }
    guard xcb_get_keyboard_mapping_keysyms_length(reply) > 0 else { return false }
    return xcb_get_keyboard_mapping_keysyms(reply).pointee == 0xFF1B
  }
}
