import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// The source of a drag on a Wayland compositor.
final class WaylandDragSource: DragSource, WaylandWindowDelegate {
  private let window: WaylandWindow
  private let drag: DesktopDrag
  private let forms: [String: DesktopOffer.Form]
  private var source: OpaquePointer?
  private var phase = Phase.idle
  private var events: [DragEvent] = []
  private(set) var deadline: ContinuousClock.Instant?
  /// What a target asked for while it was hovered over, and that is only made after the drop.
  private var held: [PipeDelivery] = []
  private var hasGivenAfterDrop = false
  private var isOverOwnWindow = false
  /// Whether the compositor has said that the drag left our window, which it also says when the drag is let go there.
  private var mayHaveLeft = false
  /// Whether the compositor has taken the pointer for the drag; it has not if the button was up before that.
  private var hasBegun = false
  private var point: (x: Double, y: Double) = (0, 0)
  /// Whether the target accepts a type.
  var isWelcome = false
  /// What the target and the compositor agreed on.
  var action: UInt32 = 0

  private enum Phase {
    case idle
    case pressed(serial: UInt32, x: Double, y: Double)
    case dragging, dropped, ended
    /// Let go over our own window or beside it: the pointer enters our window again, or it does not.
    case undecided(DragOutcome)
  }

  /// How far the pointer moves before that is a drag.
  private static let threshold = 4.0
  /// How long a target may be silent after the drop.
  private static let dropPatience = Duration.seconds(60)
  /// How long the compositor may take to say that the pointer is in our window.
  private static let decisionPatience = Duration.milliseconds(250)
  /// As many requests are held at once; the protocol has no way to refuse one.
  private static let heldLimit = 64

  var descriptor: FileDescriptor { window.connection.descriptor }

  init(_ window: WaylandWindow, _ drag: DesktopDrag) {
    self.window = window
    self.drag = drag
    forms = Dictionary(
      drag.forms.flatMap { form in form.names.map { ($0, form) } },
      uniquingKeysWith: { first, _ in first })
    window.delegate = self
  }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> WaylandDragSource? {
    pointer.map { Unmanaged<WaylandDragSource>.fromOpaque($0).takeUnretainedValue() }
  }

  func takeEvents() -> [DragEvent] {
    if mayHaveLeft { isOverOwnWindow = false }
    mayHaveLeft = false
    defer { events = [] }
    return events
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    try window.connection.prepare() ? [.input, .room] : .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) {
    try window.connection.handle(readiness)
  }

  // MARK: The user

  func closed() { end(.closed) }

  func escaped() {
    if case .idle = phase { end(.closed) }
  }

  func pressed(serial: UInt32) {
    if case .idle = phase { phase = .pressed(serial: serial, x: point.x, y: point.y) }
  }

  func released() {
    switch phase {
    case .pressed, .dragging: goBack()
    default: break
    }
  }

  /// During a drag, the pointer is in no window, so the drag is over, even if its end has not been told yet.
  func pointerEntered() {
    switch phase {
    case .undecided: goBack()
    case .dragging where hasBegun: (isOverOwnWindow, mayHaveLeft) = (true, false)
    default: break
    }
  }

  func pointerLeft() { hasBegun = true }

  /// Lets the user drag again.
  private func goBack() {
    destroy()
    phase = .idle
    deadline = nil
  }

  func moved(x: Double, y: Double) {
    point = (x, y)
    guard case .pressed(let serial, let startX, let startY) = phase,
      max(abs(x - startX), abs(y - startY)) >= Self.threshold
    else { return }
    phase = .dragging
    hasBegun = false
    isWelcome = false
    action = 0
    source = wl_data_device_manager_create_data_source(window.dataManager)
    wl_data_source_add_listener(
      source, WaylandListeners.dataSource, Unmanaged.passUnretained(self).toOpaque())
    for form in drag.forms {
      for name in form.names { wl_data_source_offer(source, name) }
    }
    wl_data_source_set_actions(source, drag.actions.map(\.waylandAction).reduce(0, |))
    wl_data_device_start_drag(window.device, source, window.surface, nil, serial)
  }

  func dragEntered(_ offer: OpaquePointer?, serial: UInt32) {
    isOverOwnWindow = true
    mayHaveLeft = false
  }

  func dragLeft() { mayHaveLeft = true }

  // MARK: The target

  func asked(for type: String, _ pipe: OpenFile) {
    guard let form = forms[type] else { return }
    let delivery = PipeDelivery(form, as: type, to: pipe)
    if case .dropped = phase {
      hasGivenAfterDrop = true
      deadline = .now + Self.dropPatience
    } else if case .command = form.content {
      // Nothing is run for a hover.
      if held.count < Self.heldLimit { held.append(delivery) }
      return
    }
    events.append(.asked(delivery))
  }

  func dropped() {
    guard case .dragging = phase else { return }
    phase = .dropped
    deadline = .now + Self.dropPatience
    for delivery in held { events.append(.asked(delivery)) }
    held = []
  }

  func finished() {
    guard case .dropped = phase else { return }
    end(.dropped(drag.actions.first { $0.waylandAction == action }))
  }

  /// The drag has ended without the target having taken anything; also sent after `finished`.
  func cancelled() {
    switch phase {
    case .ended, .idle, .pressed, .undecided: return
    // The target has gone, or has not taken what was dropped.
    case .dropped: end(hasGivenAfterDrop ? .lost : .refused)
    case .dragging:
      if !hasBegun { return goBack() }
      let outcome = isWelcome && action != 0 ? DragOutcome.cancelled : .refused
      guard isOverOwnWindow else { return end(outcome) }
      if !mayHaveLeft { return goBack() }
      destroy()
      phase = .undecided(outcome)
      deadline = .now + Self.decisionPatience
    }
  }

  func expire() {
    switch phase {
    case .dropped: end(.lost)
    case .undecided(let outcome): end(outcome)
    default: deadline = nil
    }
  }

  /// There is no such thing on Wayland.
  func answer(_ answer: SaveAnswer) {}

  func withdraw() { end(.withdrawn) }

  private func destroy() {
    held = []
    if let source { wl_data_source_destroy(source) }
    source = nil
  }

  private func end(_ outcome: DragOutcome) {
    if case .ended = phase { return }
    phase = .ended
    deadline = nil
    destroy()
    events.append(.ended(outcome))
  }
}

extension DesktopAction {
  var waylandAction: UInt32 {
    switch self {
    case .copy: WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue
    case .move: WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE.rawValue
    }
  }
}
