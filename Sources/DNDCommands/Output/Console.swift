import Context
import Diagnostics
import Exchange
import JSON
import Synchronization
import SystemCalls
import SystemPackage

/// Standard error: diagnostics, previews and progress; safe to use from any thread.
///
/// What cannot be written here is lost: there is no place left to say so.
final class Console: Sendable {
  /// How it speaks.
  struct Manner: Sendable {
    var isQuiet = false
    var speaksJSON = false
    var progress = Progress.none
    /// Whether the acting session is told; not where the command's own text names it.
    ///
    /// One from another terminal always is.
    var tellsSession = true

    enum Progress { case none, bar, json }
  }

  private struct State {
    var bar: ProgressBar
    /// When the next line of JSON progress is due.
    var nextReport: Int64 = 0
    var hints: Set<String> = []
    var hasToldSession = false
    /// What the bar shows; nil when nothing is going on.
    var latest: ExchangeProgress?
    var isTicking = false
  }

  private let file: OpenFile
  /// Where progress goes as JSON.
  private let progressFile: OpenFile
  /// The terminal behind it; nil where there is none.
  let terminal: Context.Terminal?
  let style: Style
  let manner: Manner
  private let state: Mutex<State>

  init(
    _ file: OpenFile, progress progressFile: OpenFile? = nil, terminal: Context.Terminal?,
    style: Style, manner: Manner
  ) {
    self.file = file
    self.progressFile = progressFile ?? file
    self.terminal = terminal
    self.style = style
    self.manner = manner
    state = Mutex(State(bar: ProgressBar(started: Clock.monotonic)))
  }

  /// A name from outside as it is shown here: escaped on a terminal, as it is elsewhere.
  func shown(_ name: String) -> String { terminal == nil ? name : TerminalText.escaped(name) }

  /// Writes lines of carried text, whose names are shown as they should be.
  func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    state.withLock { state in put(lines, &state) }
  }

  /// Says what is the matter; a note only where notes are wanted.
  ///
  /// - Parameter status: What the run will end with, where this is why.
  func say(_ diagnostic: Diagnostic, status: ExitStatus? = nil, subject: String? = nil) {
    if manner.isQuiet && diagnostic.severity == .note { return }
    state.withLock { state in
      guard !manner.speaksJSON else {
        let object = Self.object(diagnostic, status: status?.rawValue)
        put([String(decoding: JSONValue.object(object).bytes, as: UTF8.self)], &state)
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
      var lines = ["dnd: \(label) \(subject)\(shown(Self.shortened(diagnostic.message)))"]
      // A cure that many items share is told once.
      for hint in diagnostic.hints where state.hints.insert(hint).inserted {
        lines.append("dnd: \(style.paint("hint:", .cyan)) \(shown(Self.shortened(hint)))")
      }
      put(lines, &state)
    }
  }

  /// A message without the middle of the paths in it that nobody would read to their end.
  static func shortened(_ message: String) -> String {
    guard message.utf8.count > longestPath else { return message }
    return message.split(separator: "'", omittingEmptySubsequences: false).map { part in
      let scalars = part.unicodeScalars
      guard scalars.count > longestPath else { return String(part) }
      let end = longestPath / 2
      return String(scalars.prefix(end)) + "…" + String(scalars.suffix(end))
    }.joined(separator: "'")
  }

  private static let longestPath = 240

  /// Takes what an operation says while it runs.
  func take(_ event: ExchangeEvent) {
    switch event {
    case .said(let diagnostic): say(diagnostic)
    case .session(let acting): tell(acting)
    case .progress(let progress): show(progress, at: Clock.monotonic)
    }
  }

  /// Takes the progress bar away, so that something else can be written.
  func clear() { state.withLock { state in wipe(&state) } }

  private func tell(_ acting: ActingSession) {
    guard manner.tellsSession || acting.fromElsewhere != nil else { return }
    let isNew = state.withLock { state in
      defer { state.hasToldSession = true }
      return !state.hasToldSession
    }
    guard isNew else { return }
    var words = "session \(acting.name)"
    if let contents = acting.fromElsewhere?.text {
      words = "from another terminal: \(acting.name)" + (contents.isEmpty ? "" : " (\(contents))")
    }
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
          // Sources are looked at by processes of our own, which leave no room for another thread.
          if !state.isTicking && progress.phase != .taking { tick(&state) }
        }
      case .json:
        // Only what comes now and then may be left out.
        guard now >= state.nextReport || progress.event != .update else { return }
        if progress.event == .update { state.nextReport = now + ProgressBar.pace }
        try? progressFile.writeAll(Self.line(progress) + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Keeps the bar alive while nothing is told: a disk may take its time, or a command.
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
            $0.add(
              "hint", diagnostic.hints.isEmpty ? nil : diagnostic.hints.joined(separator: "; "))
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
