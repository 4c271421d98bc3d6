/// A file's bytes as far as detection looks at them: its head, and what a parser asks for further in.
///
/// What a parser may ask for is bounded, so that no file can keep it reading: when the allowance is
/// spent, everything behind the head is as if it were not there.
struct Sample {
  let head: Head
  /// Of the whole file, in bytes.
  let size: Int64
  private let allowance: Allowance
  private let read: (_ offset: Int64, _ count: Int) -> [UInt8]

  /// The most that is read behind the head, in bytes and in calls.
  static let byteLimit = 1 << 20
  static let readLimit = 256

  private final class Allowance {
    var bytes = Sample.byteLimit
    var reads = Sample.readLimit
  }

  /// - Parameter read: Gives `count` bytes from `offset`, fewer where the file ends or cannot be read.
  init(head: Head, size: Int64, read: @escaping (_ offset: Int64, _ count: Int) -> [UInt8]) {
    self.head = head
    self.size = max(size, Int64(head.bytes.count))
    self.read = read
    allowance = Allowance()
  }

  /// A whole file that is in memory.
  init(bytes: [UInt8]) {
    let head = bytes.prefix(Head.limit)
    self.init(head: Head(head, isWhole: head.count == bytes.count), size: Int64(bytes.count)) {
      Array(bytes[min(Int($0), bytes.count)...].prefix($1))
    }
  }

  /// `count` bytes from `offset`, fewer where the file or the allowance ends; none before its beginning.
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
