package import SystemCalls

/// The date recorded in a picture or video.
package enum RecordedDate: Equatable, Sendable {
  /// The time on the camera's clock; cameras seldom record the time zone.
  case wall(WallTime)
  /// A point in time, in nanoseconds since 1970.
  case instant(Int64)

  /// The date formatted with `strftime`: a camera time as recorded, a point in time in the local time zone.
  package func formatted(_ format: String) -> String {
    switch self {
    case .wall(let time): time.formatted(format)
    case .instant(let moment): Clock.formatted(moment, format)
    }
  }
}

extension WallTime {
  /// Parses a date as in Exif, XMP and similar formats: year, month and day with one character between them,
  /// optionally followed by a time.
  ///
  /// Cameras also write numbers of one digit, and other characters between them. Anything after the time is ignored.
  ///
  /// - Returns: Nil for an invalid date or time; a blank time means midnight.
  init?(written text: ArraySlice<UInt8>) {
    var rest = text.prefix { $0 != 0 }
    func number(_ counts: ClosedRange<Int>, after separators: String? = nil) -> Int? {
      if let separators {
        guard let first = rest.popFirst(), separators.utf8.contains(first) else { return nil }
        rest = rest.drop { $0 == 0x20 }
      }
      let digits = rest.prefix(counts.upperBound).prefix { 0x30...0x39 ~= $0 }
      guard counts.contains(digits.count) else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    }
    guard let year = number(4...4), let month = number(1...2, after: ":-/."),
      let day = number(1...2, after: ":-/.")
    else { return nil }
    if rest.prefix(9).allSatisfy({ $0 == 0x20 || $0 == 0x3A }) {
      self.init(year: year, month: month, day: day)
      return
    }
    guard let hour = number(1...2, after: " T/"), let minute = number(1...2, after: ":-.") else {
      return nil
    }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute,
      second: number(1...2, after: ":-.") ?? 0)
  }

  /// Parses a date as `asctime` writes it: `Sat May  6 07:08:09 2023`.
  init?(words text: ArraySlice<UInt8>) {
    let words = String(decoding: text.prefix { $0 != 0 && $0 != 0x0A }, as: UTF8.self)
      .split(separator: " ")
    guard words.count == 5,
      let month = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ].firstIndex(where: { words[1].lowercased() == $0.lowercased() })
    else { return nil }
    self.init(written: Array("\(words[4]):\(month + 1):\(words[2]) \(words[3])".utf8)[...])
  }
}
