import CXCB
import DesktopProtocol
import SystemCalls
import SystemPackage

/// What another program has on the clipboard of an X server.
final class X11Reader: SelectionReader {
  private let connection: X11Connection
  private let selection: xcb_atom_t
  private let property: xcb_atom_t
  private var owner: xcb_window_t
  /// Whether the selection has had another owner, or none, since this began.
  private var isLost = false
  /// Whether the owner gave the selection up, with which it may still answer what it was asked: PCManFM gives up a list
  /// of cut files as it hands it over.
  private var isReleased = false
  /// How many windows have taken the selection, one after the other, since the last call of `takeCopies`.
  private var copies = 0
  private var lastCopier: xcb_window_t = 0

  let way = DesktopWay.x11
  var tellsCopies: Bool { connection.hasFixes }
  var descriptor: FileDescriptor { connection.descriptor }

  /// Told the events that are not about a read.
  var others: ((UnsafeMutablePointer<xcb_generic_event_t>) -> Void)?

  init(_ connection: X11Connection, _ selection: xcb_atom_t) {
    self.connection = connection
    connection.intern(["TARGETS", "INCR", "DND_DATA", "DND_TIME"])
    self.selection = selection
    property = connection.atom("DND_DATA")
    if connection.hasFixes {
      // A reader that does not watch the owner waits for ever when it dies.
      xcb_xfixes_select_selection_input(
        connection.connection, connection.window, self.selection,
        XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
          | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
          | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue)
    }
    owner = connection.owner(of: self.selection)
  }

  /// How long a program may take to say what it offers.
  private static let patience = ReadLimits(bytes: 1 << 20, idle: .seconds(2))

  /// How long an owner may take to answer after it has given the selection up.
  private static let afterRelease = Duration.seconds(1)

  func types() throws(DesktopFailure) -> [String] {
    guard owner != 0 else { throw .empty }
    let (result, bytes) = try bytes(of: "TARGETS", within: Self.patience)
    switch result.outcome {
    case .read: break
    case .refused: return []
    default: throw isLost ? .empty : .notRead
    }
    let atoms = bytes.withUnsafeBytes { all in
      (0..<min(all.count / 4, 4 * DesktopLimits.names)).map {
        all.loadUnaligned(fromByteOffset: 4 * $0, as: xcb_atom_t.self)
      }
    }
    return DesktopLimits.types(among: connection.names(of: atoms))
  }

  func prepare() throws(DesktopFailure) -> Readiness {
    while let event = try connection.nextEvent() { note(event) }
    xcb_flush(connection.connection)
    return .input
  }

  func handle(_ readiness: Readiness) throws(DesktopFailure) {}

  func takeCopies() -> Int {
    guard copies > 0 else { return 0 }
    defer { (copies, lastCopier) = (0, 0) }
    (isLost, isReleased) = (false, false)
    owner = connection.owner(of: selection)
    return copies
  }

  func clear() throws(DesktopFailure) {
    xcb_set_selection_owner(connection.connection, 0, selection, try connection.timestamp())
    _ = connection.owner(of: selection)
  }

  /// Reads a few bytes.
  func bytes(
    of type: String, within limits: ReadLimits
  ) throws(DesktopFailure) -> (result: ReadResult, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    let result = try receive(type, within: limits) { part in
      bytes += part
      return true
    }
    return (result, bytes)
  }

  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult {
    guard owner != 0 else { return ReadResult(.cutOff, 0) }
    var failure: SystemFailure?
    let result = try receive(type, within: limits) { bytes in
      do throws(SystemFailure) {
        try file.writeAll(bytes)
      } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw .system(failure) }
    return result
  }

  // MARK: The conversation

  private enum Step { case waiting, answered(isGiven: Bool), newValue }

