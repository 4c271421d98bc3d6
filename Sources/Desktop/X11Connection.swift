import CXCB
import DesktopProtocol
import SystemCalls
import SystemPackage

/// A connection to an X server, with one window that is never shown.
final class X11Connection {
  let connection: OpaquePointer
  let window: xcb_window_t
  let root: xcb_window_t
  let screen: xcb_screen_t
  let hasFixes: Bool
  /// The first event of XFIXES.
  let firstFixesEvent: UInt8
  /// The most bytes that one property is given at once.
  let piece: Int
  private var atoms: [String: xcb_atom_t] = [:]
  private var names: [xcb_atom_t: String] = [:]
  /// What `timestamp` met while it waited for its own event.
  private var early: [UnsafeMutablePointer<xcb_generic_event_t>] = []

  private init(_ connection: OpaquePointer, _ screen: xcb_screen_t) {
    self.connection = connection
    root = screen.root
    self.screen = screen
    window = xcb_generate_id(connection)
    xcb_prefetch_maximum_request_length(connection)
    let extensions = dnd_xcb_xfixes(connection)
    hasFixes = extensions?.pointee.present ?? 0 != 0
    firstFixesEvent = extensions?.pointee.first_event ?? 0
    // The rest of the request is its head.
    piece = min(1 << 20, Int(xcb_get_maximum_request_length(connection)) * 4 - 100)
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    xcb_create_window(
      connection, 0, window, root, -10, -10, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue, &mask)
    if hasFixes {
      let version = xcb_xfixes_query_version(connection, 4, 0)
      dnd_xcb_free(xcb_xfixes_query_version_reply(connection, version, nil))
    }
  }

  deinit {
    for event in early { dnd_xcb_free(event) }
    xcb_disconnect(connection)
  }

  /// How many seconds a server may take to answer.
  private static let patience: UInt32 = 2

  static func connect() throws(DesktopFailure) -> X11Connection {
    try Deadline.shorten(to: patience) { () throws(DesktopFailure) in try open() }
  }

  private static func open() throws(DesktopFailure) -> X11Connection {
    func failure(_ reason: String) -> DesktopFailure { .noWay([.init(DesktopWay.x11, reason)]) }
    guard Environment.value("DISPLAY") != nil else { throw failure("DISPLAY is not set") }
    var number: Int32 = 0
    guard let connection = xcb_connect(nil, &number) else { throw failure("no X server answers") }
    guard xcb_connection_has_error(connection) == 0 else {
      xcb_disconnect(connection)
      throw failure("no X server answers")
    }
    var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
    for _ in 0..<max(0, number) { xcb_screen_next(&screens) }
    guard let screen = screens.data else {
      xcb_disconnect(connection)
      throw failure("the X server has no screen")
    }
    return X11Connection(connection, screen.pointee)
  }

  // MARK: Names

  /// The atoms of names, requested all at once.
  func intern(_ wanted: [String]) {
    let missing = wanted.filter { atoms[$0] == nil }
    let requests = missing.map { name in
      var name = name
      return name.withUTF8 { text in
        text.withMemoryRebound(to: CChar.self) {
          xcb_intern_atom(connection, 0, UInt16(clamping: $0.count), $0.baseAddress)
        }
      }
    }
    for (name, request) in zip(missing, requests) {
      guard let reply = xcb_intern_atom_reply(connection, request, nil) else { continue }
      atoms[name] = reply.pointee.atom
      names[reply.pointee.atom] = name
      dnd_xcb_free(reply)
    }
  }

  /// The atom of a name; 0 when the server is gone.
  func atom(_ name: String) -> xcb_atom_t {
    if atoms[name] == nil { intern([name]) }
    return atoms[name] ?? 0
  }

