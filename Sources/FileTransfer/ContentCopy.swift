import SystemCalls
import SystemPackage

/// Copies the bytes of one regular file by the fastest method that preserves them, including holes.
struct ContentCopy {
  let monitor: TransferMonitor
  let destination: Folder

  /// Up to this size, one read and one write are faster than any other method.
  private static let small = 128 << 10

  /// Copies all of `source` to the empty file `target`, both from offset 0.
  ///
  /// Returns the number of bytes transferred. A source that grows during the copy is copied as far as it goes,
  /// and the caller notices.
  func copy(
    _ source: OpenFile, _ status: FileStatus, to target: OpenFile
  ) throws(TransferError) -> Int64 {
    try monitor.checkCancelled()
    if status.size > 0 && destination.mayClone(from: status) {
      do throws(SystemFailure) {
        try source.clone(to: target)
        monitor.advance(Int(status.size))
        return status.size
      } catch {
        if error.isNoSpace { throw TransferError(error) }
        destination.noteLackOfCloning()
      }
    }
    if status.size > 0 && status.occupied < status.size {
      return try copyExtents(source, status.size, to: target)
    }
    if status.size <= Self.small {
      // With room for one byte more, a short read shows that the end was reached.
      return try copyByHand(source, to: target, buffer: Int(status.size) + 1, until: status.size)
    }
    source.expect(.sequential)
    // Stops at the initial size: a file that grows as fast as it is copied would never end.
    let copied = try copyInKernel(source, to: target, count: status.size)
    // The kernel's copy ends early on files whose size is unknown, so the end is confirmed by a read.
    return try copied
      + copyByHand(
        source, to: target, buffer: Self.small,
        count: status.occupied > 0 ? status.size - copied : .max)
  }

  /// Copies up to `count` bytes from the current offsets, and returns how many the kernel could copy.
  private func copyInKernel(
    _ source: OpenFile, to target: OpenFile, count: Int64
  ) throws(TransferError) -> Int64 {
    var copied: Int64 = 0
    while copied < count {
      try monitor.checkCancelled()
      let step = Int(min(Int64(TransferMonitor.chunk), count - copied))
      do throws(SystemFailure) {
        let moved = try source.copyRange(to: target, count: step)
        if moved == 0 { break }
        copied += Int64(moved)
        monitor.advance(moved)
      } catch {
        if error.isUnsupported { break }
        throw TransferError(error)
      }
    }
    return copied
  }

  /// Reads and writes from the current offsets, up to the source's end or `count` bytes.
  ///
  /// - Parameter end: The offset at which a short read is known to be the end, so that no further read is
  ///   needed.
  private func copyByHand(
    _ source: OpenFile, to target: OpenFile, buffer size: Int, count: Int64 = .max,
    until end: Int64? = nil
  ) throws(TransferError) -> Int64 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 4096)
    defer { buffer.deallocate() }
    var copied: Int64 = 0
    while copied < count {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<Int(min(Int64(size), count - copied))])
      let filled = try calling { () throws(SystemFailure) in try source.read(into: room) }
      if filled == 0 { break }
      try calling { () throws(SystemFailure) in
        try target.writeAll(UnsafeRawBufferPointer(rebasing: room[..<filled]))
      }
      copied += Int64(filled)
      monitor.advance(filled)
      if copied == end && filled < size && copied > 0 { break }
      try monitor.checkCancelled()
    }
    return copied
  }

  /// Copies the data between the holes, preserves the holes, and returns the offset of the file's end.
  ///
  /// That is not always its size: files generated on reading, such as those below `/sys`, report the size of a
  /// page.
  private func copyExtents(
    _ source: OpenFile, _ size: Int64, to target: OpenFile
  ) throws(TransferError) -> Int64 {
    var offset: Int64 = 0
    while offset < size,
      let start = try calling({ () throws(SystemFailure) in try source.nextData(from: offset) }),
      start < size
    {
      let end = try calling { () throws(SystemFailure) in
        let end = min(try source.nextHole(from: start), size)
        try source.seek(to: start)
        try target.seek(to: start)
        return end
      }
      let count = end - start
      var copied = try copyInKernel(source, to: target, count: count)
      if copied < count {
        let rest = count - copied
        let size = Int(min(Int64(Self.small), rest))
        copied += try copyByHand(source, to: target, buffer: size, count: rest)
      }
      if copied < count {
        try calling { () throws(SystemFailure) in try target.truncate(to: start + copied) }
        return start + copied
      }
      offset = end
    }
    try calling { () throws(SystemFailure) in try target.truncate(to: size) }
    return size
  }
}
