import CXCB

/// The pointer and the keyboard during a drag.
///
/// The cursor shows whether the drag can be let go, and Escape cancels it wherever the focus is.
final class X11DragGrab {
  private let connection: X11Connection
  private let window: xcb_window_t
  private let accepting: xcb_cursor_t
  private let refusing: xcb_cursor_t
  private var isHeld = false
  private var shown: xcb_cursor_t = 0

  /// Glyphs of the cursor font, which every server has: a hand, and a circle.
  private static let hand: UInt16 = 58
  private static let circle: UInt16 = 24

  init(_ connection: X11Connection, _ window: xcb_window_t) {
    self.connection = connection
    self.window = window
    let font = xcb_generate_id(connection.connection)
    _ = xcb_open_font(connection.connection, font, 6, "cursor")
    func cursor(_ glyph: UInt16) -> xcb_cursor_t {
      let cursor = xcb_generate_id(connection.connection)
      xcb_create_glyph_cursor(
        connection.connection, cursor, font, font, glyph, glyph + 1, 0, 0, 0, .max, .max, .max)
      return cursor
    }
    accepting = cursor(Self.hand)
    refusing = cursor(Self.circle)
    xcb_close_font(connection.connection, font)
  }

  private static let mask =
    UInt16(XCB_EVENT_MASK_BUTTON_RELEASE.rawValue)
    | UInt16(XCB_EVENT_MASK_POINTER_MOTION.rawValue)

  func begin(at time: xcb_timestamp_t) {
    isHeld = true
    shown = refusing
    let asynchronous = UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
    let pointer = xcb_grab_pointer(
      connection.connection, 0, window, Self.mask, asynchronous, asynchronous, 0, refusing, time)
    let keyboard = xcb_grab_keyboard(
      connection.connection, 0, window, time, asynchronous, asynchronous)
    // Without them, the drag goes on, only the cursor and Escape are missing.
    dnd_xcb_free(xcb_grab_pointer_reply(connection.connection, pointer, nil))
    dnd_xcb_free(xcb_grab_keyboard_reply(connection.connection, keyboard, nil))
  }

  func show(_ accepts: Bool) {
    let cursor = accepts ? accepting : refusing
    guard isHeld, cursor != shown else { return }
    shown = cursor
    xcb_change_active_pointer_grab(connection.connection, cursor, 0, Self.mask)
  }

  func end() {
    guard isHeld else { return }
    isHeld = false
    xcb_ungrab_pointer(connection.connection, 0)
    xcb_ungrab_keyboard(connection.connection, 0)
  }
}
