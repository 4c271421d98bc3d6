import CXCB
import DesktopProtocol
import SystemCalls
import SystemPackage

/// The selection of an X server.
final class X11Owner: SelectionOwner {
  let connection: X11Connection
  private let selection: xcb_atom_t
  private let window: xcb_window_t
  private let time: xcb_timestamp_t
  private var forms: [xcb_atom_t: (form: DesktopOffer.Form, name: String)] = [:]
  private var targets: [xcb_atom_t]
  private var isOwner = true
  private var events: [SelectionEvent] = []
  /// The transfers in pieces.
  private var pieces: [X11Delivery] = []
  /// What files and commands are read into on their way, made when first needed.
  private var scratch: UnsafeMutableRawBufferPointer?
  /// Decides on requests that no form answers, and on forms that are not given now; nil leaves them to this class.
  var decide: ((X11Request) -> X11Request.Decision?)?
  /// A window that is watched for other reasons too, so that the end of a transfer does not change that.
  var keptWindow: xcb_window_t = 0

  let way = DesktopWay.x11
  var descriptor: FileDescriptor { connection.descriptor }

  /// Takes the clipboard or the primary selection.
  convenience init(
    _ connection: X11Connection, _ offer: DesktopOffer
  ) throws(DesktopFailure) {
    // All names are requested at once.
    connection.intern(["CLIPBOARD"] + Self.names(of: offer.forms))
    try self.init(
      connection, connection.selectionAtom(offer.selection), of: connection.window, offer.forms,
      at: connection.timestamp())
    decide = { request in
      guard let form = request.form, offer.isKeptFromManagers(form),
        connection.manager(of: request.window) != nil
      else { return nil }
      return .refused
    }
  }

  /// Takes a selection for a window.
  ///
  /// - Parameter more: Targets that `decide` answers.
  init(
    _ connection: X11Connection, _ selection: xcb_atom_t, of window: xcb_window_t,
    _ forms: [DesktopOffer.Form], and more: [String] = [], at time: xcb_timestamp_t
  ) throws(DesktopFailure) {
    self.connection = connection
    self.selection = selection
    self.window = window
    self.time = time
    connection.intern(Self.names(of: forms) + more)
    targets =
      (["TARGETS", "TIMESTAMP", "MULTIPLE"] + forms.flatMap(\.names) + more).map(connection.atom)
    for form in forms {
      for name in form.names { self.forms[connection.atom(name)] = (form, name) }
    }
    xcb_set_selection_owner(connection.connection, window, selection, time)
    guard connection.owner(of: selection) == window else { throw .taken }
  }

  private static func names(of forms: [DesktopOffer.Form]) -> [String] {
    [
      "TARGETS", "TIMESTAMP", "MULTIPLE", "INCR", "ATOM_PAIR", "SAVE_TARGETS", "DELETE", "NULL",
      "DND_TIME", "TEXT", "UTF8_STRING",
    ] + forms.flatMap(\.names)
  }

  deinit { scratch?.deallocate() }

  func withScratch<Value>(_ body: (UnsafeMutableRawBufferPointer) -> Value) -> Value {
    let scratch =
      scratch ?? .allocate(byteCount: connection.piece, alignment: 16)
    self.scratch = scratch
    return body(scratch)
  }

  func takeEvents() -> [SelectionEvent] {
    defer { events = [] }
    return events
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    while let event = try connection.nextEvent() {
      handle(event)
      dnd_xcb_free(event)
    }
    xcb_flush(connection.connection)
    return .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) { _ = try prepare() }

  func release() {
    // With our own time, this does nothing if another program has taken it since; but one that took it in the same
    // millisecond would lose it.
    if isOwner, connection.owner(of: selection) == window {
      xcb_set_selection_owner(connection.connection, 0, selection, time)
    }
    // The server has got everything when it answers.
    _ = connection.owner(of: selection)
  }

