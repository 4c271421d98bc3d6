import Diagnostics

/// What a pointer file says: which session is meant, by which terminal's leader it was set, and when.
///
/// Seven lines: `dnd-current 2`, the session's name, its id, the start of the terminal session's leader, and
/// the moment: what names the time since the machine was started, that time, and the time since 1970. The
/// last three are missing in those of version 1.
struct CurrentPointer: Equatable {
  var name: String
  var id: String
  var leaderStart: UInt64
  /// When it was set; nil where an earlier version did not say.
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

  /// Whether it was set after another one; setting the clock does not make it older while the machine runs.
  func isLater(than other: CurrentPointer) -> Bool {
    guard let moment else { return false }
    guard let before = other.moment else { return true }
    return !moment.boot.isEmpty && moment.boot == before.boot
      ? moment.uptime > before.uptime : moment.wall > before.wall
  }

  /// Reads a pointer; nil when the bytes are none, which counts as no pointer at all.
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
