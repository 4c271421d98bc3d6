package import SystemCalls
package import SystemPackage

/// When a picture was taken or a film was made, as its own bytes say.
package enum RecordedDate: Equatable, Sendable {
  /// What the clock of the camera showed; cameras seldom say in which zone.
  case wall(WallTime)
  /// A moment, in nanoseconds since 1970.
  case instant(Int64)

  /// What a file's bytes say; nil where they say nothing, or nothing that can be.
  ///
  /// Only a regular file is read, and of it never more than a bounded part.
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

  /// What bytes that are in memory say.
  package init?(in bytes: [UInt8]) {
    guard let date = DateInspection.date(in: Sample(bytes: bytes)) else { return nil }
    self = date
  }

  /// Where most pictures have it; what is further in is read as it is needed.
  private static let headSize = 16 << 10

  /// It in the words of a `strftime` format: as it is written, or else in this machine's time zone.
  package func formatted(_ format: String) -> String {
    switch self {
    case .wall(let time): time.formatted(format)
    case .instant(let moment): Clock.formatted(moment, format)
    }
  }
}

extension WallTime {
  /// Reads a date as Exif and others write it: year, month and day with one character between them, then
  /// perhaps a time; what follows that is left alone.
  ///
  /// - Returns: nil for what is not a date. A time that is blank is midnight; one that is none makes it no date.
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
