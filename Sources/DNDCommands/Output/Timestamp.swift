/// A time in RFC 3339 format, in UTC: `2026-11-21T01:40:06Z`.
enum Timestamp {
  /// The text of a time in nanoseconds since 1970, to the second.
  static func text(_ nanoseconds: Int64) -> String {
    let seconds = floorDivide(nanoseconds, by: 1_000_000_000)
    let days = floorDivide(seconds, by: 86400)
    let second = seconds - days * 86400
    let date = civil(days)
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T"
      + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// The date of a day since 1970, computed in eras of 400 years that begin in March, so that the
  /// leap day comes last.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  private static func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
    value >= 0 ? value / divisor : -((-(value + 1)) / divisor) - 1
  }

  private static func padded(_ value: Int64, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
