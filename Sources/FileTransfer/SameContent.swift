import SystemCalls
import SystemPackage

/// Compares the contents of two files, byte by byte.
struct SameContent {
  let monitor: TransferMonitor

  /// Whether two open files have the same content.
  func isSame(_ one: OpenFile, _ other: OpenFile) throws(TransferError) -> Bool {
    let sizes = try calling { () throws(SystemFailure) in
      (try one.status().size, try other.status().size)
    }
    guard sizes.0 == sizes.1 else { return false }
    return try compare(one, other)
  }

  /// Whether both open files have at least `count` bytes, and the first `count` are equal.
  func beginsAlike(
    _ one: OpenFile, _ other: OpenFile, _ count: Int64
  ) throws(TransferError) -> Bool {
    try compare(one, other, count)
  }

  /// Whether the content of an open file is exactly `bytes`.
  func isSame(_ file: OpenFile, _ bytes: [UInt8]) throws(TransferError) -> Bool {
    try calling { () throws(SystemFailure) in
      guard try file.status().size == Int64(bytes.count) else { return false }
      return try file.readAll(limit: bytes.count + 1) == bytes
    }
  }

  private func compare(
    _ one: OpenFile, _ other: OpenFile, _ limit: Int64 = .max
  ) throws(TransferError) -> Bool {
    let size = 256 << 10
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * size, alignment: 4096)
    defer { buffer.deallocate() }
    let left = UnsafeMutableRawBufferPointer(rebasing: buffer[..<size])
    let right = UnsafeMutableRawBufferPointer(rebasing: buffer[size...])
    var offset: Int64 = 0
    while true {
      try monitor.checkCancelled()
      let counts = try calling { () throws(SystemFailure) in
        (try one.readFully(at: offset, into: left), try other.readFully(at: offset, into: right))
      }
      if limit < .max {
        // Bytes beyond the limit may differ.
        let rest = Int(clamping: limit - offset)
        if counts.0 >= rest && counts.1 >= rest {
          return UnsafeRawBufferPointer(rebasing: left[..<rest]).hasSameBytes(
            as: UnsafeRawBufferPointer(rebasing: right[..<rest]))
        }
      }
      guard counts.0 == counts.1 else { return false }
      if counts.0 == 0 { return limit == .max }
      let mine = UnsafeRawBufferPointer(rebasing: left[..<counts.0])
      guard mine.hasSameBytes(as: UnsafeRawBufferPointer(rebasing: right[..<counts.1])) else {
        return false
      }
      offset += Int64(counts.0)
      if counts.0 < size { return limit == .max }
    }
  }
}
