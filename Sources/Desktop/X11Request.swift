import CXCB
import DesktopProtocol

/// A request for one target, to be decided elsewhere.
struct X11Request {
  enum Decision {
    case refused
    /// Whoever took it calls `settle`, now or later.
    case taken
  }

  let target: xcb_atom_t
  /// Where the answer goes.
  let window: xcb_window_t
  let property: xcb_atom_t
  /// nil if no form has this name.
  let form: DesktopOffer.Form?
  /// Told once whether the property is set.
  let settle: (Bool) -> Void
}

/// The answer to one request.
final class X11Answer {
  private let connection: X11Connection
  private let request: xcb_selection_request_event_t
  private let property: xcb_atom_t

  init(
    _ connection: X11Connection, _ request: xcb_selection_request_event_t, _ property: xcb_atom_t
  ) {
    self.connection = connection
    self.request = request
    self.property = property
  }

  /// Says whether the property was set; a refusal names none.
  func send(isGiven: Bool) {
    // An event is 32 bytes long.
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      var notice = xcb_selection_notify_event_t()
      notice.response_type = UInt8(XCB_SELECTION_NOTIFY)
      notice.time = request.time
      notice.requestor = request.requestor
      notice.selection = request.selection
      notice.target = request.target
      notice.property = isGiven ? property : 0
      bytes.storeBytes(of: notice, as: xcb_selection_notify_event_t.self)
      _ = xcb_send_event(
        connection.connection, 0, request.requestor, 0, bytes.bindMemory(to: CChar.self).baseAddress
      )
    }
    xcb_flush(connection.connection)
  }
}
