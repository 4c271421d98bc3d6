import CLinux
import Glibc
import SystemPackage

/// Converts text between two encodings in pieces, using the C library.
///
/// Nothing is substituted: conversion stops at the first bytes that are invalid in the input encoding or have
/// no equivalent in the output encoding.
package final class EncodingConverter {
  private let state: iconv_t
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)

  /// The reason why conversion stopped.
  package enum Stop: Equatable, Sendable {
    case end
    /// The remaining bytes are an incomplete character.
    case incomplete
    /// The remaining bytes start with an invalid or inconvertible character.
    case invalid
  }

  /// Creates a converter.
  ///
  /// The corresponding C function is `iconv_open`.
  ///
  /// - Throws: A failure with `EINVAL` if the C library does not know an encoding or its module is not
  ///   installed.
  package init(from input: String, to output: String) throws(SystemFailure) {
    var state: iconv_t?
    do throws(SystemFailure) {
      _ = try SystemCall.make("iconv_open") { () -> CInt in
        state = iconv_open(output, input)
        return Int(bitPattern: state) == -1 ? -1 : 0
      }
    } catch {
      buffer.deallocate()
      throw error
    }
    guard let state else {
      buffer.deallocate()
      throw SystemFailure("iconv_open", nil, .invalidArgument)
    }
    self.state = state
  }

  deinit {
    iconv_close(state)
    buffer.deallocate()
  }

  /// Converts as much of a piece as possible and passes the result to `each`.
  ///
  /// The corresponding C function is `iconv`.
  ///
  /// - Returns: The number of bytes converted, and why conversion stopped.
  package func convert<Failure>(
    _ piece: borrowing [UInt8], _ each: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> (count: Int, stop: Stop) {
    var done = 0
    while true {
      var (used, filled, reason) = (0, 0, CInt(0))
      piece.withUnsafeBytes { bytes in
        // `iconv` does not modify the input, although its prototype is not const.
        var input = UnsafeMutablePointer(
          mutating: (bytes.baseAddress.map { $0 + done })?.assumingMemoryBound(to: CChar.self))
        var inputLeft = bytes.count - done
        reason = step(&input, &inputLeft, &filled)
        used = bytes.count - done - inputLeft
      }
      done += used
      try each(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
      switch reason {
      case 0: return (done, .end)
      case E2BIG: continue
      case EINVAL: return (done, .incomplete)
      default: return (done, .invalid)
      }
    }
  }

  /// Passes any remaining output to `each`, such as a final shift sequence.
  package func finish<Failure>(
    _ each: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var none: UnsafeMutablePointer<CChar>?
    var (count, filled) = (0, 0)
    _ = step(&none, &count, &filled)
    try each(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
  }

  /// Fills the buffer; returns 0 or an `errno`.
  private func step(
    _ input: inout UnsafeMutablePointer<CChar>?, _ inputLeft: inout Int, _ filled: inout Int
  ) -> CInt {
    var output = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
    var outputLeft = buffer.count
    let answer =
      input == nil
      ? iconv(state, nil, nil, &output, &outputLeft)
      : iconv(state, &input, &inputLeft, &output, &outputLeft)
    filled = buffer.count - outputLeft
    return answer == -1 ? errno : 0
  }
}
