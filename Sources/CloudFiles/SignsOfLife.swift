import SystemCalls

/// When a store was last known to be there.
///
/// `rclone` tries again by itself after 30 seconds without an answer, and gives up after some attempts. Neither is a
/// sign of life: a new attempt fills the buffers of the connection even if nobody reads them, and an error that comes
/// late only shows that `rclone` has given up. If they counted, each call would wait again for a store that is gone.
struct SignsOfLife {
  private var last = Clock.monotonic
  /// When the last bytes were moved.
  private var lastMoved = Clock.monotonic
  /// When a new attempt began that is not known to get through.
  private var attempt: Int64?
  /// Whether the last call ended with an error that came late.
  private var isInDoubt = false

  /// A pause from which on moved bytes are those of a new attempt.
  private static let pause: Int64 = 28_000_000_000
  /// How long an attempt may fill buffers.
  private static let filling: Int64 = 10_000_000_000
  /// From when on an error is late.
  private static let late: Int64 = 10_000_000_000

  /// The time since the last sign.
  var silence: Int64 { Clock.monotonic - last }

  /// New calls begin.
  mutating func begin() {
    if !isInDoubt { last = Clock.monotonic }
    (lastMoved, attempt) = (Clock.monotonic, nil)
  }

  /// A part of a reply has arrived.
  mutating func received() { last = Clock.monotonic }

  /// A reply is complete.
  mutating func answered(isGood: Bool) {
    isInDoubt = !isGood && silence > Self.late
    if !isInDoubt { last = Clock.monotonic }
  }

  /// A transfer has moved bytes.
  mutating func moved() {
    let now = Clock.monotonic
    if now - lastMoved > Self.pause { attempt = now }
    lastMoved = now
    if let attempt, now - attempt < Self.filling { return }
    (attempt, last) = (nil, now)
  }
}
