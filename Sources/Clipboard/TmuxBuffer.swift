import Context
import DesktopProtocol
import SystemCalls
import SystemPackage

/// The newest buffer of tmux, which is the clipboard of the programs in its panes.
///
/// tmux ignores what these send to the clipboard of the terminal, unless its `set-clipboard` is `on`, but passes on
/// what `load-buffer -w` gets.
struct TmuxBuffer {
  private let context: ExchangeContext

  static let way = "tmux"

  /// Nil unless the terminal of this process is a pane of tmux.
  init?(_ context: ExchangeContext) {
    guard let server = context.environment["TMUX"], !server.isEmpty else { return nil }
    self.context = context
    let pane = context.environment["TMUX_PANE"].map { ["-t", $0] } ?? []
    // A terminal that was started in tmux has these variables, too.
    guard let answer = try? run(["display-message", "-p"] + pane + ["#{pane_tty}"]),
      let path = String(validating: answer.prefix { $0 != 0x0A }, as: UTF8.self),
      path.hasPrefix("/"), ControllingTerminal.isOwn(FilePath(path))
    else { return nil }
  }

  /// Makes text the newest buffer, and lets tmux pass it on to its own terminal.
  func put(_ text: [UInt8], on selection: DesktopSelection) throws {
    try requireClipboard(selection)
    if text.isEmpty { throw DesktopError.nothingToOffer }
    do {
      _ = try run(["load-buffer", "-w", "-"], text)
    } catch is DesktopError {
      // Before version 3.2, it passes nothing on.
      _ = try run(["load-buffer", "-"], text)
    }
  }

  /// The newest buffer; nil if there is none.
  func text(of selection: DesktopSelection) throws -> [UInt8]? {
    try requireClipboard(selection)
    do { return try run(["save-buffer", "-"]) } catch is DesktopError { return nil }
  }

  private func requireClipboard(_ selection: DesktopSelection) throws(DesktopError) {
    if selection == .primary {
      throw .noWay([.init(way: Self.way, reason: "it has no primary selection")])
    }
  }

  /// Runs a command of tmux, and returns what it prints.
  private func run(_ words: [String], _ input: [UInt8] = []) throws -> [UInt8] {
    let process = try HelperProcess("/usr/bin/env", ["env", "tmux"] + words, context)
    defer { process.end() }
    // A program that has ended says why.
    try? process.send(input)
    process.closeInput()
    var output: [UInt8] = []
    while let piece = try process.piece() { output += piece }
    guard try process.ending() == .exited(0) else { throw try process.failure(place: "clipboard:") }
    return output
  }
}
