import Diagnostics

/// A reply of a terminal, or input from its user.
package enum TerminalEvent: Equatable, Sendable {
  /// The reply to `TerminalSequence.attributes` (DA1), which every terminal gives.
  ///
  /// Attribute 52 means support for OSC 52.
  case attributes([Int])
  /// The state of a private mode, 0 if it is unknown (DECRPM).
  case mode(number: Int, state: Int)
  /// The text on the clipboard (OSC 52); nil if it is not valid Base64.
  case selection([UInt8]?)
  /// A packet of OSC 5522.
  case packet(ClipboardPacket)
  /// A packet of OSC 72.
  case drag(DragPacket)
  /// A reply that was longer than the limit and was skipped.
  case tooLarge
  /// Everything else, which the user has typed.
  case typed([UInt8])

  /// What was typed; empty for a reply.
  package var typed: [UInt8] {
    if case .typed(let bytes) = self { bytes } else { [] }
  }
}

/// Separates the replies of a terminal from typed input.
///
/// The bytes may arrive in chunks of any size. The events are the same, except that typed input may be split.
package struct TerminalParser: Sendable {
  /// The maximum number of bytes in a reply.
  package let limit: Int
  private var state = State.ground
  /// The unfinished sequence, from its escape character on.
  private var pending: [UInt8] = []
  private var typed: [UInt8] = []
  private var events: [TerminalEvent] = []

  private enum State {
    case ground, escape, control, command, commandEscape
    /// In a command that is longer than the limit.
    case skipping, skippingEscape
  }

  private static let escape: UInt8 = 0x1B
  /// The replies expected here are shorter.
  private static let controlLimit = 256

  package init(limit: Int = 16 << 20) { self.limit = limit }

  /// Parses the next bytes, and returns their events in order.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    endTyped()
    defer { events = [] }
    return events
  }

  /// Ends the input, and returns the remaining event.
  ///
  /// An unfinished escape or control sequence counts as typed; an unfinished command is discarded.
  package mutating func finish() -> [TerminalEvent] {
    switch state {
    case .escape, .control: typed += pending
    default: break
    }
    state = .ground
    pending = []
    endTyped()
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): begin(.control, byte)
      case UInt8(ascii: "]"): begin(.command, byte)
      default: giveBack(byte)
      }
    case .control:
      switch byte {
      case 0x20...0x3F where pending.count < Self.controlLimit: pending.append(byte)
      case 0x40...0x7E: endControl(byte)
      default: giveBack(byte)
      }
    case .command:
      switch byte {
      case 0x07: endCommand()
      case 0x18, 0x1A: abandon()
      case Self.escape: state = .commandEscape
      case _ where pending.count >= limit:
        pending = []
        state = .skipping
      default: pending.append(byte)
      }
    case .commandEscape:
      if byte == UInt8(ascii: "\\") { return endCommand() }
      abandon()
      takeInGround(Self.escape)
      take(byte)
    case .skipping:
      switch byte {
      case 0x07: endSkipping()
      case 0x18, 0x1A: endSkipping()
      case Self.escape: state = .skippingEscape
      default: break
      }
    case .skippingEscape:
      endSkipping()
      if byte == UInt8(ascii: "\\") { return }
      takeInGround(Self.escape)
      take(byte)
    }
  }

  private mutating func takeInGround(_ byte: UInt8) {
    if byte == Self.escape {
      pending = [byte]
      state = .escape
    } else {
      typed.append(byte)
    }
  }

  private mutating func begin(_ next: State, _ byte: UInt8) {
    pending.append(byte)
    state = next
  }

  /// Treats the pending bytes as typed, because they are not a reply.
  private mutating func giveBack(_ byte: UInt8) {
    typed += pending
    abandon()
    takeInGround(byte)
  }

  private mutating func abandon() {
    pending = []
    state = .ground
  }

  private mutating func endTyped() {
    guard !typed.isEmpty else { return }
    events.append(.typed(typed))
    typed = []
  }

  private mutating func add(_ event: TerminalEvent) {
    endTyped()
    events.append(event)
  }

  private mutating func endSkipping() {
    add(.tooLarge)
    abandon()
  }

  // MARK: Sequences

  private mutating func endControl(_ final: UInt8) {
    let body = pending.dropFirst(2)
    if let event = Self.answer(body, final) {
      add(event)
      abandon()
    } else {
      // A key, such as an arrow.
      pending.append(final)
      typed += pending
      abandon()
    }
  }

  private static func answer(_ body: ArraySlice<UInt8>, _ final: UInt8) -> TerminalEvent? {
    guard body.first == UInt8(ascii: "?") else { return nil }
    switch final {
    case UInt8(ascii: "c"):
      // Some terminals end the list with a semicolon.
      let list = body.last == UInt8(ascii: ";") ? body.dropLast() : body
      return numbers(list.dropFirst()).map { .attributes($0) }
    case UInt8(ascii: "y") where body.last == UInt8(ascii: "$"):
      guard let numbers = numbers(body.dropFirst().dropLast()), numbers.count == 2 else {
        return nil
      }
      return .mode(number: numbers[0], state: numbers[1])
    default: return nil
    }
  }

  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let number = Int(String(decoding: part, as: UTF8.self)), number >= 0 else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func endCommand() {
    let parts = pending.dropFirst(2).split(
      separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    abandon()
    switch parts.first.map({ Array($0) }) {
    case Array("52".utf8) where parts.count == 3: add(.selection(Base64.bytes(parts[2])))
    case Array("5522".utf8) where parts.count >= 2:
      let payload = parts.count == 3 ? Base64.bytes(parts[2]) : []
      if let packet = ClipboardPacket(metadata: parts[1], payload: payload) { add(.packet(packet)) }
    case Array("72".utf8) where parts.count >= 2:
      let payload = parts.count == 3 ? parts[2] : []
      if let packet = DragPacket(metadata: parts[1], payload: payload) { add(.drag(packet)) }
    default:
      // A reply to another program.
      break
    }
  }
}
