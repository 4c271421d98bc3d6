import FileTransfer
import SystemCalls
import SystemPackage

/// Reads a file with several requests under way, and returns its bytes in order.
final class ReadAhead {
  private let path: FilePath
  let handle: [UInt8]
  private let chunk: Int
  /// The size that the file should have; nil if it is read to its end, whatever its size.
  private let size: Int64?
  private var asked: Int64
  private var returned: Int64
  /// What has arrived, by the offset that was asked for.
  private var pieces: [Int64: Piece] = [:]
  private var underWay = 0
  /// The offset of the end; nil until it is known.
  private var end: Int64?
  private(set) var error: FarError?

  private struct Piece {
    var bytes: [UInt8] = []
    /// Whether nothing of it is missing.
    var isWhole = false
  }

  /// The most bytes that are asked for before they are needed.
  static let most: Int64 = 8 << 20

  init(
    _ path: FilePath, _ handle: [UInt8], from offset: Int64 = 0, size: Int64? = nil, chunk: Int
  ) {
    self.path = path
    self.handle = handle
    self.size = size
    self.chunk = chunk
    asked = offset
    returned = offset
  }

  /// The bytes that were asked for and not returned.
  var pending: Int64 { asked - returned }

  var isAtEnd: Bool {
    guard underWay == 0 else { return false }
    return end.map { returned >= $0 } ?? size.map { returned > $0 } ?? false
  }

  /// Asks for more, until so many bytes are under way.
  func ask(_ connection: HostConnection, ahead: Int64) {
    while end == nil, error == nil, pending < ahead, size.map({ asked <= $0 }) ?? true {
      // The end of a file whose size is known is asked for with the rest, by one byte more.
      let rest = size.map { $0.subtractingClamped(asked).addingClamped(1) } ?? Int64(chunk)
      let count = min(chunk, Int(clamping: rest))
      ask(connection, asked, count)
      asked += Int64(count)
    }
  }

  /// Asks for the rest of the piece that begins at an offset.
  private func ask(_ connection: HostConnection, _ start: Int64, _ count: Int) {
    let offset = start + Int64(pieces[start]?.bytes.count ?? 0)
    underWay += 1
    connection.send(.read(handle, at: offset, count)) { [self] reply in
      underWay -= 1
      switch reply {
      case .data(let bytes) where !bytes.isEmpty && bytes.count <= count:
        pieces[start, default: Piece()].bytes += bytes
        // A server may return less than was asked for; only an answer without bytes is the end, or one that ends
        // where the file should.
        if offset + Int64(bytes.count) == size, bytes.count == count - 1 {
          end = min(end ?? .max, offset + Int64(bytes.count))
          pieces[start]?.isWhole = true
        } else if bytes.count < count {
          ask(connection, start, count - bytes.count)
        } else {
          pieces[start]?.isWhole = true
        }
      case .data, .status(.endOfFile, _):
        end = min(end ?? .max, offset)
        pieces[start]?.isWhole = true
      default: error = HostFileSystem.error(reply, path)
      }
    }
  }

  /// The next bytes in order; nil if they have not arrived.
  func next() -> [UInt8]? {
    guard pieces[returned]?.isWhole == true, let piece = pieces.removeValue(forKey: returned) else {
      return nil
    }
    returned += Int64(piece.bytes.count)
    return piece.bytes
  }
}
