import Context
import DesktopProtocol
import Diagnostics
import SystemCalls
import TerminalClipboard

/// A conversation with the terminal about its clipboard.
final class TerminalDoor {
  private let terminal: ControllingTerminal
  private let context: ExchangeContext
  private var parser = TerminalParser()
  private var waiting: [TerminalEvent] = []
  /// What the user has typed meanwhile, for the program that reads next.
  private var typed: [UInt8] = []
  /// Whether the terminal has hung up.
  private(set) var isClosed = false

  /// How long a terminal may take to say what it can.
  private static let patience = Duration.seconds(2)
  /// How long it may be silent when a user may have to confirm.
  static let confirmation = Duration.seconds(30)
  private static let tick = Duration.milliseconds(50)

  /// The name of this way in messages.
  static let way = "terminal"

  init(_ context: ExchangeContext) throws(DesktopError) {
    self.context = context
    if let kind = context.environment["TERM"], ["linux", "dumb"].contains(kind) {
      throw .noWay([.init(way: Self.way, reason: "a terminal of the type '\(kind)' has none")])
    }
    do throws(ControllingTerminal.Refusal) {
      terminal = try ControllingTerminal()
    } catch {
      let reason =
        switch error {
        case .none: "there is none"
        case .inBackground: "dnd runs in the background"
        case .system(let error): error.reason
        }
      throw .noWay([.init(way: Self.way, reason: reason)])
    }
  }

  deinit { giveBackTyped() }

  /// Whether what was typed while the terminal was asked can be given to the program that reads next.
  var canGiveBack: Bool { terminal.canGiveBack }

  func write(_ bytes: [UInt8]) throws { try terminal.file.writeAll(bytes) }

  /// Gives what was typed to the program that reads next, in order with what follows.
  private func giveBackTyped() {
    typed += parser.finish().flatMap(\.typed)
    if typed.isEmpty { return }
    guard terminal.canGiveBack else {
      let lost = typed.count == 1 ? "a byte is" : "\(typed.count) bytes are"
      return context.report(
        .said(
          Diagnostic(
            .warning, .terminalTyped,
            "\(lost) lost, typed while the terminal was asked: Linux lets no program return it")))
    }
    while (try? hasInput()) == true, let bytes = try? read(atMost: 1 << 12), !bytes.isEmpty {
      typed += parser.take(bytes).flatMap(\.typed)
    }
    terminal.giveBack(typed + parser.finish().flatMap(\.typed))
  }

  /// What the terminal can do.
  func detect() throws -> TerminalDetection {
    var detection = TerminalDetection()
    try ask(TerminalDetection.question) { event in
      detection.take(event)
      return detection.isOver
    }
    return detection
  }

  /// Finds out whether there can be drags (OSC 72).
  ///
  /// - Throws: `noWay` if there cannot.
  func requireDrags() throws {
    var detection = DragDetection()
    try ask(DragDetection.question) { event in
      detection.take(event)
      return detection.isOver
    }
    if !detection.hasDrags {
      throw DesktopError.noWay([.init(way: Self.way, reason: "it has no drags (OSC 72)")])
    }
  }

  /// Whether something was typed that another program is to read.
  func hasInput() throws -> Bool {
    try ProcessWatch.waitForInput([terminal.file.descriptor], atMost: .zero) == [true]
  }

  /// Writes a question, and passes on events until `take` says that it is answered.
  ///
  /// - Throws: `noWay` if the terminal is silent, or if the answer would come after what was typed ahead.
  private func ask(_ question: [UInt8], _ take: (TerminalEvent) -> Bool) throws {
    if try hasInput() {
      throw DesktopError.noWay([
        .init(way: Self.way, reason: "it cannot be asked, because something was typed ahead")
      ])
    }
    try write(question)
    repeat {
      // What follows the answer stays where it is.
      guard let event = try next(within: Self.patience, reading: 1) else {
        throw DesktopError.noWay([.init(way: Self.way, reason: "it does not answer")])
      }
      if take(event) { return }
    } while true
  }

  /// The next event; nil if none comes in time.
  ///
  /// - Parameter size: How many bytes are read at once.
  func next(within limit: Duration, reading size: Int = 1 << 16) throws -> TerminalEvent? {
    let end = Clock.monotonic.addingClamped(
      limit.components.seconds.multipliedClamped(by: 1_000_000_000))
    while waiting.isEmpty {
      if context.isCancelled() { throw ExchangeError.cancelled }
      if Clock.monotonic >= end { return nil }
      guard
        try ProcessWatch.waitForInput([terminal.file.descriptor], atMost: Self.tick) == [true]
      else { continue }
      let bytes = try read(atMost: size)
      if bytes.isEmpty {
        isClosed = true
        return nil
      }
      waiting = parser.take(bytes)
      typed += waiting.flatMap(\.typed)
    }
    return waiting.removeFirst()
  }

  private func read(atMost size: Int) throws -> [UInt8] {
    try withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
      Array(buffer[..<(try terminal.file.read(into: buffer))])
    }
  }

  /// Whether an event is there already.
  func hasEvent() throws -> Bool {
    try !waiting.isEmpty || hasInput()
  }

  /// The error for what a terminal answers instead of data.
  static func error(_ status: ClipboardPacket.Status) -> DesktopError {
    switch status {
    case .notPermitted: .refused(reason: "it does not permit it")
    case .notSupported: .noWay([.init(way: way, reason: "it does not have this selection")])
    case .busy: .taken(place: "clipboard:")
    default: .failed(reason: "the terminal answered with an error")
    }
  }
}

extension Diagnostic.Code {
  static let terminalTyped = Self("terminal.typed", .failed)
}

/// The clipboard of a terminal as a source.
final class TerminalReading {
  let types: [String]
  /// Nil if all of it is `text`.
  private let door: TerminalDoor?
  private let selection: TerminalSelection
  /// The text of tmux, or of a terminal that has only OSC 52.
  private let text: [UInt8]?

  init(_ desktop: DesktopSelection, _ context: ExchangeContext) throws {
    selection = desktop == .primary ? .primary : .clipboard
    if let tmux = TmuxBuffer(context) {
      let found = try tmux.text(of: desktop)
      (self.door, text, types) = (nil, found, found == nil ? [] : [WireNames.text[0]])
      return
    }
    let door = try TerminalDoor(context)
    self.door = door
    let detection = try door.detect()
    if detection.hasTypes {
      text = nil
      let read = try Self.converse(door, .list(selection))
      types = read.types
      return
    }
    try door.write(TerminalSequence.text(selection) + TerminalSequence.attributes)
    var found: [UInt8]?
    while let event = try door.next(within: TerminalDoor.confirmation) {
      if case .selection(let bytes) = event { found = bytes ?? [] }
      if case .attributes = event { break }
    }
    guard let found else {
      throw DesktopError.refused(reason: "it does not let programs read its clipboard")
    }
    text = found
    types = found.isEmpty ? [] : [WireNames.text[0]]
  }

  func read(_ type: String) throws -> [UInt8] {
    guard let door, text == nil else { return text ?? [] }
    return try Self.converse(door, TypedRead([type], selection)).forms.first?.bytes ?? []
  }

  private static func converse(_ door: TerminalDoor, _ read: TypedRead) throws -> TypedRead {
    var read = read
    try door.write(read.question)
    while read.outcome == nil {
      guard let event = try door.next(within: TerminalDoor.confirmation) else {
        throw DesktopError.refused(reason: "it did not answer")
      }
      read.take(event)
    }
    if let outcome = read.outcome, outcome != .done { throw TerminalDoor.error(outcome) }
    return read
  }
}
