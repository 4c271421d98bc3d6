import SystemCalls

// Bytes in the middle of a file, which are changed where they are.
extension OpenFile {
  /// The bytes at an offset, fewer at the end of the file.
  func bytes(_ count: Int, at offset: Int64) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemFailure) {
        filled = try readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func write(_ bytes: [UInt8], at offset: Int64) throws(SystemFailure) {
    var failure: SystemFailure?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemFailure) { try writeAll(buffer, at: offset) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
