/// Detects which clipboard sequences a terminal supports.
///
/// Write `question`, then pass events to `take` until `isOver`.
package struct TerminalDetection: Equatable, Sendable {
  package static let question = TerminalSequence.hasTypes + TerminalSequence.attributes

  /// Whether the terminal supports OSC 5522.
  package private(set) var hasTypes = false
  /// Whether the terminal reports support for OSC 52.
  ///
  /// Many terminals support it without reporting it.
  package private(set) var saysText = false
  package private(set) var isOver = false
  private var attributes: [Int] = []

  package init() {}

  package mutating func take(_ event: TerminalEvent) {
    switch event {
    case .mode(TerminalSequence.typesMode, let state):
      // 0: the mode is unknown; 4: it is permanently off.
      hasTypes = state != 0 && state != 4
    case .attributes(let attributes):
      self.attributes = attributes
      saysText = attributes.dropFirst().contains(TerminalSequence.textAttribute)
      isOver = true
    default: break
    }
  }
}

extension TerminalDetection {
  /// Whether it is a terminal of VTE, such as that of GNOME, which does not let programs set its clipboard.
  ///
  /// - Parameter isMarked: Whether the environment says so, which is also inherited by other terminals.
  package func isVTE(isMarked: Bool) -> Bool {
    if saysText || hasTypes { return false }
    return attributes == [65, 1, 9] || isMarked && [61, 65].contains(attributes.first)
  }
}

/// Writes several types to a terminal's clipboard (OSC 5522).
///
/// Write everything that `next` returns, and pass events to `take` until there is an outcome. The terminal may reply
/// early, for example when the user refuses.
package struct TypedWrite: Sendable {
  /// A type, its other names, and its bytes.
  package struct Form: Equatable, Sendable {
    package var type: String
    package var aliases: [String]
    package var bytes: [UInt8]

    package init(type: String, aliases: [String] = [], bytes: [UInt8]) {
      self.type = type
      self.aliases = aliases
      self.bytes = bytes
    }
  }

  /// nil until the terminal has replied; `done` if it has accepted everything.
  package private(set) var outcome: ClipboardPacket.Status?
  private let selection: TerminalSelection
  private var forms: ArraySlice<Form>
  private var position = 0
  private var phase = Phase.beginning

  private enum Phase { case beginning, writing, ended }

  package init(_ forms: [Form], _ selection: TerminalSelection) {
    self.forms = forms[...]
    self.selection = selection
  }

  /// The next bytes to write; nil at the end.
  package mutating func next() -> [UInt8]? {
    guard outcome == nil else { return nil }
    switch phase {
    case .beginning:
      phase = .writing
      return TerminalSequence.beginWrite(selection)
    case .ended: return nil
    case .writing: break
    }
    guard let form = forms.first else {
      phase = .ended
      return TerminalSequence.endWrite
    }
    let end = min(position + TerminalSequence.pieceLimit, form.bytes.count)
    var sequence = TerminalSequence.piece(form.bytes[position..<end], ofType: form.type)
    position = end
    if end == form.bytes.count {
      if !form.aliases.isEmpty {
        sequence += TerminalSequence.aliases(form.aliases, ofType: form.type)
      }
      forms = forms.dropFirst()
      position = 0
    }
    return sequence
  }

  package mutating func take(_ event: TerminalEvent) {
    guard case .packet(let packet) = event, packet.kind == .write, packet.status != .ok else {
      return
    }
    outcome = outcome ?? packet.status
  }
}

/// Reads types, or the list of types, from a terminal's clipboard (OSC 5522).
///
/// Write `question`, then pass events to `take` until there is an outcome.
package struct TypedRead: Sendable {
  package let question: [UInt8]
  /// nil until the read has ended; `done` if it is complete.
  package private(set) var outcome: ClipboardPacket.Status?
  /// The bytes of each type, in the order in which the types first arrived.
  package private(set) var forms: [(type: String, bytes: [UInt8])] = []
  private let wanted: Set<String>
  private let limit: Int
  private var count = 0

  /// - Parameter limit: The maximum number of bytes of all types; if there are more, the outcome is `failed`.
  package init(_ types: [String], _ selection: TerminalSelection, limit: Int = 64 << 20) {
    question = TerminalSequence.read(types, selection)
    wanted = Set(types)
    self.limit = limit
  }

  /// A read of the list of types.
  package static func list(_ selection: TerminalSelection) -> TypedRead {
    TypedRead(["."], selection, limit: 1 << 20)
  }

  /// The types on the clipboard, if this is a read of the list.
  package var types: [String] {
    guard let list = forms.first(where: { $0.type == "." }) else { return [] }
    return String(decoding: list.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  package mutating func take(_ event: TerminalEvent) {
    guard outcome == nil else { return }
    guard case .packet(let packet) = event, packet.kind == .read else {
      if event == .tooLarge { outcome = .failed }
      return
    }
    switch packet.status {
    case .ok: break
    case .data: take(packet)
    default: outcome = packet.status
    }
  }

  private mutating func take(_ packet: ClipboardPacket) {
    // Types that were not requested are ignored.
    guard let type = packet.type, wanted.contains(type) else { return }
    guard let data = packet.data, count + data.count <= limit else {
      outcome = .failed
      return
    }
    count += data.count
    if let index = forms.firstIndex(where: { $0.type == type }) {
      forms[index].bytes += data
    } else {
      forms.append((type, data))
    }
  }
}