  /// The names of atoms, requested all at once; names that are not text are left out.
  func names(of wanted: [xcb_atom_t]) -> [String] {
    let missing = Set(wanted.filter { $0 != 0 && names[$0] == nil })
    let requests = missing.map { ($0, xcb_get_atom_name(connection, $0)) }
    for (atom, request) in requests {
      guard let reply = xcb_get_atom_name_reply(connection, request, nil) else { continue }
      let bytes = UnsafeRawBufferPointer(
        start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
      names[atom] = String(validating: bytes, as: UTF8.self)
      dnd_xcb_free(reply)
    }
    return wanted.compactMap { names[$0] }
  }

  // MARK: Selections

  func selectionAtom(_ selection: DesktopSelection) -> xcb_atom_t {
    atom(selection == .primary ? "PRIMARY" : "CLIPBOARD")
  }

  /// The window that owns a selection; 0 for none.
  func owner(of selection: xcb_atom_t) -> xcb_window_t {
    let request = xcb_get_selection_owner(connection, selection)
    guard let reply = xcb_get_selection_owner_reply(connection, request, nil) else { return 0 }
    defer { dnd_xcb_free(reply) }
    return reply.pointee.owner
  }

  /// The server's time, by appending nothing to a property (ICCCM 2.1).
  func timestamp() throws(DesktopFailure) -> xcb_timestamp_t {
    let property = atom("DND_TIME")
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_APPEND.rawValue), window, property, XCB_ATOM_INTEGER.rawValue,
      32, 0, nil)
    xcb_flush(connection)
    while let event = xcb_wait_for_event(connection) {
      if event.pointee.response_type & 0x7F == UInt8(XCB_PROPERTY_NOTIFY) {
        let time = event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
          $0.pointee.atom == property ? $0.pointee.time : nil
        }
        if let time {
          dnd_xcb_free(event)
          return time
        }
      }
      early.append(event)
    }
    throw .displayGone
  }

  /// The program that a window belongs to, as a number that its windows share.
  func client(of window: xcb_window_t) -> UInt32 {
    window & ~xcb_get_setup(connection).pointee.resource_id_mask
  }

  /// Whether the server can tell which process a window belongs to.
  var knowsProcesses: Bool { dnd_xcb_knows_processes(connection) != 0 }

  /// Programs that read everything that is put on the clipboard, and cannot be told from those that paste.
  var keepers: [String] {
    let managers = knowsProcesses ? [] : ClipboardKeepers.running { _, _ in false }
    let check = atom("_NET_SUPPORTING_WM_CHECK")
    guard
      let window = number(check, of: root, type: XCB_ATOM_ANY.rawValue),
      let name = property(
        atom("_NET_WM_NAME"), of: window, type: atom("UTF8_STRING"), format: 8, limit: 64),
      let desktop = ClipboardKeepers.desktop(ofWindowManager: String(decoding: name, as: UTF8.self))
    else { return managers }
    return managers + [desktop]
  }

  /// The name of the clipboard manager that a window belongs to; nil for another program, or if the server cannot tell.
  func manager(of window: xcb_window_t) -> String? {
    let process = dnd_xcb_process(connection, window)
    return process == 0 ? nil : ClipboardKeepers.name(ofProcess: FilePath("/proc/\(process)"))
  }

  // MARK: Events

  var descriptor: FileDescriptor {
    FileDescriptor(rawValue: xcb_get_file_descriptor(connection))
  }

  /// The next event that has arrived, which the caller frees.
  func nextEvent() throws(DesktopFailure) -> UnsafeMutablePointer<xcb_generic_event_t>? {
    if !early.isEmpty { return early.removeFirst() }
    if let event = xcb_poll_for_event(connection) { return event }
    if xcb_connection_has_error(connection) != 0 { throw .displayGone }
    return nil
  }

  /// Returns when the server has handled everything.
  ///
  /// What a program sends right before its end can otherwise be lost.
  func synchronize() {
    let request = xcb_get_input_focus(connection)
    dnd_xcb_free(xcb_get_input_focus_reply(connection, request, nil))
  }

  /// Waits until there may be an event; false when the time is over.
  func wait(until end: ContinuousClock.Instant) throws(DesktopFailure) -> Bool {
    xcb_flush(connection)
    let rest = end - .now
    guard rest > .zero else { return false }
    do throws(SystemFailure) {
      _ = try Readiness.wait(for: [.init(descriptor, .input)], atMost: rest)
    } catch {
      throw .system(error)
    }
    return true
  }

  /// Sets a property of another program's window.
  func set(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, format: UInt8 = 8,
    _ bytes: UnsafeRawBufferPointer
  ) {
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, format,
      UInt32(bytes.count / Int(format / 8)), bytes.baseAddress)
  }

  /// The value of a window's property; nil if there is none, or it has another format or type.
  ///
  /// - Parameter limit: How many bytes are read; the rest is left out.
  func property(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, format: UInt8, limit: Int
  ) -> [UInt8]? {
    let request = xcb_get_property(
      connection, 0, window, property, type, 0, UInt32((limit + 3) / 4))
    guard let reply = xcb_get_property_reply(connection, request, nil) else { return nil }
    defer { dnd_xcb_free(reply) }
    guard reply.pointee.type != 0, reply.pointee.format == format else { return nil }
    return Array(
      UnsafeRawBufferPointer(
        start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply))))
  }

  /// A property's first number of 32 bits.
  func number(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t
  ) -> UInt32? {
    numbers(property, of: window, type: type, limit: 1).first
  }

  /// A property's numbers of 32 bits, as many as `limit`.
  func numbers(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, limit: Int
  ) -> [UInt32] {
    let bytes = self.property(property, of: window, type: type, format: 32, limit: 4 * limit) ?? []
    return bytes.withUnsafeBytes { all in
      (0..<all.count / 4).map { all.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
  }

  /// Sets a property to a list of numbers of 32 bits.
  func set(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, numbers: [UInt32]
  ) {
    numbers.withUnsafeBytes { set(property, of: window, type: type, format: 32, $0) }
  }

  /// Sends a message about `subject` to a window, or to its proxy.
  func send(
    _ type: xcb_atom_t, about subject: xcb_window_t, to window: xcb_window_t,
    _ numbers: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = subject
    message.type = type
    message.data.data32 = numbers
    withUnsafeBytes(of: message) {
      _ = xcb_send_event(
        connection, 0, window, 0, $0.bindMemory(to: CChar.self).baseAddress)
    }
  }

  /// Asks for the events of another program's window, or for none.
  func watch(_ window: xcb_window_t, _ mask: UInt32) {
    var mask = mask
    xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
  }
}
