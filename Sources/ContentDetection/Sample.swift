/// The bytes of a file that detection inspects: the head, and further parts on demand.
///
/// The amount of data beyond the head is limited, so that no file can keep a parser reading. Once the limit is
/// reached, everything beyond the head is treated as missing.
struct Sample {
  let head: Head
  /// The size of the whole file in bytes.
  let size: Int64
  private let allowance: Allowance
  private let read: (_ offset: Int64, _ count: Int) -> [UInt8]

  /// The limits on reads beyond the head, in bytes and in calls.
  static let byteLimit = 1 << 20
  static let readLimit = 256

  private final class Allowance {
    var bytes = Sample.byteLimit
    var reads = Sample.readLimit
  }

  /// - Parameter read: Returns `count` bytes from `offset`, or fewer if the file ends or cannot be read.
  init(head: Head, size: Int64, read: @escaping (_ offset: Int64, _ count: Int) -> [UInt8]) {
    self.head = head
    self.size = max(size, Int64(head.bytes.count))
    self.read = read
    allowance = Allowance()
  }

  /// Wraps a whole file in memory.
  init(bytes: [UInt8]) {
    let head = bytes.prefix(Head.limit)
    self.init(head: Head(head, isWhole: head.count == bytes.count), size: Int64(bytes.count)) {
      Array(bytes[min(Int($0), bytes.count)...].prefix($1))
    }
  }

  /// Returns `count` bytes from `offset`, or fewer at the end of the file or limit; empty for a negative offset.
  func bytes(at offset: Int64, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    let count = min(count, Int(clamping: size - offset))
    if offset + Int64(count) <= head.bytes.count {
      return head.bytes.dropFirst(Int(offset)).prefix(count)
    }
    guard allowance.reads > 0, allowance.bytes > 0 else { return [] }
    allowance.reads -= 1
    let found = read(offset, min(count, allowance.bytes))
    allowance.bytes -= found.count
    return found[...]
  }
}
