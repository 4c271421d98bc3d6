import CMagic
import SystemCalls
import SystemPackage

/// A sandboxed process that queries libmagic; use one instance per thread.
///
/// A malicious file can harm only this process, which can do nothing but read the files that it receives and answer.
/// The process ends with this value. A file that crashes it or takes too long gets no answer, and the worker is then
/// unusable.
struct MagicWorker: ~Copyable {
  private let process: ForkedProcess
  private let socket: OpenFile
  private let patience: Patience

  /// The process ID of the worker.
  var number: Int32 { process.number }

  /// The time limits of a worker for one file.
  struct Patience: Sendable {
    /// The limit on processor time.
    var processorTime = Duration.seconds(2)
    /// The limit on elapsed time, regardless of processor time: the machine may be busy or the file remote.
    var time = Duration.seconds(10)
    /// The interval between checks.
    var tick = Duration.milliseconds(250)
  }

  /// The outcome of a query.
  enum Answer: Equatable {
    /// The text of libmagic's answer.
    case type(String)
    case nothing
    case noRules
    case lost(MagicLoss)
    /// The worker had died before the query.
    case wasDead
  }

  /// Starts a worker without waiting until it is ready.
  ///
  /// The corresponding C function is `fork`.
  init(_ library: MagicLibrary, patience: Patience) throws(SystemFailure) {
    let (mine, its) = try OpenFile.makeMessagePair()
    try mine.setReceiveTimeout(patience.tick)
    // Close the worker's end here only once the worker has a copy.
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

  /// Asks for the type of a file's content, of which at most the first `limit` bytes are inspected.
  ///
  /// - Parameter file: Must be open for reading only; its offset changes.
  /// - Throws: The failure or interruption that prevented the query. The worker must not be used afterwards.
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
      // Processor time for earlier files does not count.
      let before = computedBefore ?? computed
      computedBefore = before
      if computed - before >= patience.processorTime
        || .nanoseconds(Clock.monotonic - asked) >= patience.time
      {
        return .lost(.overran)
      }
    }
  }

  /// Receives an answer and returns its length; 0 if the worker is gone, nil if there is no answer yet.
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

  /// Decodes an answer, whose bytes are untrusted, because a file may have taken control of the worker.
  static func answer(_ bytes: ArraySlice<UInt8>) -> Answer {
    switch bytes.first.map(UInt32.init) {
    case DND_MAGIC_TYPE.rawValue: .type(String(decoding: bytes.dropFirst(), as: UTF8.self))
    case DND_MAGIC_NO_RULES.rawValue: .noRules
    default: .nothing
    }
  }
}

extension SystemFailure {
  /// Whether the process at the other end of the socket is gone.
  fileprivate var isEndOfPeer: Bool {
    errno == .brokenPipe || errno == .connectionReset || errno == .socketNotConnected
  }
}
