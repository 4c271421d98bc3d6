import SystemCalls
import SystemPackage

/// When a sensitive session expires, by two clocks; the session is over as soon as either says so.
///
/// The file has two lines: the time in nanoseconds since 1970, and in nanoseconds since boot. The second
/// ensures that setting the clock back does not extend the session's life.
struct Expiry {
  var wall: Int64
  /// Nil when an earlier version wrote the file.
  var uptime: Int64?

  init(wall: Int64, now: Int64, uptime: Int64) {
    self.wall = wall
    self.uptime = uptime.addingClamped(wall.subtractingClamped(now))
  }

  /// Reads the expiry in a session's directory; nil when there is none.
  init?(of directory: FilePath) {
    guard let text = StoreDirectory.read(SessionLayout.expiry(directory)) else { return nil }
    let numbers = text.split(separator: 0x0A).map { Int64(String(decoding: $0, as: UTF8.self)) }
    guard case let wall?? = numbers.first else { return nil }
    self.wall = wall
    uptime = numbers.count > 1 ? numbers[1] : nil
  }

  var bytes: [UInt8] { Array("\(wall)\n\(uptime.map { "\($0)\n" } ?? "")".utf8) }

  func isOver(_ now: Int64, uptime: Int64) -> Bool {
    wall <= now || self.uptime.map { $0 <= uptime } ?? false
  }
}
