import CXCB

/// The window of another program below the pointer, as the source of a drag sees it (XDND 5).
struct XdndTarget {
  let window: xcb_window_t
  /// Where messages go: the window, or its proxy.
  let recipient: xcb_window_t
  let version: UInt32
  /// Whether it accepts a drop where the pointer was last.
  var accepts = false
  var action: xcb_atom_t = 0
  /// Whether it has not yet answered the last position.
  var isWaiting = false
  /// Whether the pointer has moved meanwhile.
  var hasMoved = false

  static let version: UInt32 = 5

  /// Before this version, the protocol was another.
  private static let oldest: UInt32 = 3
  /// How deep windows are looked for.
  private static let depth = 64

  /// The target at a point of the screen, and whether the point is in our own window.
  static func find(
    _ connection: X11Connection, x: Int16, y: Int16, except own: xcb_window_t
  ) -> (target: XdndTarget?, isOwn: Bool) {
    var window = connection.root
    for _ in 0..<depth {
      let request = xcb_translate_coordinates(
        connection.connection, connection.root, window, x, y)
      guard
        let reply = xcb_translate_coordinates_reply(connection.connection, request, nil)
      else { break }
      window = reply.pointee.child
      dnd_xcb_free(reply)
      if window == 0 { break }
      if window == own { return (nil, true) }
      if let target = XdndTarget(connection, window) { return (target, false) }
    }
    // A desktop without a window of its own.
    return (XdndTarget(connection, connection.root, needsProxy: true), false)
  }

  private init?(_ connection: X11Connection, _ window: xcb_window_t, needsProxy: Bool = false) {
    let proxyAtom = connection.atom("XdndProxy")
    var recipient = window
    if let proxy = connection.number(proxyAtom, of: window, type: XCB_ATOM_WINDOW.rawValue),
      // A proxy that is gone does not point to itself.
      connection.number(proxyAtom, of: proxy, type: XCB_ATOM_WINDOW.rawValue) == proxy
    {
      recipient = proxy
    }
    guard recipient != window || !needsProxy,
      let version = connection.number(
        connection.atom("XdndAware"), of: recipient, type: XCB_ATOM_ATOM.rawValue),
      version >= Self.oldest
    else { return nil }
    self.window = window
    self.recipient = recipient
    self.version = min(version, Self.version)
  }
}
