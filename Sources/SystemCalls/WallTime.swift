import CLinux
import Glibc

/// A local date and time without a time zone.
package struct WallTime: Equatable, Sendable {
  package let year, month, day, hour, minute, second: Int

  /// Creates a date and time; nil when a value is out of range.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(in: month, of: year),
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The time formatted with `strftime`; empty if longer than 255 bytes.
  ///
  /// The corresponding C functions are `timegm`, for the day of the week, and `strftime`.
  package func formatted(_ format: String) -> String {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    var calendar = parts
    _ = timegm(&calendar)
    parts.tm_wday = calendar.tm_wday
    parts.tm_yday = calendar.tm_yday
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    parts.tm_sec = Int32(second)
    parts.tm_isdst = -1
    return Clock.text(of: parts, format)
  }
}
