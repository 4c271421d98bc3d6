import SystemCalls

/// The times of the members of a ZIP archive, which is the container of most documents.
///
/// A tool writes when it made them, so that the same source would become other bytes each time. The offsets are those of
/// PKWARE's application note, 4.3.
enum MemberTimes {
  /// Gives all members one time, or makes the time of their last reading that of their last change.
  ///
  /// Other files are left as they are, and so are archives of more than 4 GiB.
  static func settle(_ file: OpenFile, keepingTimes: Bool) throws(SystemFailure) {
    let status = try file.status()
    let size = status.size
    guard status.kind == .regular, size > 22, size < 0xFFFF_FFFF,
      try file.bytes(4, at: 0) == member
    else { return }
    let tail = try file.bytes(Int(min(size, 22 + 0xFFFF)), at: max(0, size - 22 - 0xFFFF))
    guard
      let end = (0...(tail.count - 22)).last(where: {
        tail[$0...].starts(with: [0x50, 0x4B, 5, 6])
      })
    else { return }
    let start = Int64(number(4, in: tail, at: end + 16))
    let count = number(4, in: tail, at: end + 12)
    guard start + Int64(count) <= size, count <= 16 << 20 else { return }
    var list = try file.bytes(count, at: start)
    var members: [Int64] = []
    var place = 0
    while place + 46 <= list.count, list[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      members.append(Int64(number(4, in: list, at: place + 42)))
      let name = place + 46 + number(2, in: list, at: place + 28)
      let next = place + 46 + [28, 30, 32].reduce(0) { $0 + number(2, in: list, at: place + $1) }
      if !keepingTimes {
        list.replaceSubrange((place + 12)..<(place + 16), with: time)
        guard name <= next, next <= list.count else { return }
        settleExtra(in: &list, name..<next, keepingTimes)
      }
      place = next
    }
    guard place == list.count else { return }
    for offset in members {
      guard offset + 30 <= size, try file.bytes(4, at: offset) == member else { return }
    }
    for offset in members {
      if !keepingTimes { try file.write(time, at: offset + 10) }
      let lengths = try file.bytes(4, at: offset + 26)
      guard lengths.count == 4 else { return }
      let extra = offset + 30 + Int64(number(2, in: lengths, at: 0))
      var fields = try file.bytes(number(2, in: lengths, at: 2), at: extra)
      settleExtra(in: &fields, fields.indices, keepingTimes)
      try file.write(fields, at: extra)
    }
    try file.write(list, at: start)
  }

  /// Settles the times in seconds since 1970, of the last change, the last reading and the making, in extra fields.
  private static func settleExtra(
    in bytes: inout [UInt8], _ range: Range<Int>, _ keepingTimes: Bool
  ) {
    var place = range.lowerBound
    while place + 4 <= range.upperBound {
      let end = place + 4 + number(2, in: bytes, at: place + 2)
      if bytes[place] == 0x55, bytes[place + 1] == 0x54, end <= range.upperBound {
        let first = place + 5
        let time = keepingTimes && first + 4 <= end ? Array(bytes[first..<(first + 4)]) : epoch
        for start in stride(from: first, through: end - 4, by: 4) {
          bytes.replaceSubrange(start..<(start + 4), with: time)
        }
      }
      place = end
    }
  }

  private static let member: [UInt8] = [0x50, 0x4B, 3, 4]
  /// Midnight, and the first of January in the year 0 of MS-DOS.
  private static let time: [UInt8] = [0, 0, 0x21, 0]
  /// The same in seconds since 1970.
  private static let epoch: [UInt8] = [0x00, 0xA6, 0xCE, 0x12]

  private static func number(_ size: Int, in bytes: [UInt8], at place: Int) -> Int {
    (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
