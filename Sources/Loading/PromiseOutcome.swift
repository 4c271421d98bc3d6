import Conversion
import Diagnostics

/// The result of running a promise, as shared with other runs that wait for it.
enum PromiseOutcome: Equatable {
  /// The data is in the payload directory under this name.
  case kept(String)
  case exited(Int32, lastWords: [String])
  case signalled(Int32, lastWords: [String])
  /// The command succeeded without any output.
  case empty

  /// The outcome that a failure means for other runs; nil for a failure of this run only, such as a timeout.
  init?(_ error: CommandError) {
    switch error {
    case .exited(let status, _, let words): self = .exited(status, lastWords: words)
    case .signalled(let signal, _, let words): self = .signalled(signal, lastWords: words)
    case .empty: self = .empty
    default: return nil
    }
  }

  /// The failure, for the subject of the waiting run; nil when the promise was kept.
  func failure(of subject: CommandError.Subject) -> CommandError? {
    switch self {
    case .kept: nil
    case .exited(let status, let words): .exited(status, subject, lastWords: words)
    case .signalled(let signal, let words): .signalled(signal, subject, lastWords: words)
    case .empty: .empty(subject)
    }
  }

  /// The outcome as lines: a keyword, its value, the last lines of standard error, and an end marker.
  var bytes: [UInt8] {
    var lines: [String]
    switch self {
    case .kept(let name): lines = ["kept", name]
    case .exited(let status, let words): lines = ["exited", String(status)] + words
    case .signalled(let signal, let words): lines = ["signalled", String(signal)] + words
    case .empty: lines = ["empty", ""]
    }
    lines.append(Self.end)
    return CarriedText.bytes(of: lines.joined(separator: "\n"))
  }

  private static let end = "end of outcome"

  /// Reads an outcome written by `bytes`; nil when the bytes are malformed or incomplete.
  init?(_ bytes: [UInt8]) {
    // By bytes, because "\r\n" is one character.
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { CarriedText.text($0) }
    guard lines.count >= 3, lines.removeLast() == Self.end else { return nil }
    let words = Array(lines.dropFirst(2))
    switch (lines[0], Int32(lines[1])) {
    case ("kept", _): self = .kept(lines[1])
    case ("exited", let status?): self = .exited(status, lastWords: words)
    case ("signalled", let signal?): self = .signalled(signal, lastWords: words)
    case ("empty", _): self = .empty
    default: return nil
    }
  }
}
