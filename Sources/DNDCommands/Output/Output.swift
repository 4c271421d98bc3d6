import Diagnostics
import SystemCalls
import SystemPackage

/// Buffered standard output; write errors are thrown.
final class Output {
  private let file: OpenFile
  /// The terminal of standard output; nil if it is not a terminal.
  let terminal: Context.Terminal?
  /// Called before anything is written, to remove a progress bar from the same terminal.
  private let prepare: () -> Void
  private var buffer: [UInt8] = []
  private static let limit = 1 << 15

  init(
    _ file: OpenFile, terminal: Context.Terminal? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.file = file
    self.terminal = terminal
    self.prepare = prepare
  }

  /// Writes bytes unchanged.
  func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes carried text and a terminator; flushes after each call on a terminal.
  func write(_ text: String, terminator: UInt8 = UInt8(ascii: "\n")) throws(OutputError) {
    let text = terminal?.isUnicode == false ? TerminalText.inASCII(text) : text
    buffer.append(contentsOf: CarriedText.bytes(of: text))
    buffer.append(terminator)
    if terminal != nil || buffer.count >= Self.limit { try flush() }
  }

  /// Writes the buffer.
  func flush() throws(OutputError) {
    guard !buffer.isEmpty else { return }
    prepare()
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    do throws(SystemFailure) {
      try file.writeAll(bytes)
    } catch {
      throw error.errno == .brokenPipe ? .closed : .failed(error.errno)
    }
  }

  /// A name from outside in a line for people, escaped wherever it goes: what is read in a pager or after
  /// `| head` arrives on a terminal, too.
  func shown(_ name: String) -> String { TerminalText.escaped(name) }

  /// A name from outside that is the requested data, escaped only on a terminal.
  func data(_ name: String) -> String { terminal == nil ? name : TerminalText.escaped(name) }
}

/// Why standard output could not be written.
enum OutputError: Error, Equatable {
  /// The reader closed the pipe.
  case closed
  case failed(Errno)
}

extension OutputError: Diagnosable {
  var diagnostic: Diagnostic {
    let reason =
      switch self {
      case .closed: Errno.brokenPipe
      case .failed(let reason): reason
      }
    return Diagnostic(
      .error, Diagnostic.Code("output.failed", .outputFailed),
      "cannot write standard output: \(SystemFailure("write", nil, reason).reason)")
  }
}
