import SystemCalls

/// Decides how long a server is waited for, so that no wait is without end.
///
/// A server that is silent is asked for a sign of life, and is lost if that does not come either. A sign of life is
/// not enough: a server may answer that question and nothing else. It is therefore also lost if something was asked
/// for, and nothing of that has moved for as long. Work shows in bytes, which the server sends or takes, so that a slow
/// line is waited for while it carries something.
///
/// Time counts only while somebody waits: a process that was stopped, or read from a slow disk, blames nobody.
struct Liveness {
  /// How long nothing may arrive.
  struct Patience: Sendable {
    /// The time after which the server is asked for a sign of life, and again the time that it has to answer.
    var silence = Duration.seconds(30)
    /// The time for the beginning, without that in which someone is asked for a password.
    var greeting = Duration.seconds(60)
    /// Whether someone can be asked for a password.
    var asks = false

    /// The time after which a server that answers nothing that was asked for is lost.
    var standstill: Duration { silence * 2 }
    /// The bytes that a host hashes in a second at least; it is given more time than `standstill` for that only.
    static let slowestHash: Int64 = 8 << 20
    /// The bytes of a file that are written before they are synced, so that no sync takes long.
    static let syncedBytes: Int64 = 128 << 20
  }

  /// What is to be done.
  enum Verdict: Equatable {
    case wait
    /// The server is to be asked for a sign of life.
    case ask
    case lost
  }

  private let patience: Patience
  /// When the server last did anything.
  private var lastSign: Int64
  /// When the server last did something of what it was asked for.
  private var lastWork: Int64
  private var lastLook: Int64
  private var isAsked = false
  /// The bytes of a packet of which more is to come.
  private var partial = 0

  /// The time between two looks, in nanoseconds, from which nobody was waiting.
  private static let pause: Int64 = 1_000_000_000
  /// The bytes of an incomplete packet that count as work; fewer may come from a server that only pretends.
  private static let enough = 4096

  init(_ patience: Patience, now: Int64) {
    self.patience = patience
    (lastSign, lastWork, lastLook) = (now, now, now)
  }

  /// How long the server has done nothing, in nanoseconds.
  func silence(now: Int64) -> Int64 { now - lastSign }

  /// Something is asked for, and nothing was before.
  mutating func begin(now: Int64) {
    (lastSign, lastWork, lastLook) = (now, now, now)
    (isAsked, partial) = (false, 0)
  }

  /// A sign of life is asked for.
  mutating func ask(now: Int64) {
    isAsked = true
    lastSign = now
  }

  /// Somebody is being asked for a password.
  mutating func excuse(now: Int64) { lastSign = now }

  /// The program took bytes.
  mutating func took(forWork: Bool, now: Int64) {
    lastSign = now
    if forWork { lastWork = now }
  }

  /// Bytes arrived.
  mutating func heard(_ count: Int, now: Int64) {
    (lastSign, isAsked) = (now, false)
    partial += count
    if partial >= Self.enough { (lastWork, partial) = (now, 0) }
  }

  /// An answer is complete.
  mutating func answered(isWork: Bool, now: Int64) {
    partial = 0
    if isWork { lastWork = now }
  }

  /// What is to be done with a server that owes answers.
  mutating func check(owesWork: Bool, now: Int64) -> Verdict {
    let idle = now - lastLook
    lastLook = now
    if idle > Self.pause {
      lastSign += idle
      lastWork += idle
    }
    if owesWork, now - lastWork > patience.standstill.nanoseconds { return .lost }
    if now - lastSign <= patience.silence.nanoseconds { return .wait }
    return isAsked ? .lost : .ask
  }
}
