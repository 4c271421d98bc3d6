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
    UInt16(XCB_EVENT_MASK_BUTTON_PRESS.rawValue)
    | UInt16(XCB_EVENT_MASK_BUTTON_RELEASE.rawValue)
    | UInt16(XCB_EVENT_MASK_BUTTON_MOTION.rawValue)

  /// The server itself gives the pointer to the window from the press of a button to its release.
  ///
  /// A grab of our own could begin after the release, and would then keep the next press from the window.
  func begin(at time: xcb_timestamp_t) {
    isHeld = true
    shown = 0
    let asynchronous = UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
    let keyboard = xcb_grab_keyboard(
      connection.connection, 0, window, time, asynchronous, asynchronous)
    // Without the keyboard, the drag goes on, only Escape is missing.
    dnd_xcb_free(xcb_grab_keyboard_reply(connection.connection, keyboard, nil))
  }

  /// Does nothing if the button is already up: the time is before what came next.
  func show(_ accepts: Bool, at time: xcb_timestamp_t) {
    let cursor = accepts ? accepting : refusing
    guard isHeld, cursor != shown else { return }
    shown = cursor
    xcb_change_active_pointer_grab(connection.connection, cursor, time, Self.mask)
  }

  func end() {
    guard isHeld else { return }
    isHeld = false
    xcb_ungrab_keyboard(connection.connection, 0)
  }
}
