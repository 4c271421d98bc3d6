import Conversion
import Diagnostics

/// What came of running a promise, as those are told who waited for it.
enum PromiseOutcome: Equatable {
  /// The data is there, in the payload directory under this name.
  case kept(String)
  case exited(Int32, lastWords: [String])
  case signalled(Int32, lastWords: [String])
  /// It ended well without a byte.
  case empty

  /// What a failure means for others; nil of one that was this run's own affair, as a timeout is.
  init?(_ error: CommandError) {
    switch error {
    case .exited(let status, _, let words): self = .exited(status, lastWords: words)
    case .signalled(let signal, _, let words): self = .signalled(signal, lastWords: words)
    case .empty: self = .empty
    default: return nil
    }
  }

  /// The failure, of what is now wanted.
  func failure(of subject: CommandError.Subject) -> CommandError? {
    switch self {
    case .kept: nil
    case .exited(let status, let words): .exited(status, subject, lastWords: words)
    case .signalled(let signal, let words): .signalled(signal, subject, lastWords: words)
    case .empty: .empty(subject)
    }
  }

  /// Lines: a word, what belongs to it, the last words; a line of its own ends what is whole.
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

  /// Reads what `bytes` gives; nil of anything else, also of the beginning of one.
  init?(_ bytes: [UInt8]) {
    var lines = CarriedText.text(bytes).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
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
