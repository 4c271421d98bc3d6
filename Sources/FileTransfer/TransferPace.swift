import SystemCalls
import SystemPackage

/// How much is placed at once: little at first, more where that was quick, less where it took long.
///
/// What is placed together is synced and recorded together, which is cheaper; but each of it waits for the
/// rest. One pace serves all groups of a drop, on the thread that places them.
package final class TransferPace {
  /// How long a turn may take.
  private static let goal: Int64 = 200_000_000
  static let mostBytes: Int64 = 256 << 20
  /// What is no larger is not worth a turn of its own.
  private static let small: Int64 = 16 << 20

  private var bytes: Int64 = 64 << 20
  private var count: Int
  /// Those of the directories that something is moved to.
  private var devices: [FilePath: UInt64] = [:]

  package init() { count = min(32, TransferEngine.groupLimit) }

  /// What may be staged in a turn that begins now.
  var budget: Budget { Budget(bytes, time: Self.goal) }

  /// Which of those that wait are tried next: the smallest, and in their order those of one name.
  ///
  /// Nothing waits for the copy of something that is many times its size. What is to be merged or is of unknown
  /// size, as a directory is, comes after what is known to be small.
  func turn(of waiting: [Int], in group: [PlacementRequest]) -> [Int] {
    let sizes = waiting.map { isRenamed(group[$0]) ? 0 : group[$0].expectedSize }
    let limit = max(sizes.min() ?? 0, Self.small / 4).multipliedClamped(by: 4)
    if waiting.count <= count, sizes.allSatisfy({ $0 <= limit }) { return waiting }
    var turn: [Int] = []
    /// The names of those that are passed over.
    var passed: Set<Name> = []
    for (index, size) in zip(waiting, sizes) {
      let name = Name(directory: group[index].directory, bytes: group[index].name)
      if size <= limit, turn.count < count, passed.isEmpty || !passed.contains(name) {
        turn.append(index)
      } else {
        passed.insert(name)
      }
    }
    return turn.isEmpty ? [waiting[0]] : turn
  }

  /// Whether it takes no more than another name, which is quick whatever its size.
  private func isRenamed(_ request: PlacementRequest) -> Bool {
    guard request.operation == .move, let looked = request.looked else { return false }
    if devices[request.directory] == nil {
      devices[request.directory] = (try? FileSystem.status(of: request.directory))?.device
    }
    return devices[request.directory] == looked.device
  }

  private struct Name: Hashable {
    var directory: FilePath
    var bytes: [UInt8]
  }

  /// Takes a turn of so many, and learns from the time that it takes.
  func timing<Answer>(_ turn: Int, _ body: () -> Answer) -> Answer {
    let start = Clock.monotonic
    defer { learn(turn, Clock.monotonic - start) }
    return body()
  }

  private func learn(_ turn: Int, _ time: Int64) {
    if time < Self.goal {
      // What was not a full turn does not tell how long one takes.
      if turn >= count { count = min(count * 4, TransferEngine.groupLimit) }
      bytes = min(bytes * 2, Self.mostBytes)
    } else if time > 4 * Self.goal {
      count = max(Int(Int64(turn) * Self.goal / time), 1)
      bytes = max(bytes / (time / Self.goal), 1 << 20)
    }
  }
}

extension PlacementRequest {
  /// What it takes to place it, in bytes as far as that is known; a tree is taken to be large.
  fileprivate var expectedSize: Int64 {
    switch source {
    case .bytes(let bytes): Int64(bytes.count)
    case .path, .spool:
      switch looked?.kind {
      case .regular: looked?.size ?? 0
      case .directory: Int64.max / 8
      default: 0
      }
    }
  }
}

extension Int64 {
  fileprivate func multipliedClamped(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
