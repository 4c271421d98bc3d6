import SystemCalls
import SystemPackage

/// Queries libmagic in a way that malicious files cannot turn against this process; use one instance per thread.
///
/// Queries run in a worker process. A worker lost to a file is restarted for the next one, but only a limited number
/// of times, so that a directory full of such files does not take forever. There is no option to query within this
/// process: the worker costs a command less than a millisecond to start, and 10 to 40 microseconds for each file that
/// needs it (`Benchmarks/README.md`).
struct MagicDatabase: ~Copyable {
  private let library: MagicLibrary
  private let patience: MagicWorker.Patience
  private var worker: MagicWorker?
  private var lives = 32

  /// The number of restarts that an overrun counts as.
  private static let livesOfAnOverrun = 8

  /// The outcome of a query to libmagic.
  enum Answer: Equatable {
    /// A bare MIME type; nil if libmagic has no answer, which is not an error.
    case type(String?)
    case lost(MagicLoss)
  }

  init(_ library: MagicLibrary, patience: MagicWorker.Patience = MagicWorker.Patience()) {
    self.library = library
    self.patience = patience
  }

  /// Asks libmagic for the type of a regular file, read from its beginning.
  ///
  /// - Throws: `rulesMissing`, and `system` if the run is interrupted. A failure of libmagic or its worker is not an
  ///   error.
  mutating func ask(about file: OpenFile) throws(DetectionError) -> Answer {
    let answer: MagicWorker.Answer
    do throws(SystemFailure) {
      answer = try worked(
        on: try file.forReadingOnly(), limit: Self.byteLimit)
    } catch {
      worker = nil
      if error.errno == .interrupted { throw .system(error) }
      lives -= 1
      return .lost(.unavailable)
    }
    switch answer {
    case .type(let text): return .type(Self.bareType(text))
    case .nothing: return .type(nil)
    case .noRules: throw .rulesMissing
    case .lost(let loss):
      worker = nil
      lives -= loss == .overran ? Self.livesOfAnOverrun : 1
      return .lost(loss)
    case .wasDead:
      worker = nil
      return .lost(.unavailable)
    }
  }

  /// The number of bytes of a file that libmagic inspects.
  private static let byteLimit = 1 << 20

  private mutating func worked(
    on file: OpenFile, limit: Int
  ) throws(SystemFailure) -> MagicWorker.Answer {
    let answer = try askOnce(file, limit)
    // Something else ended the idle worker, so this file is not to blame.
    guard answer == .wasDead else { return answer }
    worker = nil
    lives -= 1
    return try askOnce(file, limit)
  }

  private mutating func askOnce(
    _ file: OpenFile, _ limit: Int
  ) throws(SystemFailure) -> MagicWorker.Answer {
    if worker == nil {
      guard lives > 0 else { return .lost(.unavailable) }
      worker = try MagicWorker(library, patience: patience)
    }
    return try worker?.ask(about: file, limit: limit) ?? .lost(.unavailable)
  }

  /// The MIME type at the start of a text, in lower case, up to the first character that RFC 6838 does not allow in a
  /// name; nil if there is none.
  static func bareType(_ answer: String) -> String? {
    let type = answer.prefix { character in
      guard let byte = character.asciiValue else { return false }
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/!#$&-^_.+".utf8.contains(byte)
      }
    }
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return type.lowercased()
  }
}