  func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    func of<Event, Value>(_ type: Event.Type, _ body: (Event) -> Value) -> Value {
      event.withMemoryRebound(to: type, capacity: 1) { body($0.pointee) }
    }
    switch Int32(event.pointee.response_type & 0x7F) {
    case 0:
      // The window of a program that is gone.
      let window = of(xcb_generic_error_t.self, \.resource_id)
      for delivery in pieces where delivery.window == window { delivery.end(.left) }
    case XCB_SELECTION_REQUEST: of(xcb_selection_request_event_t.self, asked)
    case XCB_PROPERTY_NOTIFY:
      let notice = of(xcb_property_notify_event_t.self) { $0 }
      guard Int(notice.state) == Int(XCB_PROPERTY_DELETE.rawValue) else { return }
      pieces.first { $0.window == notice.window && $0.property == notice.atom }?.taken()
    case XCB_DESTROY_NOTIFY:
      let window = of(xcb_destroy_notify_event_t.self, \.window)
      for delivery in pieces where delivery.window == window { delivery.end(.left) }
    case XCB_SELECTION_CLEAR:
      // The end of an earlier ownership of the same window may be told when the next one has begun.
      guard of(xcb_selection_clear_event_t.self, \.selection) == selection, isOwner,
        connection.owner(of: selection) != window
      else { return }
      isOwner = false
      events.append(.lost)
    default: break
    }
  }

  // MARK: Requests

  /// The most pairs of one MULTIPLE that are looked at.
  private static let pairLimit = 256

  private func asked(_ request: xcb_selection_request_event_t) {
    // A program from before ICCCM names no property.
    let property = request.property == 0 ? request.target : request.property
    let answer = X11Answer(connection, request, property)
    guard request.selection == selection else { return answer.send(isGiven: false) }
    guard request.target == connection.atom("MULTIPLE"), request.property != 0 else {
      convert(request.target, to: request.requestor, property) { answer.send(isGiven: $0) }
      return
    }
    var pairs = readPairs(of: request.requestor, property)
    guard !pairs.isEmpty, pairs.count.isMultiple(of: 2) else { return answer.send(isGiven: false) }
    var waiting = pairs.count / 2
    for index in stride(from: 0, to: pairs.count, by: 2) {
      convert(pairs[index], to: request.requestor, pairs[index + 1]) { [connection] isGiven in
        if !isGiven { pairs[index + 1] = 0 }
        waiting -= 1
        guard waiting == 0 else { return }
        pairs.withUnsafeBytes {
          connection.set(
            property, of: request.requestor, type: connection.atom("ATOM_PAIR"), format: 32, $0)
        }
        answer.send(isGiven: true)
      }
    }
  }

  private func readPairs(of window: xcb_window_t, _ property: xcb_atom_t) -> [xcb_atom_t] {
    let request = xcb_get_property(
      connection.connection, 0, window, property, XCB_ATOM_ANY.rawValue, 0,
      UInt32(2 * Self.pairLimit))
    guard let reply = xcb_get_property_reply(connection.connection, request, nil) else { return [] }
    defer { dnd_xcb_free(reply) }
    guard reply.pointee.format == 32, reply.pointee.bytes_after == 0 else { return [] }
    let bytes = UnsafeRawBufferPointer(
      start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply)))
    return Array(bytes.bindMemory(to: xcb_atom_t.self))
  }

  /// Puts a form, or what is known about all of them, into a property, now or later.
  private func convert(
    _ target: xcb_atom_t, to window: xcb_window_t, _ property: xcb_atom_t,
    settle: @escaping (Bool) -> Void
  ) {
    guard property != 0 else { return settle(false) }
    let form = forms[target]
    let request = X11Request(
      target: target, window: window, property: property, form: form?.form, settle: settle)
    switch decide?(request) {
    case .refused: return settle(false)
    case .taken: return
    case nil: break
    }
    if let (form, name) = form {
      let type = target == connection.atom("TEXT") ? connection.atom("UTF8_STRING") : target
      events.append(
        .asked(
          X11Delivery(
            form, as: name, self, to: window, property, type: type, settle: settle)))
      return
    }
    switch target {
    case connection.atom("TARGETS"):
      targets.withUnsafeBytes {
        connection.set(property, of: window, type: XCB_ATOM_ATOM.rawValue, format: 32, $0)
      }
    case connection.atom("TIMESTAMP"):
      withUnsafeBytes(of: time) {
        connection.set(property, of: window, type: XCB_ATOM_INTEGER.rawValue, format: 32, $0)
      }
    case connection.atom("SAVE_TARGETS"), connection.atom("DELETE"):
      let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
      connection.set(property, of: window, type: connection.atom("NULL"), format: 32, nothing)
    default: return settle(false)
    }
    settle(true)
  }

  // MARK: Transfers in pieces

  func beginPieces(_ delivery: X11Delivery) {
    // A program that asks again for the same property has given up the first transfer.
    let same = pieces.filter {
      $0.window == delivery.window && $0.property == delivery.property && $0 !== delivery
    }
    for other in same { other.end(.left) }
    pieces.append(delivery)
    let mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
    connection.watch(delivery.window, mask)
  }

  func ended(_ delivery: X11Delivery) {
    let count = pieces.count
    pieces.removeAll { $0 === delivery }
    guard pieces.count < count, !pieces.contains(where: { $0.window == delivery.window }) else {
      return
    }
    if delivery.window != keptWindow { connection.watch(delivery.window, 0) }
  }
}
