import Synchronization
import SystemCalls

/// The pieces of a file from start to end, dealt out to the threads that share the work on it.
final class FilePieces: Sendable {
  struct Piece {
    /// Counts from 0.
    let number: Int
    let offset: Int64
    let count: Int
    /// Reads as zeros, and occupies nothing.
    let isHole: Bool
  }

  /// The size of a piece, which is also how much is done between two looks at the caller.
  static let size = TransferMonitor.chunk

  private struct State {
    var number = 0
    var offset: Int64 = 0
    /// Where the data or the hole ends that `offset` is in.
    var end: Int64 = 0
    var isHole = false
  }

  private let file: OpenFile
  private let size: Int64
  private let hasHoles: Bool
  private let state = Mutex(State())

  /// Prepares for a file of which the first `status.size` bytes count.
  init(_ file: OpenFile, _ status: FileStatus) {
    self.file = file
    size = status.size
    hasHoles = status.occupied < status.size
  }

  /// The next piece; nil at the end.
  func next() throws(SystemFailure) -> Piece? {
    try state.withLock { state throws(SystemFailure) in
      guard state.offset < size else { return nil }
      if state.offset >= state.end { try look(&state) }
      let count = min(Int64(Self.size), state.end - state.offset)
      defer {
        state.number += 1
        state.offset += count
      }
      return Piece(
        number: state.number, offset: state.offset, count: Int(count), isHole: state.isHole)
    }
  }

  /// Finds out what begins at the offset, and where it ends.
  private func look(_ state: inout State) throws(SystemFailure) {
    (state.end, state.isHole) = (size, false)
    guard hasHoles else { return }
    do throws(SystemFailure) {
      let start = min(try file.nextData(from: state.offset) ?? size, size)
      state.isHole = start > state.offset
      state.end = state.isHole ? start : min(try file.nextHole(from: start), size)
    } catch {
      // Where holes are not told, all of it is data.
      guard error.isUnsupported else { throw error }
    }
  }
}
