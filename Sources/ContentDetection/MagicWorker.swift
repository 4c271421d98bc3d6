import CMagic
import SystemCalls
import SystemPackage

/// A process without rights that asks libmagic on behalf of this one; for one thread.
///
/// Whatever a file's bytes do to libmagic happens there: the process can read the files that it is given
/// and answer, nothing else, and ends with this value. A file that it dies of, or works at for too long,
/// gets no answer, and the worker is of no more use.
struct MagicWorker: ~Copyable {
  private let process: ForkedProcess
  private let socket: OpenFile
  private let patience: Patience

  /// The number of its process.
  var number: Int32 { process.number }

  /// How long a worker may take for one file.
  struct Patience: Sendable {
    /// Of its computing.
    var processorTime = Duration.seconds(2)
    /// Of waiting for it, however little it computes: the machine may be busy, and the file far away.
    var time = Duration.seconds(10)
    /// Between two looks at it.
    var tick = Duration.milliseconds(250)
  }

  /// What comes of a question.
  enum Answer: Equatable {
    /// Text of libmagic's.
    case type(String)
    case nothing
    case noRules
    case lost(MagicLoss)
    /// It had died before it was asked.
    case wasDead
  }

  /// Starts a worker, and does not wait for it to be ready.
  ///
  /// The corresponding C function is `fork`.
  init(_ library: MagicLibrary, patience: Patience) throws(SystemFailure) {
    let (mine, its) = try OpenFile.makeMessagePair()
    try mine.setReceiveTimeout(patience.tick)
    // Closed here only when the worker has its copy.
    process = try withExtendedLifetime(its) { () throws(SystemFailure) in
      try ForkedProcess.start {
        withUnsafePointer(to: library.calls) {
          dnd_magic_start_worker($0, its.descriptor.rawValue)
        }
      }
    }
    socket = mine
    self.patience = patience
  }

  /// Asks what the content of a file is, of which the first `limit` bytes are looked at.
  ///
  /// - Parameter file: Open for reading only; its offset is moved.
  /// - Throws: What keeps this process from asking, an interruption among it; the worker may be used no
  ///   more then.
  func ask(about file: OpenFile, limit: Int) throws(SystemFailure) -> Answer {
    let question = dnd_magic_question(limit: limit)
    var failure: SystemFailure?
    withUnsafeBytes(of: question) { bytes in
      do throws(SystemFailure) { try socket.sendMessage(bytes, passing: file) } catch {
        failure = error
      }
    }
    if let failure {
      if failure.isEndOfPeer { return .wasDead }
      throw failure
    }
    return try answer()
  }

  private func answer() throws(SystemFailure) -> Answer {
    let asked = Clock.monotonic
    var computedBefore: Duration?
    while true {
      var bytes = [UInt8](repeating: 0, count: DND_MAGIC_ANSWER_LIMIT)
      switch try receive(into: &bytes) {
      case nil: break
      case 0: return .lost(.crashed)
      case let count?: return Self.answer(bytes[..<count])
      }
      guard let computed = process.processorTime else { return .lost(.crashed) }
      // What it computed for earlier files is not held against this one.
      let before = computedBefore ?? computed
      computedBefore = before
      if computed - before >= patience.processorTime
        || .nanoseconds(Clock.monotonic - asked) >= patience.time
      {
        return .lost(.overran)
      }
    }
  }

  /// Receives an answer: its length, 0 where the worker is gone, nil where there is none yet.
  private func receive(into bytes: inout [UInt8]) throws(SystemFailure) -> Int? {
    var failure: SystemFailure?
    let count: Int? = bytes.withUnsafeMutableBytes { buffer in
      do throws(SystemFailure) { return try socket.receiveMessage(into: buffer) } catch {
        failure = error
        return nil
      }
    }
    guard let failure else { return count }
    if failure.isEndOfPeer { return 0 }
    throw failure
  }

  /// What an answer means: its bytes may be anything, since those of a file may have taken the worker over.
  static func answer(_ bytes: ArraySlice<UInt8>) -> Answer {
    switch bytes.first.map(UInt32.init) {
    case DND_MAGIC_TYPE.rawValue: .type(String(decoding: bytes.dropFirst(), as: UTF8.self))
    case DND_MAGIC_NO_RULES.rawValue: .noRules
    default: .nothing
    }
  }
}

extension SystemFailure {
  /// Whether the process at the other end of a socket is gone.
  fileprivate var isEndOfPeer: Bool {
    errno == .brokenPipe || errno == .connectionReset || errno == .socketNotConnected
  }
}
