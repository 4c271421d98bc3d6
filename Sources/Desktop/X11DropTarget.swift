import CXCB
import DesktopProtocol
import Diagnostics
import SystemCalls
import SystemPackage

/// A window of an X server into which the user drops (XDND 5).
final class X11DropTarget: DropTarget {
  private let connection: X11Connection
  private let window: X11Window
  private var events: [DropEvent] = []
  private var source: Source?
  private var isDropped = false
  private var reader: X11Reader?

  /// The window from which something is dragged over ours.
  private struct Source {
    let window: xcb_window_t
    let names: [String]
    /// Whether the caller was told.
    var isAnnounced = false
    /// Whether a position waits for an answer.
    var isWaiting = false
    /// nil until the caller answers.
    var answer: Answer?
  }

  private enum Answer { case accepted(DesktopAction), refused }

  /// How long a source may take to save.
  private static let savePatience = ReadLimits(bytes: 16, idle: .seconds(60))

  var descriptor: FileDescriptor { connection.descriptor }

  init(_ connection: X11Connection, _ description: DesktopWindow) {
    self.connection = connection
    connection.intern([
      "XdndSelection", "XdndAware", "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave",
      "XdndDrop", "XdndFinished", "XdndTypeList", "XdndActionList", "XdndActionCopy",
      "XdndActionMove", XdndDirectSave.target, "text/plain",
    ])
    window = X11Window(connection, description, events: 0)
    window.set("XdndAware", XCB_ATOM_ATOM.rawValue, [XdndTarget.version])
    window.show()
  }

  // MARK: Events

  func takeEvents() -> [DropEvent] {
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

  private func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    func of<Event>(_ type: Event.Type) -> Event {
      event.withMemoryRebound(to: type, capacity: 1) { $0.pointee }
    }
    if window.handle(event) != nil { events.append(.closed) }
    switch Int32(event.pointee.response_type & 0x7F) {
    case XCB_DESTROY_NOTIFY:
      if of(xcb_destroy_notify_event_t.self).window == source?.window, !isDropped { left() }
    case XCB_CLIENT_MESSAGE:
      let message = of(xcb_client_message_event_t.self)
      // What is being read is finished first.
      guard message.format == 32, !isDropped else { return }
      if message.type == connection.atom("XdndEnter") { return entered(message) }
      guard message.data.data32.0 == source?.window else { return }
      switch message.type {
      case connection.atom("XdndPosition"): moved(message)
      case connection.atom("XdndLeave"): left()
      case connection.atom("XdndDrop"): dropped()
      default: break
      }
    default: break
    }
  }

  private func entered(_ message: xcb_client_message_event_t) {
    left()
    let numbers = message.data.data32
    guard numbers.1 >> 24 >= 3, numbers.0 != window.number else { return }
    var atoms = [numbers.2, numbers.3, numbers.4]
    if numbers.1 & 1 != 0 {
      atoms = connection.numbers(
        connection.atom("XdndTypeList"), of: numbers.0, type: XCB_ATOM_ATOM.rawValue,
        limit: 4 * DesktopLimits.names)
    }
    source = Source(window: numbers.0, names: connection.names(of: atoms))
    connection.watch(numbers.0, XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue)
  }

  private func left() {
    guard let source else { return }
    connection.watch(source.window, 0)
    self.source = nil
    if source.isAnnounced { events.append(.left) }
  }

  private func moved(_ message: xcb_client_message_event_t) {
    guard var source else { return }
    source.isWaiting = true
    if !source.isAnnounced {
      source.isAnnounced = true
      let list = connection.numbers(
        connection.atom("XdndActionList"), of: source.window, type: XCB_ATOM_ATOM.rawValue,
        limit: 64)
      var actions: [DesktopAction] = []
      for atom in [message.data.data32.4] + list {
        guard
          let action = DesktopAction.allCases.first(where: { connection.atom($0.atomName) == atom }
          ),
          !actions.contains(action)
        else { continue }
        actions.append(action)
      }
      events.append(
        .entered(
          types: DesktopLimits.types(among: source.names),
          // What asks, or does something of its own, can always be copied.
          actions: actions.isEmpty ? [.copy] : actions))
    }
    self.source = source
    answerPosition()
  }

  func answer(_ action: DesktopAction?) {
    source?.answer = action.map { .accepted($0) } ?? .refused
    answerPosition()
    xcb_flush(connection.connection)
  }

  /// Answers a position as soon as the caller has decided.
  private func answerPosition() {
    guard let source, source.isWaiting, let answer = source.answer else { return }
    self.source?.isWaiting = false
    // Every position is wanted, so the rectangle is empty.
    switch answer {
    case .accepted(let action): send("XdndStatus", (3, 0, 0, connection.atom(action.atomName)))
    case .refused: send("XdndStatus", (2, 0, 0, 0))
    }
  }

  private func send(_ type: String, _ numbers: (UInt32, UInt32, UInt32, UInt32)) {
    guard let source else { return }
    connection.send(
      connection.atom(type), about: source.window, to: source.window,
      (window.number, numbers.0, numbers.1, numbers.2, numbers.3))
  }

  // MARK: After the drop

  private func dropped() {
    guard let source, case .accepted(let action)? = source.answer else {
      finish(nil)
      left()
      return
    }
    isDropped = true
    let reader = X11Reader(connection, connection.atom("XdndSelection"))
    reader.others = { [unowned self] in handle($0) }
    self.reader = reader
    events.append(.dropped(action, save: suggestedName(source)))
  }

  /// The name under which the source can save, if it is on this machine.
  private func suggestedName(_ source: Source) -> String? {
    guard source.names.contains(XdndDirectSave.target),
      let name = connection.property(
        connection.atom(XdndDirectSave.target), of: source.window, type: XCB_ATOM_ANY.rawValue,
        format: 8, limit: 256)
    else { return nil }
    let machine = connection.property(
      XCB_ATOM_WM_CLIENT_MACHINE.rawValue, of: source.window, type: XCB_ATOM_ANY.rawValue,
      format: 8, limit: 256)
    if let machine, String(decoding: machine, as: UTF8.self) != Machine.hostName { return nil }
    let isName =
      !name.isEmpty && name.count <= 255 && !name.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    guard isName, name != Array(".".utf8), name != Array("..".utf8) else { return nil }
    return CarriedText.text(name)
  }

  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult {
    guard let source, let reader, source.names.contains(type) else {
      return ReadResult(.refused, 0)
    }
    return try reader.read(type, into: file, within: limits)
  }

  func save(at path: String) throws(DesktopFailure) -> SaveOutcome {
    guard let source, let reader, source.names.contains(XdndDirectSave.target) else {
      return .unanswered(.refused)
    }
    FileURL.url(ofPath: path).withUnsafeBytes {
      connection.set(
        connection.atom(XdndDirectSave.target), of: source.window,
        type: connection.atom("text/plain"), $0)
    }
    let (result, bytes) = try reader.bytes(of: XdndDirectSave.target, within: Self.savePatience)
    guard result.outcome == .read else { return .unanswered(result.outcome) }
    let answer = SaveAnswer(rawValue: String(decoding: bytes, as: UTF8.self))
    return answer.map { .answered($0) } ?? .unanswered(.refused)
  }

  func finish(_ action: DesktopAction?) {
    let taken: (UInt32, UInt32) = action.map { (1, connection.atom($0.atomName)) } ?? (0, 0)
    send("XdndFinished", (taken.0, taken.1, 0, 0))
    connection.synchronize()
  }
}
