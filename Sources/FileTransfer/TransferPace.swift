import SystemCalls
import SystemPackage

/// The size of turns: small at first, larger after quick turns, smaller after slow ones.
///
/// Items placed together are synced and recorded together, which is cheaper, but each waits for all the others.
/// One pace serves all groups of a drop, on the thread that places them.
package final class TransferPace {
  /// The target duration of a turn, in nanoseconds.
  private static let goal: Int64 = 200_000_000
  static let mostBytes: Int64 = 256 << 20
  /// Items up to this size are not worth a turn of their own.
  private static let small: Int64 = 16 << 20

  private var bytes: Int64 = 64 << 20
  private var count: Int
  /// The devices of directories that are targets of moves.
  private var devices: [FilePath: UInt64] = [:]

  package init() { count = min(32, TransferEngine.groupLimit) }

  /// The limits of a turn that begins now.
  var budget: Budget { Budget(bytes, time: Self.goal) }

  /// The waiting requests to try next: the smallest, in order among those of the same name.
  ///
  /// No item waits for the copy of a much larger one. Directories, whose size is unknown, come after small items.
  func turn(of waiting: [Int], in group: [PlacementRequest]) -> [Int] {
    let sizes = waiting.map { isRenamed(group[$0]) ? 0 : group[$0].expectedSize }
    let limit = max(sizes.min() ?? 0, Self.small / 4).multipliedClamped(by: 4)
    if waiting.count <= count, sizes.allSatisfy({ $0 <= limit }) { return waiting }
    var turn: [Int] = []
    /// The names of requests that are postponed.
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

  /// Whether it is only a rename, which is quick at any size.
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

  /// Runs a turn of `turn` requests, and adjusts the pace to its duration.
  func timing<Answer>(_ turn: Int, _ body: () -> Answer) -> Answer {
    let start = Clock.monotonic
    defer { learn(turn, Clock.monotonic - start) }
    return body()
  }

  private func learn(_ turn: Int, _ time: Int64) {
    if time < Self.goal {
      // A turn that was not full does not show how long a full one takes.
      if turn >= count { count = min(count * 4, TransferEngine.groupLimit) }
      bytes = min(bytes * 2, Self.mostBytes)
    } else if time > 4 * Self.goal {
      count = max(Int(Int64(turn) * Self.goal / time), 1)
      bytes = max(bytes / (time / Self.goal), 1 << 20)
    }
  }
}

extension PlacementRequest {
  /// The expected cost in bytes; directories count as very large, and unknown sources as 0.
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
