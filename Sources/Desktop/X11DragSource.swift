import CXCB
import DesktopProtocol
import SystemCalls
import SystemPackage

/// The source of a drag on an X server (XDND 5).
final class X11DragSource: DragSource {
  private let connection: X11Connection
  private let drag: DesktopDrag
  private let window: X11Window
  private let grab: X11DragGrab
  /// The owner of `XdndSelection`, from the beginning of a drag.
  private var owner: X11Owner?
  private var target: XdndTarget?
  private var phase = Phase.idle
  private var events: [DragEvent] = []
  private var directSave: XdndDirectSave?
  /// Whether the target has asked for data while it was hovered over; it may decide only when it knows them.
  private var hasAsked = false
  /// Until when it may decide after the button is up.
  private var lastDecision = ContinuousClock.now
  private(set) var deadline: ContinuousClock.Instant?
  /// The time of the last event that has one.
  private var time: xcb_timestamp_t = 0
  private var pointer: (x: Int16, y: Int16) = (0, 0)
  /// Whether the user wants another action, by a key.
  private var wantedAction: DesktopAction

  private enum Phase {
    case idle
    /// The button is down at a point of the screen.
    case pressed(x: Int16, y: Int16)
    case dragging
    /// The button is up, and the target has not answered the last position.
    case releasing
    case dropped
    case ended
  }

  /// How far the pointer moves before that is a drag.
  private static let threshold: Int16 = 4
  /// How long a target may take to answer a position when the button is up.
  private static let patience = Duration.seconds(5)
  /// How often a target that has got data while it was hovered over is told the position.
  ///
  /// Thunar and PCManFM decide at the first one after they know the files, but the pointer may not move any more.
  private static let interval = Duration.milliseconds(100)
  /// How long such a target may refuse when the button is up.
  private static let decisionPatience = Duration.seconds(2)
  /// How long it may be silent after the drop.
  private static let dropPatience = Duration.seconds(60)

  var descriptor: FileDescriptor { connection.descriptor }

  init(_ connection: X11Connection, _ drag: DesktopDrag) {
    self.connection = connection
    self.drag = drag
    wantedAction = drag.actions.first ?? .copy
    connection.intern([
      "XdndSelection", "XdndAware", "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave",
      "XdndDrop", "XdndFinished", "XdndTypeList", "XdndActionList", "XdndActionCopy",
      "XdndActionMove", "XdndProxy", XdndDirectSave.target, "text/plain",
    ])
    window = X11Window(
      connection, drag.window,
      events: XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
        | XCB_EVENT_MASK_BUTTON_MOTION.rawValue)
    grab = X11DragGrab(connection, window.number)
    window.set("XdndTypeList", XCB_ATOM_ATOM.rawValue, types)
    window.set(
      "XdndActionList", XCB_ATOM_ATOM.rawValue, drag.actions.map { connection.atom($0.atomName) })
    if let name = drag.save {
      directSave = XdndDirectSave(connection, window.number, name: name)
    }
    window.show()
  }

  /// The types that are offered, with the name of the protocol for saving last.
  private var types: [xcb_atom_t] {
    let names = drag.forms.flatMap(\.names) + (drag.save == nil ? [] : [XdndDirectSave.target])
    connection.intern(names)
    return names.map(connection.atom)
  }

  // MARK: Events

  func takeEvents() -> [DragEvent] {
    let asked = owner?.takeEvents() ?? []
    for case .asked(let delivery) in asked {
      noteSign()
      events.append(.asked(delivery))
    }
    defer { events = [] }
    return events
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    // What arrives while a reply is waited for makes no descriptor readable, so it is looked for again.
    while try takeBatch() {}
    xcb_flush(connection.connection)
    return .input
  }

  /// Handles the events that have arrived; of several positions in a row, only the last counts.
  private func takeBatch() throws(DesktopFailure) -> Bool {
    var motion: xcb_motion_notify_event_t?
    var isEmpty = true
    while let event = try connection.nextEvent() {
      defer { dnd_xcb_free(event) }
      isEmpty = false
      if Int32(event.pointee.response_type & 0x7F) == XCB_MOTION_NOTIFY {
        motion = event.withMemoryRebound(to: xcb_motion_notify_event_t.self, capacity: 1) {
          $0.pointee
        }
        continue
      }
      if let motion { moved(motion) }
      motion = nil
      handle(event)
    }
    if let motion { moved(motion) }
    return !isEmpty
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) { _ = try prepare() }

