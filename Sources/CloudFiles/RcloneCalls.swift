import FileTransfer
import JSON
import SystemCalls
import SystemPackage

/// Why a call failed, in the words of `rclone`.
struct RcloneFault: Error, Equatable {
  let status: Int
  let words: String
}

/// The conversation with one `rclone`: calls as values, many under way, on the thread of the caller.
///
/// Nothing is waited for that makes no progress: a call counts as alive while bytes of its reply arrive, or while the
/// transfers of `rclone` move bytes (`SignsOfLife`). After the silence, everything ends.
final class RcloneCalls {
  typealias Answer = Result<JSONNode, RcloneFault>

  let store: String
  private let program: RcloneProgram
  private let silence: Int64
  private let isCancelled: @Sendable () -> Bool
  private var idle: [RcloneConnection] = []
  private var life = SignsOfLife()
  private var moved: Int64 = 0
  private var lastAsked: Int64 = 0
  /// The connection on which the progress of transfers is asked for.
  private var asking: RcloneConnection?
  private(set) var end: FarError?

  /// The number of calls under way.
  static let width = 16
  private static let tick = Duration.milliseconds(100)
  private static let interval: Int64 = 200_000_000

  init(
    _ store: String, _ program: RcloneProgram, silence: Duration,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.store = store
    self.program = program
    self.silence =
      silence.components.seconds * 1_000_000_000
      + silence.components.attoseconds / 1_000_000_000
    self.isCancelled = isCancelled
  }

  /// The directory for links to the files that are sent.
  var directory: FilePath { program.directory.path }

  /// Makes one call.
  func call(
    _ method: String, _ fill: (inout JSONObject) -> Void
  ) throws(FarError) -> Answer {
    try all([RcloneRequest(method, fill)])[0]
  }

  /// Makes many calls, and returns the answers in their order.
  ///
  /// - Parameters:
  ///   - transfers: Called now and then with the number of bytes that were moved since the first call, if the calls
  ///     move files.
  ///   - done: Called with each answer as it arrives.
  func all(
    _ requests: [RcloneRequest], transfers: ((Int64) throws(FarError) -> Void)? = nil,
    done: (Int, Answer) throws(FarError) -> Void = { (_, _) in }
  ) throws(FarError) -> [Answer] {
    var answers: [Answer?] = Array(repeating: nil, count: requests.count)
    try exchange(requests, transfers) { (index, connection) throws(FarError) in
      let answer = try answer(connection)
      answers[index] = answer
      try done(index, answer)
    }
    return answers.compactMap(\.self)
  }

  /// Reads the beginnings of files, which are kept in memory.
  func heads(_ requests: [RcloneRequest]) throws(FarError) -> [Result<[UInt8], RcloneFault>] {
    var found: [Result<[UInt8], RcloneFault>?] = Array(repeating: nil, count: requests.count)
    try exchange(requests, nil) { (index, connection) throws(FarError) in
      switch connection.status {
      case 200...299: found[index] = .success(connection.body)
      // Nothing is at the offset.
      case 416: found[index] = .success([])
      default: found[index] = .failure(fault(connection))
      }
    }
    return found.compactMap(\.self)
  }

  private func exchange(
    _ requests: [RcloneRequest], _ transfers: ((Int64) throws(FarError) -> Void)?,
    _ done: (Int, RcloneConnection) throws(FarError) -> Void
  ) throws(FarError) {
    var next = 0
    var busy: [(index: Int, connection: RcloneConnection)] = []
    if transfers != nil { moved = -1 }
    var first: Int64?
    try ending { () throws(FarError) in
      life.begin()
      while next < requests.count || !busy.isEmpty {
        while next < requests.count, busy.count < Self.width {
          let connection = try connection()
          connection.begin(requests[next])
          busy.append((next, connection))
          next += 1
        }
        if transfers != nil { try askForProgress() }
        let ready = try wait(for: busy.map(\.connection), alsoForProgress: transfers != nil)
        var rest: [(index: Int, connection: RcloneConnection)] = []
        for (one, ready) in zip(busy, ready) {
          if ready.isEmpty {
            rest.append(one)
            continue
          }
          switch try pump(one.connection) {
          case .done:
            life.answered(isGood: one.connection.isGood)
            try done(one.index, one.connection)
            if !one.connection.isOver { idle.append(one.connection) }
            continue
          case .some: if one.connection.isGood { life.received() }
          case .none: break
          }
          rest.append(one)
        }
        busy = rest
        if let transfers, moved >= 0 {
          first = first ?? moved
          try transfers(moved - (first ?? moved))
        }
      }
    }
  }

