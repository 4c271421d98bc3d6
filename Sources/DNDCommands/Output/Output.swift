import Diagnostics
import SystemCalls
import SystemPackage

/// Standard output, gathered and checked: what cannot be written is an error, never silence.
final class Output {
  private let file: OpenFile
  /// The terminal behind it; nil where there is none.
  let terminal: Context.Terminal?
  /// Called before anything goes out, so that a progress bar on the same screen gets out of the way.
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

  /// Writes bytes as they are.
  func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes carried text and what ends it; on a terminal each line is seen at once.
  func write(_ text: String, terminator: UInt8 = UInt8(ascii: "\n")) throws(OutputError) {
    buffer.append(contentsOf: CarriedText.bytes(of: text))
    buffer.append(terminator)
    if terminal != nil || buffer.count >= Self.limit { try flush() }
  }

  /// Hands on all that was written.
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

  /// A name from outside as it is shown here: escaped on a terminal, as it is elsewhere.
  func shown(_ name: String) -> String { terminal == nil ? name : TerminalText.escaped(name) }
}

/// Why standard output could not be written.
enum OutputError: Error, Equatable {
  /// Nobody reads it any more.
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
