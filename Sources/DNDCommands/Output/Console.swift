import Context
import Diagnostics
import Dropping
import Exchange
import JSON
import Synchronization
import SystemCalls
import SystemPackage

/// Standard error: diagnostics, previews and progress.
///
/// Thread-safe. Write errors are ignored, because there is nowhere left to report them.
final class Console: Sendable {
  /// The kinds of output and their format.
  struct Manner: Sendable {
    var isQuiet = false
    var speaksJSON = false
    var progress = Progress.none
    /// Whether the session in use is shown; false if the command's own output names it.
    ///
    /// A session from another terminal is always shown.
    var tellsSession = true

    enum Progress { case none, bar, json }
  }

  private struct State {
    var bar: ProgressBar
    /// When the next JSON progress record is due.
    var nextReport: Int64 = 0
    var hints: Set<String> = []
    var hasToldSession = false
    /// The progress that the bar shows; nil if nothing is in progress.
    var latest: ExchangeProgress?
    var isTicking = false
  }

  private let file: OpenFile
  /// The stream for JSON progress.
  private let progressFile: OpenFile
  /// The terminal of standard error; nil if it is not a terminal.
  let terminal: Context.Terminal?
  let style: Style
  let manner: Manner
  private let command: TypedCommand
  /// Shortens the paths in a sentence.
  private let shortened: @Sendable (String) -> String
  private let state: Mutex<State>

  init(
    _ file: OpenFile, progress progressFile: OpenFile? = nil, terminal: Context.Terminal?,
    style: Style, manner: Manner, command: TypedCommand,
    shortened: @escaping @Sendable (String) -> String
  ) {
    self.file = file
    self.progressFile = progressFile ?? file
    self.terminal = terminal
    self.style = style
    self.manner = manner
    self.command = command
    self.shortened = shortened
    state = Mutex(State(bar: ProgressBar(started: Clock.monotonic)))
  }

  /// A name from outside, escaped also in a file, because somebody will look at it on a terminal.
  func shown(_ name: String) -> String { TerminalText.escaped(name) }