  /// Reads the bytes of a file until `each` returns false.
  func read(
    _ request: RcloneRequest, _ each: ([UInt8]) -> Bool
  ) throws(FarError) -> Result<Void, RcloneFault> {
    var result: Result<Void, RcloneFault> = .success(())
    try ending { () throws(FarError) in
      life.begin()
      let connection = try connection()
      var isWanted = true
      connection.begin(request)
      while isWanted {
        _ = try wait(for: [connection])
        do {
          let progress = try connection.pump()
          let piece = connection.takeBody()
          if !piece.isEmpty { isWanted = each(piece) }
          switch progress {
          case .done:
            // Nothing is at the offset.
            if !(200...299).contains(connection.status), connection.status != 416 {
              result = .failure(fault(connection))
            }
            if !connection.isOver { idle.append(connection) }
            return
          case .some: life.received()
          case .none: break
          }
        } catch {
          if program.process.ending != nil { throw lost() }
          result = .failure(RcloneFault(status: 0, words: "the store stopped sending"))
          return
        }
      }
    }
    return result
  }

  // MARK: - Connections

  private func connection() throws(FarError) -> RcloneConnection {
    if let known = idle.popLast() { return known }
    do throws(SystemFailure) { return try RcloneConnection(program) } catch { throw lost() }
  }

  private func pump(_ connection: RcloneConnection) throws(FarError) -> RcloneConnection.Progress {
    do {
      return try connection.pump()
    } catch is SystemFailure {
      throw lost()
    } catch {
      if connection.isOver { throw lost() }
      throw .protocolBroken(host: store, what: "an answer that is not HTTP")
    }
  }

  /// Waits until something can be done on a connection, and returns for what each is ready.
  private func wait(
    for connections: [RcloneConnection], alsoForProgress: Bool = false
  ) throws(FarError) -> [Readiness] {
    if isCancelled() { throw .cancelled }
    var interests = connections.map(\.interest)
    // Its answer may come when nobody reads it any more, and would end every wait at once.
    if alsoForProgress, let asking, asking.isBusy { interests.append(asking.interest) }
    if !program.areWordsOver {
      interests.append(.init(program.process.errors.descriptor, .input))
    }
    let ready: [Readiness]
    do throws(SystemFailure) {
      ready = try Readiness.wait(for: interests, atMost: Self.tick)
    } catch {
      throw .system(error)
    }
    if !program.areWordsOver { program.hear() }
    if isCancelled() { throw .cancelled }
    if program.process.ending != nil { throw lost() }
    if life.silence > silence {
      throw .lost(host: store, words: FarError.noAnswer)
    }
    return Array(ready.prefix(connections.count))
  }

  /// Asks how many bytes have moved; more of them are a sign of life.
  private func askForProgress() throws(FarError) {
    if let asking, asking.isBusy {
      guard case .done = try pump(asking) else { return }
      if let node = try? JSONReader.node(of: asking.body, as: .strict),
        let bytes = RcloneReply.bytes(node)
      {
        if bytes != moved { life.moved() }
        moved = bytes
      }
      if asking.isOver { self.asking = nil }
    }
    guard Clock.monotonic - lastAsked > Self.interval else { return }
    lastAsked = Clock.monotonic
    let connection: RcloneConnection
    if let asking { connection = asking } else { connection = try self.connection() }
    connection.begin(RcloneRequest("core/stats") { _ in })
    asking = connection
  }

  // MARK: - Answers

  private func answer(_ connection: RcloneConnection) throws(FarError) -> Answer {
    guard let node = try? JSONReader.node(of: connection.body, as: .strict) else {
      throw .protocolBroken(host: store, what: "an answer that is not JSON")
    }
    guard connection.status == 200 else { return .failure(fault(connection)) }
    return .success(node)
  }

  private func fault(_ connection: RcloneConnection) -> RcloneFault {
    let words =
      (try? JSONReader.node(of: connection.body, as: .strict)).flatMap { RcloneReply.error($0) }
      ?? String(decoding: connection.body.prefix(300), as: UTF8.self)
    return RcloneFault(status: connection.status, words: words)
  }

  // MARK: - The end

  private func lost() -> FarError {
    program.hear()
    return .lost(host: store, words: program.process.ending == nil ? "" : "rclone has ended")
  }

  /// Remembers an error, after which nothing works any more.
  private func ending(_ body: () throws(FarError) -> Void) throws(FarError) {
    if let end { throw end }
    do throws(FarError) {
      try body()
    } catch {
      if error.endsConnection { end = error }
      throw error
    }
  }
}
