import Synchronization
import SystemCalls

/// The pieces of a file from start to end, dealt out to the threads that work on it.
final class FilePieces: Sendable {
  struct Piece {
    /// Counts from 0.
    let number: Int
    let offset: Int64
    let count: Int
    /// Whether the piece reads as zeros and occupies no blocks.
    let isHole: Bool
  }

  /// The size of a piece, which is also the amount of work between two checks for cancellation.
  static let size = TransferMonitor.chunk

  private struct State {
    var number = 0
    var offset: Int64 = 0
    /// Where the data or hole at `offset` ends.
    var end: Int64 = 0
    var isHole = false
  }

  private let file: OpenFile
  private let size: Int64
  private let hasHoles: Bool
  private let state = Mutex(State())

  /// Prepares to read the first `status.size` bytes of a file.
  init(_ file: OpenFile, _ status: FileStatus) {
    self.file = file
    size = status.size
    hasHoles = status.occupied < status.size
  }

  /// Returns the next piece; nil at the end.
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

  /// Finds out whether data or a hole begins at the offset, and where it ends.
  private func look(_ state: inout State) throws(SystemFailure) {
    (state.end, state.isHole) = (size, false)
    guard hasHoles else { return }
    do throws(SystemFailure) {
      let start = min(try file.nextData(from: state.offset) ?? size, size)
      state.isHole = start > state.offset
      state.end = state.isHole ? start : min(try file.nextHole(from: start), size)
    } catch {
      // If the file system does not report holes, everything is data.
      guard error.isUnsupported else { throw error }
    }
  }
}
