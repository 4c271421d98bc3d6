import CLinux
import Glibc
package import SystemPackage

// Reading and writing bytes.
extension OpenFile {
  /// Reads available bytes, up to the size of `buffer`; 0 means the end.
  ///
  /// The corresponding C function is `read`.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    try SystemCall.make("read", path) { Glibc.read(number, buffer.baseAddress, buffer.count) }
  }

  /// Reads at an offset without using the file's own offset; 0 means the end.
  ///
  /// The corresponding C function is `pread`.
  package func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    try SystemCall.make("pread", path) {
      Glibc.pread(number, buffer.baseAddress, buffer.count, off_t(offset))
    }
  }

  /// Reads until `buffer` is full or the file ends; returns the number of bytes read.
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

  /// Reads from the file's offset to the end.
  ///
  /// - Parameter limit: The maximum number of bytes to read.
  package func readAll(limit: Int = .max) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // A regular file is read with one call; a growing file, or one of another kind, needs several.
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

  /// Writes some of `buffer` and returns the number of bytes written.
  ///
  /// The corresponding C function is `write`.
  ///
  /// - Parameter isInterruptible: Whether a signal ends a blocked write with `.interrupted`.
  package func write(
    _ buffer: UnsafeRawBufferPointer, isInterruptible: Bool = false
  ) throws(SystemFailure) -> Int {
    try SystemCall.make("write", path, retry: !isInterruptible) {
      Glibc.write(number, buffer.baseAddress, buffer.count)
    }
  }

  /// Writes at an offset without using the file's own offset.
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

  /// Writes all of `buffer` at an offset without using the file's own offset.
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

  /// Why no byte can be written at the file's offset, as on a full disk or `/dev/full`; nil if one can be
  /// written or this is unknown.
  ///
  /// The check leaves the file's content and size unchanged. The corresponding C functions are `fallocate`, and
  /// `write` with no bytes.
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

  /// Takes room on the file system of a directory, which is free again when the file is closed.
  ///
  /// The corresponding C functions are `openat` with `O_TMPFILE`, and `fallocate`.
  ///
  /// - Returns: nil if the file system cannot do that, or has plenty of room, which spares each drop a file.
  /// - Throws: A failure if there is not enough room.
  package static func takingRoom(
    _ bytes: Int, in directory: FilePath
  ) throws(SystemFailure) -> OpenFile? {
    do throws(SystemFailure) {
      let place = try openDirectory(directory)
      if try place.volume().free > 64 << 20 { return nil }
      let file = try openUnnamed(in: place)
      _ = try SystemCall.make("fallocate", directory) { dnd_take_room(file.number, 0, bytes) }
      return file
    } catch  where !error.isNoSpace {
      return nil
    }
  }

  /// Sets the file's offset to `offset` bytes from the start.
  ///
  /// The corresponding C function is `lseek`.
  package func seek(to offset: Int64) throws(SystemFailure) {
    _ = try SystemCall.make("lseek", path) { Glibc.lseek(number, off_t(offset), SEEK_SET) }
  }
}
