import FileTransfer
import SystemCalls
import SystemPackage

/// The conversation with one SFTP server over the pipes of a program: requests out, replies in, many under way.
///
/// All of it runs on the thread of the caller, in `pump`. A reply is passed to the closure of its request, which may
/// send further requests. The server is not trusted: an unknown identifier or a damaged packet ends the conversation.
final class HostConnection {
  typealias Completion = (SFTPReply) throws(FarError) -> Void

  let host: String
  private let program: ConnectedProgram
  private let patience: Liveness.Patience
  private let isCancelled: @Sendable () -> Bool
  /// The extensions that the server claims to have.
  private(set) var extensions: [[UInt8]: [UInt8]] = [:]
  private var hasGreeted = false
  private var parser = SFTPParser()
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var identifier: UInt32 = 0
  private var waiting: [UInt32: Completion] = [:]
  /// What the program wrote to standard error.
  private var words: [UInt8] = []
  private var life: Liveness
  /// The requests for a sign of life without an answer.
  private var questions: Set<UInt32> = []
  /// The bytes of other requests that the program has not taken yet.
  private var unsentWork = 0
  /// Why the conversation is over.
  private var end: FarError?

  /// When it was last found out whether someone is asked for a password.
  private var lastAsking = Clock.monotonic

  private static let askingInterval = Duration.seconds(1)
  private static let tick = Duration.milliseconds(200)
  private static let longestWords = 8192

  init(
    _ program: ConnectedProgram, host: String, patience: Liveness.Patience,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.program = program
    self.host = host
    self.patience = patience
    self.isCancelled = isCancelled
    life = Liveness(patience, now: Clock.monotonic)
  }

  /// The number of requests without an answer.
  var unanswered: Int { waiting.count }
  /// The number of bytes that the program has not taken yet.
  var unsent: Int { outgoing.count - sent }

  /// Whether the conversation is over.
  var hasEnded: Bool { end != nil }

  /// Begins the conversation.
  func greet() throws(FarError) {
    outgoing += SFTPRequest.greeting
    while !hasGreeted { try pump() }
  }

  /// The bytes of WRITE requests without an answer.
  var unansweredBytes = 0

  /// Sends a request when there is room; `done` gets the answer.
  func send(_ request: SFTPRequest, _ done: @escaping Completion) {
    if waiting.count == questions.count { life.begin(now: Clock.monotonic) }
    let before = outgoing.count
    queue(request, done)
    unsentWork += outgoing.count - before
  }

  /// Asks whether the server is there.
  private func askForLife() {
    life.ask(now: Clock.monotonic)
    queue(.realPath(Array(".".utf8))) { _ in }
    questions.insert(identifier)
  }

  private func queue(_ request: SFTPRequest, _ done: @escaping Completion) {
    repeat { identifier &+= 1 } while waiting.keys.contains(identifier) || identifier == 0
    waiting[identifier] = done
    if sent > 1 << 20 {
      outgoing.removeFirst(sent)
      sent = 0
    }
    request.add(to: &outgoing, as: identifier)
  }

  /// Sends a request and waits for its answer.
  func ask(_ request: SFTPRequest) throws(FarError) -> SFTPReply {
    var answer: SFTPReply?
    send(request) { answer = $0 }
    while true {
      if let answer { return answer }
      try pump()
    }
  }

  /// Waits until the server sends something or takes something, and passes the answers on.
  func pump() throws(FarError) { try pump(atMost: Self.tick) }

  /// Passes on what there is, without waiting.
  func poll() throws(FarError) { try pump(atMost: .zero) }

  /// Waits until the program has taken all requests, so that the server works on them whatever happens here.
  func flush() throws(FarError) {
    while unsent > 0 { try pump() }
  }

  /// Waits for the answers to all requests.
  func drain() throws(FarError) {
    while !waiting.isEmpty { try pump() }
  }

  /// Waits until one of several servers sends or takes something.
  static func pump(_ all: [HostConnection]) throws(FarError) {
    var interests: [Readiness.Interest] = []
    var counts: [Int] = []
    for connection in all {
      if let end = connection.end { throw end }
      let own = connection.interests
      interests += own
      counts.append(own.count)
    }
    let ready = try wait(for: interests, atMost: tick)
    var next = 0
    for (connection, count) in zip(all, counts) {
      try connection.ending { () throws(FarError) in
        try connection.take(ready[next..<next + count])
      }
      next += count
    }
  }

  /// Makes sure that the server is there while something else is waited for.
  func checkOn() throws(FarError) {
    if waiting.isEmpty, life.silence(now: Clock.monotonic) > patience.silence.nanoseconds {
      askForLife()
    }
    try pump(atMost: .zero)
  }

  private func pump(atMost limit: Duration) throws(FarError) {
    if let end { throw end }
    try ending { () throws(FarError) in
      if isCancelled() { throw .cancelled }
      try take(try Self.wait(for: interests, atMost: limit)[...])
    }
  }

  /// Remembers an error, after which nothing works any more.
  private func ending(_ body: () throws(FarError) -> Void) throws(FarError) {
    do throws(FarError) {
      try body()
    } catch {
      end = error
      throw error
    }
  }

