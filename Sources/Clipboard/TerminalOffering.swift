package import Context
package import DesktopProtocol
import Diagnostics
import SystemCalls
import SystemPackage
import TerminalClipboard

/// Puts forms on the clipboard of the terminal, which keeps copies of them.
///
/// Nothing can be made later or taken back, so that only data that exists is put there.
package struct TerminalOffering {
  private let carrier: Carrier
  private let context: ExchangeContext

  private enum Carrier {
    case tmux(TmuxBuffer)
    case types(TerminalDoor)
    /// Nobody says whether the text is taken.
    case text(TerminalDoor, isInScreen: Bool)
  }

  /// The most bytes of all forms.
  static let limit: Int64 = 8 << 20

  /// Finds out what the terminal can do, unless something was typed ahead that it could not answer before.
  ///
  /// - Throws: `noWay` if programs cannot set its clipboard.
  package init(in context: ExchangeContext) throws {
    self.context = context
    if let tmux = TmuxBuffer(context) {
      carrier = .tmux(tmux)
      return
    }
    let door = try TerminalDoor(context)
    let environment = context.environment
    // A terminal that was started in screen has its variables, too.
    let isInScreen =
      environment["STY"] != nil && environment["TERM"]?.hasPrefix("screen") == true
    if try isInScreen || door.hasInput()
      || !Self.isAsked(in: environment, canGiveBack: door.canGiveBack)
    {
      carrier = .text(door, isInScreen: isInScreen)
      return
    }
    let detection = try door.detect()
    if detection.isVTE(isMarked: environment["VTE_VERSION"] != nil) {
      throw DesktopError.noWay([
        .init(way: TerminalDoor.way, reason: "it does not let programs set its clipboard")
      ])
    }
    carrier = detection.hasTypes ? .types(door) : .text(door, isInScreen: false)
  }

  /// Whether a terminal is asked what it can do.
  ///
  /// Text can be sent without a question. Where the system lets no program return what was typed meanwhile, only a
  /// terminal is asked that probably takes more than text.
  static func isAsked(in environment: Variables, canGiveBack: Bool) -> Bool {
    canGiveBack || environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil
  }

  /// The name of the way in messages.
  package var way: String {
    if case .tmux = carrier { TmuxBuffer.way } else { TerminalDoor.way }
  }

  /// What became of the forms.
  package struct Outcome: Equatable, Sendable {
    /// Forms that would have to be made, are too large, or are no text.
    package var left: [String]
    package var receipt: Receipt
  }

  /// Who has said that it took them.
  package enum Receipt: Equatable, Sendable {
    case terminal, tmux
    /// They were sent, and nobody knows more.
    case none
  }

  /// Puts the forms there that exist.
  package func put(_ forms: OfferForms, on selection: DesktopSelection) throws -> Outcome {
    var existing: [TypedWrite.Form] = []
    var left: [String] = []
    var room = Self.limit
    for form in forms.all where form.origin != .note {
      guard let bytes = try bytes(of: form, atMost: room) else {
        left.append(form.names[0])
        continue
      }
      room -= Int64(bytes.count)
      existing.append(
        .init(type: form.names[0], aliases: Array(form.names.dropFirst()), bytes: bytes))
    }
    let place = selection == .primary ? TerminalSelection.primary : .clipboard
    if case .types(let door) = carrier {
      if existing.isEmpty { throw DesktopError.nothingToOffer }
      try write(existing, place, by: door)
      return Outcome(left: left, receipt: .terminal)
    }
    guard let text = existing.first(where: { ([$0.type] + $0.aliases).contains("UTF8_STRING") })
    else { throw DesktopError.nothingToOffer }
    left += existing.filter { $0.type != text.type && $0.type != WireNames.latin }.map(\.type)
    switch carrier {
    case .tmux(let tmux):
      try tmux.put(text.bytes, on: selection)
      return Outcome(left: left, receipt: .tmux)
    case .types(let door), .text(let door, _):
      guard let sequence = TerminalSequence.setText(text.bytes, place) else {
        throw DesktopError.refused(
          reason: "it takes at most \(ByteCount.text(Int64(TerminalSequence.textLimit))) of text")
      }
      try door.write(isInScreen ? TerminalSequence.throughScreen(sequence) : sequence)
      return Outcome(left: left, receipt: .none)
    }
  }

  private var isInScreen: Bool {
    if case .text(_, isInScreen: true) = carrier { true } else { false }
  }

  private func write(
    _ forms: [TypedWrite.Form], _ selection: TerminalSelection, by door: TerminalDoor
  ) throws {
    var write = TypedWrite(forms, selection)
    while let bytes = write.next() {
      try door.write(bytes)
      while try door.hasEvent(), let event = try door.next(within: .seconds(1)) {
        write.take(event)
      }
    }
    while write.outcome == nil {
      guard let event = try door.next(within: TerminalDoor.confirmation) else {
        throw DesktopError.refused(reason: "it did not answer")
      }
      write.take(event)
    }
    if let outcome = write.outcome, outcome != .done { throw TerminalDoor.error(outcome) }
  }

  /// The bytes of data that exists; nil if a command makes them or they are too many.
  ///
  /// - Throws: `ExchangeError.sourceReplaced` if another file has replaced an offered one.
  private func bytes(of form: OfferForm, atMost room: Int64) throws -> [UInt8]? {
    let content = form.content
    switch content {
    case .command:
      // Such as texts that are joined.
      guard form.needsNoTool, let bytes = try? TerminalContent(content, context).bytes() else {
        return nil
      }
      return bytes.count <= room ? bytes : nil
    case .bytes(let bytes): return bytes.count <= room ? bytes : nil
    case .file(let path, let version):
      guard version.size <= room else { return nil }
      do {
        return try TerminalContent(content, context).bytes()
      } catch is TerminalContent.Failed {
        throw ExchangeError.sourceReplaced(FilePath(carried: path))
      }
    }
  }
}
