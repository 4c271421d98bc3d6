import CLinux
import Glibc
package import SystemPackage

// Reading and writing bytes.
extension OpenFile {
  /// Reads what is there, up to the size of `buffer`; 0 is the end.
  ///
  /// The corresponding C function is `read`.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    try SystemCall.make("read", path) { Glibc.read(number, buffer.baseAddress, buffer.count) }
  }

  /// Reads at a place, leaving the file's offset alone; 0 is the end.
  ///
  /// The corresponding C function is `pread`.
  package func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    try SystemCall.make("pread", path) {
      Glibc.pread(number, buffer.baseAddress, buffer.count, off_t(offset))
    }
  }

  /// Reads until `buffer` is full or the file ends; answers how many bytes came.
  package func readFully(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = try read(
        at: offset + Int64(filled), into: .init(rebasing: buffer[filled...]))
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Reads from the offset to the end.
  ///
  /// - Parameter limit: Bytes beyond which nothing more is read; the answer holds at most as many.
  package func readAll(limit: Int = .max) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file as it is comes at once; one that grows, and anything else, comes in pieces.
    var size =
      (try? status()).map { $0.kind == .regular ? Int(clamping: $0.size.addingClamped(1)) : 0 } ?? 0
    size = min(max(size, 4096), 16 << 20)
    while bytes.count < limit {
      let wanted = min(bytes.isEmpty ? size : 1 << 16, limit - bytes.count)
      var failure: SystemFailure?
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        do throws(SystemFailure) {
          count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
    return bytes
  }

  /// Writes some of `buffer` and answers how much.
  ///
  /// The corresponding C function is `write`.
  ///
  /// - Parameter isInterruptible: Whether a signal ends the wait for room with `.interrupted`.
  package func write(
    _ buffer: UnsafeRawBufferPointer, isInterruptible: Bool = false
  ) throws(SystemFailure) -> Int {
    try SystemCall.make("write", path, retry: !isInterruptible) {
      Glibc.write(number, buffer.baseAddress, buffer.count)
    }
  }

  /// Writes at a place, leaving the file's offset alone.
  ///
  /// The corresponding C function is `pwrite`.
  package func write(
    at offset: Int64, _ buffer: UnsafeRawBufferPointer
  ) throws(SystemFailure) -> Int {
    try SystemCall.make("pwrite", path) {
      Glibc.pwrite(number, buffer.baseAddress, buffer.count, off_t(offset))
    }
  }

  /// Writes all of `buffer`.
  package func writeAll(_ buffer: UnsafeRawBufferPointer) throws(SystemFailure) {
    var rest = buffer
    while !rest.isEmpty {
      rest = .init(rebasing: rest[(try write(rest))...])
    }
  }

  /// Writes all of `buffer` at a place, leaving the file's offset alone.
  package func writeAll(
    _ buffer: UnsafeRawBufferPointer, at offset: Int64
  ) throws(SystemFailure) {
    var written = 0
    while written < buffer.count {
      written += try write(
        at: offset + Int64(written), UnsafeRawBufferPointer(rebasing: buffer[written...]))
    }
  }

  /// Writes all of `bytes`.
  package func writeAll(_ bytes: [UInt8]) throws(SystemFailure) { try writeAll(bytes[...]) }

  /// Writes all of `bytes`.
  package func writeAll(_ bytes: ArraySlice<UInt8>) throws(SystemFailure) {
    var failure: SystemFailure?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemFailure) { try writeAll(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Why not a byte more can be written at the offset, as on a full disk or `/dev/full`; nil where one can,
  /// or that cannot be told.
  ///
  /// Nothing is written: what the file holds, and its size, stay. The corresponding C functions are
  /// `fallocate`, and `write` with no bytes.
  package var lackOfRoom: Errno? {
    do throws(SystemFailure) {
      switch try status().kind {
      case .regular:
        let offset = try SystemCall.make("lseek", path) { Glibc.lseek(number, 0, SEEK_CUR) }
        _ = try SystemCall.make("fallocate", path) { dnd_take_room(number, offset, 1) }
      case .characterDevice: _ = try SystemCall.make("write", path) { Glibc.write(number, "", 0) }
      default: break
      }
      return nil
    } catch {
      return error.isNoSpace ? error.errno : nil
    }
  }

  /// Moves the offset to `offset` bytes from the start.
  ///
  /// The corresponding C function is `lseek`.
  package func seek(to offset: Int64) throws(SystemFailure) {
    _ = try SystemCall.make("lseek", path) { Glibc.lseek(number, off_t(offset), SEEK_SET) }
  }
}