  /// - Parameter take: Answers whether it wants more; without that the read ends.
  private func receive(
    _ type: String, within limits: ReadLimits, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws(DesktopFailure) -> ReadResult {
    if isLost { return ReadResult(.cutOff, 0) }
    let target = connection.atom(type)
    let time = try connection.timestamp()
    xcb_delete_property(connection.connection, connection.window, property)
    xcb_convert_selection(
      connection.connection, connection.window, selection, target, property, time)
    var total: Int64 = 0
    var isInPieces = false
    // What the owner has announced, which is at least what has to come (ICCCM, 2.7.2).
    var least: Int64 = 0
    var end = ContinuousClock.now + limits.idle
    var lastEnd: ContinuousClock.Instant?
    while true {
      switch try step(for: target) {
      case .waiting:
        if isLost {
          guard isReleased, !isInPieces else { return ReadResult(.cutOff, total) }
          end = min(end, lastEnd ?? .now + Self.afterRelease)
          lastEnd = end
        }
        if try !connection.wait(until: end) { return ReadResult(.stalled, total) }
        continue
      case .answered(isGiven: false): return ReadResult(isLost ? .cutOff : .refused, total)
      case .answered(isGiven: true):
        guard let part = try takeProperty(limits.bytes, take) else {
          return ReadResult(.cutOff, total)
        }
        guard part.isIncremental else {
          total = part.count
          // It is whole, and without an owner nobody else can have answered.
          let isWhole = isReleased && total <= limits.bytes
          return isWhole ? ReadResult(.read, total) : try believed(total, limits)
        }
        isInPieces = true
        least = part.count
      case .newValue:
        guard isInPieces else { continue }
        guard let part = try takeProperty(limits.bytes - total, take) else {
          return ReadResult(.cutOff, total)
        }
        if part.count == 0 {
          return total < least ? ReadResult(.cutOff, total) : try believed(total, limits)
        }
        total += part.count
      }
      if total > limits.bytes {
        if isInPieces { try skipPieces(of: target) }
        return ReadResult(.tooLarge, limits.bytes)
      }
      end = .now + limits.idle
    }
  }

  /// How long the rest of what is too large may take.
  private static let skipping = Duration.seconds(5)

  /// Lets the owner send the rest of its pieces, unread: some, such as xclip, serve nobody before they are through.
  private func skipPieces(of target: xcb_atom_t) throws(DesktopFailure) {
    let end = ContinuousClock.now + Self.skipping
    while !isLost {
      switch try step(for: target) {
      case .answered: continue
      case .waiting: if try !connection.wait(until: end) { return }
      case .newValue:
        let request = xcb_get_property(
          connection.connection, 0, connection.window, property, XCB_ATOM_ANY.rawValue, 0, 0)
        guard let reply = xcb_get_property_reply(connection.connection, request, nil) else {
          throw .displayGone
        }
        defer { dnd_xcb_free(reply) }
        xcb_delete_property(connection.connection, connection.window, property)
        // The last one is empty.
        if reply.pointee.bytes_after == 0 || ContinuousClock.now >= end { return }
      }
    }
  }

  /// Whether the owner is still there at the end, without which the bytes are not believed.
  private func believed(_ total: Int64, _ limits: ReadLimits) throws(DesktopFailure) -> ReadResult {
    if total > limits.bytes { return ReadResult(.tooLarge, limits.bytes) }
    if connection.owner(of: selection) != owner { isLost = true }
    while let event = try connection.nextEvent() { note(event) }
    return ReadResult(isLost ? .cutOff : .read, total)
  }

  private func step(for target: xcb_atom_t) throws(DesktopFailure) -> Step {
    while let event = try connection.nextEvent() {
      defer { dnd_xcb_free(event) }
      noteLoss(event)
      others?(event)
      switch Int32(event.pointee.response_type & 0x7F) {
      case XCB_SELECTION_NOTIFY:
        let notice = event.withMemoryRebound(to: xcb_selection_notify_event_t.self, capacity: 1) {
          $0.pointee
        }
        guard notice.requestor == connection.window, notice.selection == selection,
          notice.target == target
        else { continue }
        return .answered(isGiven: notice.property != 0)
      case XCB_PROPERTY_NOTIFY:
        let notice = event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) {
          $0.pointee
        }
        guard notice.window == connection.window, notice.atom == property,
          Int(notice.state) == Int(XCB_PROPERTY_NEW_VALUE.rawValue)
        else { continue }
        return .newValue
      default: continue
      }
    }
    return .waiting
  }

  private func note(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    noteLoss(event)
    others?(event)
    dnd_xcb_free(event)
  }

  private func noteLoss(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    guard connection.hasFixes,
      event.pointee.response_type & 0x7F == connection.firstFixesEvent
        + UInt8(XCB_XFIXES_SELECTION_NOTIFY)
    else { return }
    event.withMemoryRebound(to: xcb_xfixes_selection_notify_event_t.self, capacity: 1) {
      guard $0.pointee.selection == selection else { return }
      let isRelease =
        $0.pointee.subtype == UInt8(XCB_XFIXES_SELECTION_EVENT_SET_SELECTION_OWNER.rawValue)
        && $0.pointee.owner == 0
      isReleased = isRelease && !isLost
      isLost = true
      // A program may take the selection several times for one copy.
      if $0.pointee.owner != 0, $0.pointee.owner != lastCopier {
        copies += 1
        lastCopier = $0.pointee.owner
      }
    }
  }

  /// Takes what is in the property, in parts that are small in memory, and deletes it.
  ///
  /// Of the beginning of a transfer in pieces, the count is the number of bytes that the owner announces.
  private func takeProperty(
    _ limit: Int64, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws(DesktopFailure) -> (count: Int64, isIncremental: Bool)? {
    var count: Int64 = 0
    let words: UInt32 = 1 << 18
    var offset: UInt32 = 0
    while true {
      let request = xcb_get_property(
        connection.connection, 0, connection.window, property, XCB_ATOM_ANY.rawValue, offset, words)
      guard let reply = xcb_get_property_reply(connection.connection, request, nil) else {
        throw .displayGone
      }
      defer { dnd_xcb_free(reply) }
      if reply.pointee.type == connection.atom("INCR") {
        let isNumber = reply.pointee.format == 32 && xcb_get_property_value_length(reply) >= 4
        let least = isNumber ? xcb_get_property_value(reply).load(as: UInt32.self) : 0
        xcb_delete_property(connection.connection, connection.window, property)
        return (Int64(least), true)
      }
      let bytes = UnsafeRawBufferPointer(
        start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply)))
      let room = max(0, limit - count)
      let wanted = bytes[..<Int(min(Int64(bytes.count), room))]
      guard take(UnsafeRawBufferPointer(rebasing: wanted)) else { return nil }
      count += Int64(bytes.count)
      offset += words
      if reply.pointee.bytes_after == 0 || count > limit { break }
    }
    xcb_delete_property(connection.connection, connection.window, property)
    return (count, false)
  }
}
