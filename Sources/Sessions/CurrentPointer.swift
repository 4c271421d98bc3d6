import Diagnostics

/// What a pointer file says: which session is meant, and by which terminal's leader it was set.
///
/// Four lines: `dnd-current 1`, the session's name, its id, the start of the terminal session's leader.
struct CurrentPointer: Equatable {
  var name: String
  var id: String
  var leaderStart: UInt64

  private static let header = Array("dnd-current 1".utf8)

  var bytes: [UInt8] {
    Self.header + [0x0A] + CarriedText.bytes(of: name) + Array("\n\(id)\n\(leaderStart)\n".utf8)
  }

  init(name: String, id: String, leaderStart: UInt64) {
    self.name = name
    self.id = id
    self.leaderStart = leaderStart
  }

  /// Reads a pointer; nil when the bytes are none, which counts as no pointer at all.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count == 5, lines[0].elementsEqual(Self.header),
      let id = String(validating: lines[2], as: UTF8.self),
      let start = UInt64(String(decoding: lines[3], as: UTF8.self))
    else { return nil }
    name = CarriedText.text(Array(lines[1]))
    self.id = id
    leaderStart = start
    if !SessionName.isValid(name) || !SessionIdentity.isOne(lines[2]) { return nil }
  }
}
