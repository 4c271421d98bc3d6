import Diagnostics

/// The content of a pointer file: the session, the start time of the terminal session's leader, and when the
/// pointer was set.
///
/// The file has seven lines: `dnd-current 2`, the session's name, its id, the leader's start time, the boot ID,
/// the time since boot, and the time since 1970. Version 1 lacks the last three.
struct CurrentPointer: Equatable {
  var name: String
  var id: String
  var leaderStart: UInt64
  /// When the pointer was set; nil for version 1.
  var moment: SweepClock.Moment?

  private static let header = Array("dnd-current 2".utf8)
  private static let formerHeader = Array("dnd-current 1".utf8)

  var bytes: [UInt8] {
    guard let moment else {
      return Self.formerHeader + [0x0A] + CarriedText.bytes(of: name)
        + Array("\n\(id)\n\(leaderStart)\n".utf8)
    }
    return Self.header + [0x0A] + CarriedText.bytes(of: name)
      + Array("\n\(id)\n\(leaderStart)\n\(moment.boot)\n\(moment.uptime)\n\(moment.wall)\n".utf8)
  }

  init(name: String, id: String, leaderStart: UInt64, moment: SweepClock.Moment?) {
    self.name = name
    self.id = id
    self.leaderStart = leaderStart
    self.moment = moment
  }

  /// Whether this pointer was set after `other`.
  ///
  /// Within one boot the time since boot decides, so setting the clock does not matter.
  func isLater(than other: CurrentPointer) -> Bool {
    guard let moment else { return false }
    guard let before = other.moment else { return true }
    return !moment.boot.isEmpty && moment.boot == before.boot
      ? moment.uptime > before.uptime : moment.wall > before.wall
  }

  /// Reads a pointer; nil when the bytes are not a pointer, which callers treat as no pointer.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isFormer = lines[0].elementsEqual(Self.formerHeader)
    guard lines.count == (isFormer ? 5 : 8), isFormer || lines[0].elementsEqual(Self.header),
      let id = String(validating: lines[2], as: UTF8.self),
      let start = UInt64(String(decoding: lines[3], as: UTF8.self))
    else { return nil }
    name = CarriedText.text(Array(lines[1]))
    self.id = id
    leaderStart = start
    if !isFormer {
      guard let boot = String(validating: lines[4], as: UTF8.self),
        let uptime = Int64(String(decoding: lines[5], as: UTF8.self)),
        let wall = Int64(String(decoding: lines[6], as: UTF8.self))
      else { return nil }
      moment = SweepClock.Moment(boot: boot, uptime: uptime, wall: wall)
    }
    if !SessionName.isValid(name) || !SessionIdentity.isOne(lines[2]) { return nil }
  }
}