  /// Writes lines of carried text, whose names are already escaped where necessary.
  func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    state.withLock { state in put(lines, &state) }
  }

  /// Shows a diagnostic; notes are omitted in quiet mode.
  ///
  /// - Parameter status: The exit status of the run, if this diagnostic is the reason for it.
  func say(_ diagnostic: Diagnostic, status: ExitStatus? = nil, subject: String? = nil) {
    if manner.isQuiet && diagnostic.severity == .note { return }
    let diagnostic = filled(diagnostic)
    state.withLock { state in
      guard !manner.speaksJSON else {
        let object = Self.object(diagnostic, status: status?.rawValue)
        let bytes = JSONValue.object(object).bytes
        put(
          [String(decoding: terminal == nil ? bytes : TerminalText.inJSON(bytes), as: UTF8.self)],
          &state)
        return
      }
      let colour: Style.Colour =
        switch diagnostic.severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
      let label = style.paint("\(diagnostic.severity.rawValue):", colour)
      let subject = subject.map { "\($0): " } ?? ""
      var lines = ["dnd: \(label) \(subject)\(sentence(diagnostic.message))"]
      // A hint that many items share is shown once.
      for hint in diagnostic.shownHints where state.hints.insert(hint).inserted {
        lines.append("dnd: \(style.paint("hint:", .cyan)) \(sentence(hint))")
      }
      put(lines, &state)
    }
  }

  /// The diagnostic with the command as it was typed in its hints.
  func filled(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.hints = diagnostic.hints.compactMap(command.filled)
    return diagnostic
  }

  private func sentence(_ text: String) -> String {
    shown(Self.elided(shortened(text)))
  }

  /// The message with the middle of overlong paths elided.
  static func elided(_ message: String) -> String {
    guard message.utf8.count > longestPath else { return message }
    return message.split(separator: "'", omittingEmptySubsequences: false).map { part in
      let scalars = part.unicodeScalars
      guard scalars.count > longestPath else { return String(part) }
      let end = longestPath / 2
      return String(scalars.prefix(end)) + "…" + String(scalars.suffix(end))
    }.joined(separator: "'")
  }

  private static let longestPath = 240

  /// Handles an event of a running operation.
  func take(_ event: ExchangeEvent, isVerbose: Bool = false) {
    switch event {
    case .said(let diagnostic) where diagnostic.code == .optionYields && !isVerbose: break
    case .said(let diagnostic): say(diagnostic)
    case .session(let acting): tell(acting)
    case .progress(let progress): show(progress, at: Clock.monotonic)
    }
  }

  /// Removes the progress bar, so that something else can be written.
  func clear() { state.withLock { state in wipe(&state) } }

  /// Rings the bell of the terminal, and lets it show a notification (OSC 777); does nothing without a terminal.
  func ring(notifying notice: (title: String, text: String)?) {
    guard terminal != nil else { return }
    let shown = notice.map { "\u{1B}]777;notify;\($0.title);\($0.text)\u{1B}\\" } ?? ""
    state.withLock { state in
      wipe(&state)
      put(shown + "\u{07}")
    }
  }

  private func tell(_ acting: ActingSession) {
    guard manner.tellsSession || acting.isFromElsewhere else { return }
    let isNew = state.withLock { state in
      defer { state.hasToldSession = true }
      return !state.hasToldSession
    }
    guard isNew else { return }
    let contents = acting.contents
    let count = contents.names.count + contents.more
    let items = count == 1 ? "1 item" : "\(count) items"
    let summary = acting.isFromElsewhere ? contents.text : count == 0 ? "" : items
    let words =
      "\(acting.isFromElsewhere ? "from another terminal:" : "using session") \(acting.name)"
      + (summary.isEmpty ? "" : " (\(summary))")
    say(Diagnostic(.note, Diagnostic.Code("session.acting", .failed), words))
  }

  private func show(_ progress: ExchangeProgress, at now: Int64) {
    state.withLock { state in
      switch manner.progress {
      case .none: break
      case .bar:
        state.latest = progress.event == .end ? nil : progress
        if progress.event == .end {
          wipe(&state)
        } else {
          draw(at: now, &state)
          // Sources are examined in child processes that we fork, so no other thread may run then.
          if !state.isTicking && progress.phase != .taking { tick(&state) }
        }
      case .json:
        // Only updates may be omitted; other events are always written.
        guard now >= state.nextReport || progress.event != .update else { return }
        if progress.event == .update { state.nextReport = now + ProgressBar.pace }
        try? progressFile.writeAll(Self.line(progress) + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Redraws the bar while no events arrive, for example during slow I/O or a command.
  private func tick(_ state: inout State) {
    state.isTicking = Ticker.start(every: ProgressBar.pace) { [weak self] in
      guard let self else { return false }
      return self.state.withLock { state in
        guard state.latest != nil else {
          state.isTicking = false
          return false
        }
        draw(at: Clock.monotonic, &state)
        return true
      }
    }
  }

  private func draw(at now: Int64, _ state: inout State) {
    guard let progress = state.latest else { return }
    let columns = terminal.map { file.terminalSize?.columns ?? $0.columns } ?? 80
    if let text = state.bar.draw(progress, at: now, columns: columns) { put(text) }
  }

  private func put(_ lines: [String], _ state: inout State) {
    wipe(&state)
    put(lines.reduce(into: "") { $0 += $1 + "\n" })
  }

  private func wipe(_ state: inout State) {
    if let text = state.bar.wipe(at: Clock.monotonic) { put(text) }
  }

  private func put(_ text: String) {
    let text = terminal?.isUnicode == false ? TerminalText.inASCII(text) : text
    try? file.writeAll(CarriedText.bytes(of: text))
  }

  private static func object(_ diagnostic: Diagnostic, status: Int32?) -> JSONObject {
    JSONObject { outer in
      outer.add(
        diagnostic.severity.rawValue,
        .object(
          JSONObject {
            $0.add("code", diagnostic.code.name)
            $0.add("message", diagnostic.message)
            $0.add(hintsOf: diagnostic)
            $0.add("exit", status)
          }))
    }
  }

  private static func line(_ progress: ExchangeProgress) -> [UInt8] {
    let object = JSONObject {
      $0.add("event", progress.event.rawValue)
      if let item = progress.finished {
        $0.add("index", item.index)
        $0.add("name", carried: item.name.isEmpty ? nil : item.name)
        $0.add("state", item.state?.rawValue)
        $0.add("bytes", item.bytes)
      } else {
        $0.add("phase", progress.phase?.rawValue)
        $0.add("current", carried: progress.current)
      }
      $0.add("itemsDone", progress.itemsDone)
      $0.add("itemsTotal", progress.itemsTotal)
      $0.add("bytesDone", progress.bytesDone)
      $0.add("bytesTotal", progress.bytesTotal)
    }
    return JSONValue.object(JSONObject { $0.add("progress", .object(object)) }).bytes
  }
}
