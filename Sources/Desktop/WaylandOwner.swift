import CWayland
import DesktopProtocol
import SystemCalls
import SystemPackage

/// An event of an offer, as the display reports it.
enum SelectionEvent {
  case asked(any Delivery)
  /// Another program has the selection.
  case lost
}

/// A selection that belongs to this process.
protocol SelectionOwner: AnyObject {
  var way: DesktopWay { get }
  var descriptor: FileDescriptor { get }
  /// Handles what has arrived and sends what is waiting, before a wait.
  func prepare() throws(DesktopFailure) -> Readiness
  /// Handles what arrived in a wait.
  func handle(_ readiness: Readiness) throws(DesktopFailure)
  /// What was heard since the last call.
  func takeEvents() -> [SelectionEvent]
  /// Gives the selection up, if it is still ours, and returns when the server knows.
  func release()
}

/// The selection of a Wayland compositor.
final class WaylandOwner: SelectionOwner {
  private let connection: WaylandConnection
  private let offer: DesktopOffer
  private let forms: [String: DesktopOffer.Form]
  private var source: OpaquePointer?
  private var events: [SelectionEvent] = []

  var way: DesktopWay { connection.way }
  var descriptor: FileDescriptor { connection.descriptor }

  init(_ connection: WaylandConnection, _ offer: DesktopOffer) throws(DesktopFailure) {
    self.connection = connection
    self.offer = offer
    forms = offer.formsByName
    source = ext_data_control_manager_v1_create_data_source(connection.manager)
    ext_data_control_source_v1_add_listener(
      source, WaylandListeners.source, Unmanaged.passUnretained(self).toOpaque())
    for form in offer.forms {
      for name in form.names { ext_data_control_source_v1_offer(source, name) }
    }
    let device = ext_data_control_manager_v1_get_data_device(connection.manager, connection.seat)
    ext_data_control_device_v1_add_listener(device, WaylandListeners.ignoringDevice, nil)
    switch offer.selection {
    case .clipboard: ext_data_control_device_v1_set_selection(device, source)
    case .primary: ext_data_control_device_v1_set_primary_selection(device, source)
    }
    // The source stays ours without it, and nothing is heard of the offers of others.
    ext_data_control_device_v1_destroy(device)
    try connection.synchronize()
    if source == nil { throw .taken }
  }

  static func asked(_ pointer: UnsafeMutableRawPointer?, for type: String, _ file: Int32) {
    // Whatever comes of it, it is closed.
    let pipe = OpenFile(FileDescriptor(rawValue: file), path: "pipe")
    guard let pointer else { return }
    let owner = Unmanaged<WaylandOwner>.fromOpaque(pointer).takeUnretainedValue()
    guard let form = owner.forms[type] else { return }
    owner.asked(form, as: type, pipe)
  }

  private func asked(_ form: DesktopOffer.Form, as type: String, _ pipe: OpenFile) {
    let isKept = offer.isKeptFromManagers(form)
    let readers = isKept || offer.isOnce ? PipeReaders.processes(of: pipe) : []
    let isForManager =
      isKept
      && readers.contains { ClipboardKeepers.name(ofProcess: ProcessList.directory(of: $0)) != nil }
    if isForManager { return }
    // Of several, as of a program and what it started, the first number stands for all.
    let reader = readers.first.map { UInt32($0) }
    events.append(.asked(PipeDelivery(form, as: type, to: pipe, for: reader)))
  }

  static func cancelled(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let owner = Unmanaged<WaylandOwner>.fromOpaque(pointer).takeUnretainedValue()
    if let source = owner.source { ext_data_control_source_v1_destroy(source) }
    owner.source = nil
    owner.events.append(.lost)
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    try connection.prepare() ? [.input, .room] : .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) { try connection.handle(readiness) }

  func takeEvents() -> [SelectionEvent] {
    defer { events = [] }
    return events
  }

  func release() {
    guard let source else { return }
    // Without its source, the selection is empty. To set it to nothing could take it from another program.
    ext_data_control_source_v1_destroy(source)
    self.source = nil
    try? connection.synchronize()
  }
}

extension DesktopOffer {
  var formsByName: [String: Form] {
    Dictionary(
      forms.flatMap { form in form.names.map { ($0, form) } },
      uniquingKeysWith: { first, _ in first })
  }
}
