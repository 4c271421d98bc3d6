import SystemCalls
import SystemPackage

/// The rules of libmagic, which other people's files cannot turn against this process; for one thread.
///
/// They are asked in a worker. One that a file was too much for is started again for the next file, a
/// number of times: a directory full of such files must not take the day. There is no way to ask them within
/// this process: the worker costs a command that needs it less than a millisecond, and a batch 10 to 40
/// microseconds for each file that needs it (`Benchmarks/README.md`).
struct MagicDatabase: ~Copyable {
  private let library: MagicLibrary
  private let patience: MagicWorker.Patience
  private var worker: MagicWorker?
  private var lives = 32

  /// How many lives it costs to wait for a worker in vain.
  private static let livesOfAnOverrun = 8

  /// What libmagic has to say of a file.
  enum Answer: Equatable {
    /// A bare MIME type; nil when it has no answer, which is not an error.
    case type(String?)
    case lost(MagicLoss)
  }

  init(_ library: MagicLibrary, patience: MagicWorker.Patience = MagicWorker.Patience()) {
    self.library = library
    self.patience = patience
  }

  /// What the library calls the content of a regular file, looked at from its beginning.
  ///
  /// - Throws: `rulesMissing`, and `system` when the run is to stop. That libmagic or its worker fails is
  ///   no error.
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

  /// How much of a file is looked at, in bytes.
  private static let byteLimit = 1 << 20

  private mutating func worked(
    on file: OpenFile, limit: Int
  ) throws(SystemFailure) -> MagicWorker.Answer {
    let answer = try askOnce(file, limit)
    // Something else ended it while it had nothing to do, so that this file is not to blame.
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

  /// The MIME type that a text begins with, in lower case: up to the first character that RFC 6838 does
  /// not allow in a name.
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
