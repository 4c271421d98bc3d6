import SystemCalls
import SystemPackage

/// A receiver of single bytes.
protocol ByteSink: AnyObject {
  func put(_ byte: UInt8) throws(StepFailure)
}

extension ByteSink {
  func put(_ bytes: some Sequence<UInt8>) throws(StepFailure) {
    for byte in bytes { try put(byte) }
  }

  func put(_ text: StaticString) throws(StepFailure) {
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      try put(byte)
    }
  }
}

/// A buffered writer for the output of a built-in step.
final class ByteWriter: ByteSink {
  private let file: OpenFile
  private let halt: () -> CommandError?
  private let buffer: UnsafeMutableRawBufferPointer
  private var filled = 0
  /// The maximum size of a write: a pipe that is ready accepts this much without blocking.
  private let portion: Int

  init(_ file: OpenFile, halt: @escaping () -> CommandError?) throws(StepFailure) {
    self.file = file
    self.halt = halt
    buffer = .allocate(byteCount: 1 << 16, alignment: 16)
    do throws(SystemFailure) {
      portion = try file.status().kind == .regular ? .max : 4096
    } catch {
      buffer.deallocate()
      throw .writing(error)
    }
  }

  deinit { buffer.deallocate() }

  @inline(__always)
  func put(_ byte: UInt8) throws(StepFailure) {
    if filled == buffer.count { try flush() }
    buffer[filled] = byte
    filled += 1
  }

  /// Writes the rest of the buffer; must be the last call.
  func finish() throws(StepFailure) { try flush() }

  private func flush() throws(StepFailure) {
    var rest = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
    filled = 0
    while !rest.isEmpty {
      if let reason = halt() { throw .halted(reason) }
      do throws(SystemFailure) {
        if portion != .max, try !file.waitForRoom(milliseconds: 50) { continue }
        let count = try file.write(.init(rebasing: rest.prefix(portion)), isInterruptible: true)
        rest = .init(rebasing: rest[count...])
      } catch {
        // If a signal asked to stop, the next call of `halt` returns the reason.
        if error.errno == .interrupted || error.errno == .wouldBlock { continue }
        throw .writing(error)
      }
    }
  }
}