  private static func wait(
    for interests: [Readiness.Interest], atMost limit: Duration
  ) throws(FarError) -> [Readiness] {
    do throws(SystemFailure) {
      return try Readiness.wait(for: interests, atMost: limit)
    } catch {
      throw .system(error)
    }
  }

  private var interests: [Readiness.Interest] {
    var interests = [Readiness.Interest(program.output.descriptor, .input)]
    if let input = program.input, unsent > 0 { interests.append(.init(input.descriptor, .room)) }
    if !areWordsOver { interests.append(.init(program.errors.descriptor, .input)) }
    return interests
  }

  /// Handles what is ready of `interests`.
  private func take(_ ready: ArraySlice<Readiness>) throws(FarError) {
    if isCancelled() { throw .cancelled }
    if !areWordsOver, ready.last?.isEmpty == false { hear() }
    if unsent > 0 { write() }
    if ready.first?.isEmpty == false { try read() }
    try checkLife()
  }

  private func write() {
    let count = outgoing[sent...].withUnsafeBytes { bytes in
      try? program.input?.write(bytes)
    }
    // An error shows as the end of the output.
    guard let count, count > 0 else { return }
    sent += count
    life.took(forWork: unsentWork > 0, now: Clock.monotonic)
    unsentWork = max(0, unsentWork - count)
    if sent == outgoing.count {
      outgoing.removeAll(keepingCapacity: true)
      sent = 0
    }
  }

  private func read() throws(FarError) {
    let count: Int
    do throws(SystemFailure) {
      count = try receive()
    } catch {
      if error.errno == .resourceTemporarilyUnavailable { return }
      throw .system(error)
    }
    if count == 0 { throw ended() }
    life.heard(count, now: Clock.monotonic)
    while true {
      let next: (identifier: UInt32, reply: SFTPReply)?
      do throws(SFTPFault) {
        next = try parser.next()
      } catch {
        throw fault(error)
      }
      guard let (identifier, reply) = next else { return }
      try take(identifier, reply)
    }
  }

  private func receive() throws(SystemFailure) -> Int {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)
    defer { buffer.deallocate() }
    let count = try program.output.read(into: buffer)
    parser.take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    return count
  }

  private func take(_ identifier: UInt32, _ reply: SFTPReply) throws(FarError) {
    if case .version(let version, let extensions) = reply {
      guard !hasGreeted, version >= SFTPRequest.version else {
        throw .protocolBroken(host: host, what: "version \(version)")
      }
      self.extensions = extensions
      hasGreeted = true
      return
    }
    guard hasGreeted, let done = waiting.removeValue(forKey: identifier) else {
      throw .protocolBroken(host: host, what: "an answer to no question")
    }
    life.answered(isWork: questions.remove(identifier) == nil, now: Clock.monotonic)
    try done(reply)
  }

  // MARK: - The end

  private var areWordsOver = false

  /// Reads what the program says about itself.
  private func hear() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
    defer { buffer.deallocate() }
    guard let count = try? program.errors.read(into: buffer) else { return }
    if count == 0 { areWordsOver = true }
    words += buffer[..<count]
    if words.count > Self.longestWords { words.removeFirst(words.count - Self.longestWords) }
  }

  /// The error for bytes that are not a packet.
  private func fault(_ fault: SFTPFault) -> FarError {
    if !hasGreeted {
      return .noise(host: host, words: SSHWords.plain(Array(parser.unread.prefix(200))))
    }
    switch fault {
    case .tooLong(let length):
      return .protocolBroken(host: host, what: "a packet of \(length) bytes")
    case .cut: return .protocolBroken(host: host, what: "a cut packet")
    case .unknownKind(let kind):
      return .protocolBroken(host: host, what: "a packet of kind \(kind)")
    }
  }

  /// Why the program ended, from what it said.
  private func ended() -> FarError {
    let limit = Clock.monotonic + 1_000_000_000
    while !areWordsOver && Clock.monotonic < limit && !isCancelled() {
      _ = try? Readiness.wait(
        for: [.init(program.errors.descriptor, .input)], atMost: .milliseconds(100))
      hear()
    }
    if hasGreeted { return .lost(host: host, words: SSHWords.last(words)) }
    let early = Array(parser.unread)
    if !early.isEmpty { return .noise(host: host, words: SSHWords.plain(early)) }
    return SSHWords.failure(words, host: host, isOfServer: isOfServer)
  }

  /// Whether `ssh` reached the host, and only passes on how the server there ended: its own failures have status 255.
  private var isOfServer: Bool {
    guard case .exited(let status)? = program.ending(within: .seconds(1)) else { return false }
    return status != 255
  }

  /// A server that does nothing of what it was asked for is given up.
  private func checkLife() throws(FarError) {
    let now = Clock.monotonic
    guard hasGreeted else {
      if patience.asks, now - lastAsking > Self.askingInterval.nanoseconds {
        lastAsking = now
        if program.usesTerminal { life.excuse(now: now) }
      }
      if life.silence(now: now) <= patience.greeting.nanoseconds { return }
      throw .unreachable(host: host, words: FarError.noAnswer)
    }
    if waiting.isEmpty { return }
    switch life.check(owesWork: waiting.count > questions.count, now: now) {
    case .wait: return
    case .ask: askForLife()
    case .lost: throw .lost(host: host, words: FarError.noAnswer)
    }
  }
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
