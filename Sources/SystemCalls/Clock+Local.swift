import CLinux
import Glibc

extension Clock {
  /// A moment in a `strftime` format and this machine's time zone; empty if longer than 255 bytes.
  ///
  /// The corresponding C functions are `localtime_r` and `strftime`.
  ///
  /// - Parameter moment: In nanoseconds since 1970.
  package static func formatted(_ moment: Int64, _ format: String) -> String {
    // A moment before 1970 is rounded down, too.
    var seconds = time_t(moment / 1_000_000_000 - (moment % 1_000_000_000 < 0 ? 1 : 0))
    var parts = tm()
    localtime_r(&seconds, &parts)
    return text(of: parts, format)
  }

  static func text(of parts: tm, _ format: String) -> String {
    var parts = parts
    var text = [CChar](repeating: 0, count: 256)
    let count = strftime(&text, text.count, format, &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Sleeps; a signal ends the sleep early.
  ///
  /// The corresponding C function is `poll`.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }
}