  private func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    func of<Event>(_ type: Event.Type) -> Event {
      event.withMemoryRebound(to: type, capacity: 1) { $0.pointee }
    }
    owner?.handle(event)
    switch window.handle(event) {
    case .close: return end(.closed)
    case .escape: return escape()
    case nil: break
    }
    switch Int32(event.pointee.response_type & 0x7F) {
    case XCB_BUTTON_PRESS:
      let press = of(xcb_button_press_event_t.self)
      if case .idle = phase, press.detail == 1 {
        phase = .pressed(x: press.root_x, y: press.root_y)
      }
    case XCB_BUTTON_RELEASE:
      let release = of(xcb_button_release_event_t.self)
      guard release.detail == 1 else { return }
      pointer = (release.root_x, release.root_y)
      released(at: release.time)
    case XCB_DESTROY_NOTIFY:
      let gone = of(xcb_destroy_notify_event_t.self).window
      if case .dropped = phase, gone == target?.window || gone == target?.recipient { end(.lost) }
    case XCB_CLIENT_MESSAGE:
      let message = of(xcb_client_message_event_t.self)
      guard message.format == 32, message.data.data32.0 == target?.window else { return }
      switch message.type {
      case connection.atom("XdndStatus"): answered(message)
      case connection.atom("XdndFinished"): finished(message)
      default: break
      }
    default: break
    }
  }

  private func escape() {
    switch phase {
    case .dropped: break
    case .idle: end(.closed)
    default: end(.cancelled)
    }
  }

  // MARK: Dragging

  private func moved(_ event: xcb_motion_notify_event_t) {
    time = event.time
    pointer = (event.root_x, event.root_y)
    setAction(by: event.state)
    if case .pressed(let x, let y) = phase {
      let distance = max(abs(Int(event.root_x) - Int(x)), abs(Int(event.root_y) - Int(y)))
      guard distance >= Self.threshold else { return }
      guard begin() else { return end(.cancelled) }
    }
    guard case .dragging = phase else { return }
    let found = XdndTarget.find(
      connection, x: pointer.x, y: pointer.y, except: window.number)
    if found.target?.window != target?.window {
      leave()
      target = found.target
      enter()
      hasAsked = false
    }
    moveOn()
    grab.show(target?.accepts == true, at: time)
  }

  /// The keys that file managers use: Control to copy, Shift to move.
  private func setAction(by state: UInt16) {
    wantedAction = drag.actions.first ?? .copy
    if state & UInt16(XCB_MOD_MASK_CONTROL.rawValue) != 0, drag.actions.contains(.copy) {
      wantedAction = .copy
    } else if state & UInt16(XCB_MOD_MASK_SHIFT.rawValue) != 0, drag.actions.contains(.move) {
      wantedAction = .move
    }
  }

  private func begin() -> Bool {
    guard
      let owner = try? X11Owner(
        connection, connection.atom("XdndSelection"), of: window.number, drag.forms,
        and: drag.save == nil ? [] : [XdndDirectSave.target], at: time)
    else { return false }
    self.owner = owner
    owner.decide = { [unowned self] request in decide(on: request) }
    phase = .dragging
    grab.begin(at: time)
    return true
  }

  private func send(_ type: String, _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
    guard let target else { return }
    connection.send(
      connection.atom(type), about: target.window, to: target.recipient,
      (window.number, a, b, c, d))
  }

  private func enter() {
    guard let target else { return }
    let types = types
    let first = types.prefix(3) + [xcb_atom_t](repeating: 0, count: max(0, 3 - types.count))
    send(
      "XdndEnter", target.version << 24 | (types.count > 3 ? 1 : 0), first[0], first[1], first[2])
  }

  private func leave() {
    send("XdndLeave", 0, 0, 0, 0)
    target = nil
  }

  /// Tells the target where the pointer is, when it has answered the last time.
  private func moveOn() {
    guard target != nil else { return }
    if target?.isWaiting == true {
      target?.hasMoved = true
      return
    }
    target?.isWaiting = true
    target?.hasMoved = false
    let point = UInt32(UInt16(bitPattern: pointer.x)) << 16 | UInt32(UInt16(bitPattern: pointer.y))
    send("XdndPosition", 0, point, time, connection.atom(wantedAction.atomName))
  }

  private func answered(_ message: xcb_client_message_event_t) {
    target?.isWaiting = false
    target?.accepts = message.data.data32.1 & 1 != 0
    target?.action = message.data.data32.4
    grab.show(target?.accepts == true, at: time)
    switch phase {
    case .dragging:
      deadline = mayDecide ? .now + Self.interval : nil
      if target?.hasMoved == true { moveOn() }
    case .releasing:
      if target?.accepts == true {
        drop()
      } else if target?.hasMoved == true {
        moveOn()
      } else if mayDecide, .now < lastDecision {
        deadline = .now + Self.interval
      } else {
        drop()
      }
    default: break
    }
  }

  /// Whether the target may accept what it has refused so far, so that it is told the position again.
  private var mayDecide: Bool { hasAsked && target?.accepts == false }

  private func released(at time: xcb_timestamp_t) {
    self.time = time
    switch phase {
    case .pressed: phase = .idle
    case .dragging:
      grab.end()
      guard let target else {
        // Let go where it began, it can be dragged again.
        let isOwn =
          XdndTarget.find(
            connection, x: pointer.x, y: pointer.y, except: window.number
          ).isOwn
        guard isOwn else { return end(.refused) }
        owner?.release()
        owner = nil
        phase = .idle
        return
      }
      phase = .releasing
      lastDecision = .now + Self.decisionPatience
      deadline = .now + (mayDecide ? .zero : Self.patience)
      if !target.isWaiting, !mayDecide { drop() }
    default: break
    }
  }

  private func drop() {
    guard let target, target.accepts else { return end(.refused) }
    phase = .dropped
    noteSign()
    owner?.keptWindow = target.window
    connection.watch(
      target.window,
      XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue)
    send("XdndDrop", 0, time, 0, 0)
  }

  // MARK: After the drop

  private func noteSign() {
    if case .dropped = phase { deadline = .now + Self.dropPatience }
  }

  private func decide(on request: X11Request) -> X11Request.Decision? {
    noteSign()
    guard case .dropped = phase else {
      // Targets ask while they are only hovered over.
      hasAsked = true
      deadline = .now
      if case .command = request.form?.content { return .refused }
      return request.target == connection.atom(XdndDirectSave.target) ? .refused : nil
    }
    guard let directSave, request.target == connection.atom(XdndDirectSave.target) else {
      return nil
    }
    if let path = directSave.begin(request) {
      deadline = nil
      events.append(.save(path: path))
    }
    return .taken
  }

  func answer(_ answer: SaveAnswer) {
    directSave?.answer(answer)
    noteSign()
    xcb_flush(connection.connection)
  }

  private func finished(_ message: xcb_client_message_event_t) {
    guard case .dropped = phase, let target else { return }
    let saysHow = target.version >= 5
    // Some targets do not accept what they let the source save.
    guard !saysHow || message.data.data32.1 & 1 != 0 || directSave?.hasSaved == true else {
      return end(.refused)
    }
    let action = saysHow && message.data.data32.2 != 0 ? message.data.data32.2 : target.action
    end(.dropped(drag.actions.first { connection.atom($0.atomName) == action }))
  }

  func expire() {
    switch phase {
    case .dragging where mayDecide:
      deadline = nil
      moveOn()
    case .releasing where mayDecide && .now < lastDecision:
      deadline = .now + Self.patience
      moveOn()
    case .releasing: end(.refused)
    case .dropped: end(.lost)
    default: deadline = nil
    }
  }

  func withdraw() { end(.withdrawn) }

  private func end(_ outcome: DragOutcome) {
    switch phase {
    case .ended: return
    case .dragging, .releasing: leave()
    default: break
    }
    grab.end()
    phase = .ended
    deadline = nil
    directSave?.answer(.failed)
    owner?.release()
    xcb_flush(connection.connection)
    events.append(.ended(outcome))
  }
}

extension DesktopAction {
  var atomName: String {
    switch self {
    case .copy: "XdndActionCopy"
    case .move: "XdndActionMove"
    }
  }
}
