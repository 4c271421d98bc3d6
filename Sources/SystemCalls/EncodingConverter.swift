import CLinux
import Glibc
import SystemPackage

/// Text converted by the C library from one encoding into another, piece by piece.
///
/// Nothing is replaced: it stops at the first bytes that are not of the one encoding, and at the first
/// character that the other lacks.
package final class EncodingConverter {
  private let state: iconv_t
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)

  /// Why no more of a piece was converted.
  package enum Stop: Equatable, Sendable {
    case end
    /// What is left is the beginning of a character.
    case incomplete
    /// What is left begins with what cannot be converted.
    case invalid
  }

  /// The corresponding C function is `iconv_open`.
  ///
  /// - Throws: A failure that says `EINVAL` where the C library does not know an encoding, or its module for
  ///   it is not installed.
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

  /// Converts a piece, as far as that goes, and hands on what comes of it.
  ///
  /// The corresponding C function is `iconv`.
  ///
  /// - Returns: How many bytes of the piece were converted, and why no more.
  package func convert<Failure>(
    _ piece: borrowing [UInt8], _ each: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> (count: Int, stop: Stop) {
    var done = 0
    while true {
      var (used, filled, reason) = (0, 0, CInt(0))
      piece.withUnsafeBytes { bytes in
        // The input is not written to, whatever the prototype says.
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

  /// Hands on what is still held back, and what ends a text.
  package func finish<Failure>(
    _ each: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var none: UnsafeMutablePointer<CChar>?
    var (count, filled) = (0, 0)
    _ = step(&none, &count, &filled)
    try each(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
  }

  /// Fills the buffer; answers 0 or an `errno`.
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
