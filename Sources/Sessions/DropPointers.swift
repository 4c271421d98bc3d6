import Diagnostics
package import Items

/// A drop in a terminal's list of last drops: the session, and the run whose records describe the drop.
package struct DropReference: Equatable, Sendable {
  /// The session's name at the time of the drop.
  package var name: String
  package var id: String
  package var run: String

  package init(name: String, id: String, run: String) {
    self.name = name
    self.id = id
    self.run = run
  }
}

// A command that changed nothing is kept in the list of drops too, so that an undo says so and takes back nothing older.
extension DropReference {
  private static let idle = "nothing"

  /// - Parameter command: Such as `mv`.
  package init(idle command: String, at time: Int64) {
    self.init(name: command, id: SessionIdentity.fresh(at: time), run: Self.idle)
  }

  /// Whether this is a command that changed nothing; its name is that of the command.
  package var isIdle: Bool { run == Self.idle }
}

// A cancel is kept in the list of drops too, with a keyword in place of the run.
extension DropReference {
  /// What was cancelled.
  package enum Cancel: Equatable, Sendable {
    case session
    /// Some items; the cancel was recorded as these events.
    case items(events: ClosedRange<Int64>)
  }

  private static let cancelled = "cancelled"

  package init(_ cancel: Cancel, of session: Session) {
    let told =
      switch cancel {
      case .session: ""
      case .items(let events): " \(events.lowerBound)-\(events.upperBound)"
      }
    self.init(name: session.name, id: session.id, run: Self.cancelled + told)
  }

  /// What was cancelled; nil when this is a drop.
  package var cancel: Cancel? {
    guard run.hasPrefix(Self.cancelled) else { return nil }
    let numbers = run.dropFirst(Self.cancelled.count + 1).split(separator: "-").map { Int64($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1], first <= last else {
      return .session
    }
    return .items(events: first...last)
  }
}

/// A terminal's list of last drops, the last one first.
///
/// The file starts with the line `dnd-drops 1` and the start time of the terminal session's leader. Then each
/// drop has three lines: the session's name, its id and the run. A command that changed nothing has its own name, any id,
/// and `nothing` as its run. A cancel has `cancelled` in place of the run,
/// followed by the range of its events unless the whole session was cancelled.
struct DropPointers: Equatable {
  var leaderStart: UInt64
  var drops: [DropReference]

  /// The suffix of the file name, after the terminal session's number.
  static let ending = Array(".drops".utf8)
  /// How many drops a terminal remembers; their file stays below the limit of `StoreDirectory.read`.
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

  /// Reads a list of drops; nil when the bytes are not such a list, which callers treat as an empty one.
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
