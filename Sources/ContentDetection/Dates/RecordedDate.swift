package import SystemCalls
package import SystemPackage

/// The date recorded in a picture or video.
package enum RecordedDate: Equatable, Sendable {
  /// The time on the camera's clock; cameras seldom record the time zone.
  case wall(WallTime)
  /// A point in time, in nanoseconds since 1970.
  case instant(Int64)

  /// Reads the date recorded in a file; nil if there is none or it is invalid.
  ///
  /// Only regular files are read, and the amount of data read is limited.
  package static func read(from path: FilePath) -> RecordedDate? {
    guard let file = try? OpenFile.open(path, options: .nonBlocking),
      let status = try? file.status(), status.kind == .regular
    else { return nil }
    func bytes(at offset: Int64, count: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
        found = (try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
      }
    }
    let head = bytes(at: 0, count: headSize)
    return DateInspection.date(
      in: Sample(
        head: Head(head[...], isWhole: Int64(head.count) == status.size), size: status.size,
        read: bytes))
  }

  /// Reads the date recorded in bytes in memory.
  package init?(in bytes: [UInt8]) {
    guard let date = DateInspection.date(in: Sample(bytes: bytes)) else { return nil }
    self = date
  }

  /// Most pictures have the date within this size; data beyond it is read on demand.
  private static let headSize = 16 << 10

  /// The date formatted with `strftime`: a camera time as recorded, a point in time in the local time zone.
  package func formatted(_ format: String) -> String {
    switch self {
    case .wall(let time): time.formatted(format)
    case .instant(let moment): Clock.formatted(moment, format)
    }
  }
}

extension WallTime {
  /// Parses a date as in Exif and similar formats: year, month and day with one character between them, optionally
  /// followed by a time.
  ///
  /// Anything after the time is ignored.
  ///
  /// - Returns: Nil for an invalid date or time; a blank time means midnight.
  init?(written text: ArraySlice<UInt8>) {
    var rest = text.prefix { $0 != 0 }
    func number(_ count: Int, after separators: StaticString? = nil) -> Int? {
      if let separators {
        guard let first = rest.popFirst(),
          separators.withUTF8Buffer({ $0.contains(first) })
        else { return nil }
      }
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      rest = rest.dropFirst(count)
      return digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    }
    guard let year = number(4), let month = number(2, after: ":-/."),
      let day = number(2, after: ":-/.")
    else { return nil }
    if rest.prefix(9).allSatisfy({ $0 == 0x20 || $0 == 0x3A }) {
      self.init(year: year, month: month, day: day)
      return
    }
    guard let hour = number(2, after: " T"), let minute = number(2, after: ":") else { return nil }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute,
      second: number(2, after: ":") ?? 0)
  }
}
