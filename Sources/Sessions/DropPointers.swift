import Diagnostics

/// A drop as a terminal remembers it: the session, and the run whose records tell what it did.
package struct DropReference: Equatable, Sendable {
  /// The session's name when it was dropped.
  package var name: String
  package var id: String
  package var run: String

  package init(name: String, id: String, run: String) {
    self.name = name
    self.id = id
    self.run = run
  }
}

/// What a terminal's file of drops says, the last drop first.
///
/// A line `dnd-drops 1`, one with the start of the terminal session's leader, then three for each drop:
/// the session's name, its id, the run.
struct DropPointers: Equatable {
  var leaderStart: UInt64
  var drops: [DropReference]

  /// What follows the terminal's number in the file's name.
  static let ending = Array(".drops".utf8)
  /// How many drops a terminal remembers; all of them fit into what is read of a small file.
  static let limit = 32

  private static let header = Array("dnd-drops 1".utf8)

  init(leaderStart: UInt64, drops: [DropReference]) {
    self.leaderStart = leaderStart
    self.drops = Array(drops.prefix(Self.limit))
  }

  var bytes: [UInt8] {
    drops.reduce(into: Self.header + Array("\n\(leaderStart)\n".utf8)) { bytes, drop in
      bytes += CarriedText.bytes(of: drop.name) + Array("\n\(drop.id)\n\(drop.run)\n".utf8)
    }
  }

  /// Reads a file of drops; nil when the bytes are none, which counts as no drop at all.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.count % 3 == 0, lines[0].elementsEqual(Self.header),
      let start = UInt64(String(decoding: lines[1], as: UTF8.self))
    else { return nil }
    leaderStart = start
    drops = []
    for index in stride(from: 2, to: lines.count - 1, by: 3) {
      let name = CarriedText.text(Array(lines[index]))
      guard SessionName.isValid(name), SessionIdentity.isOne(lines[index + 1]),
        let run = String(validating: lines[index + 2], as: UTF8.self)
      else { return nil }
      drops.append(
        DropReference(name: name, id: String(decoding: lines[index + 1], as: UTF8.self), run: run))
    }
  }
}
