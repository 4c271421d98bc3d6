import SystemCalls

/// What a built-in step reads, byte by byte, from any descriptor; knows where it is.
final class ByteReader {
  private let file: OpenFile
  private let mayWait: Bool
  private let halt: () -> CommandError?
  private let buffer: UnsafeMutableRawBufferPointer
  private var position = 0
  private var filled = 0
  private var hasEnded = false
  /// Whether what was in the buffer before ended a line.
  private var endedInNewline = false
  /// What ends a line.
  private var newline = UInt8(ascii: "\n")
  /// The bytes before the buffer.
  private var before: Int64 = 0
  /// From 1.
  private(set) var line = 1

  init(_ file: OpenFile, halt: @escaping () -> CommandError?) throws(StepFailure) {
    self.file = file
    self.halt = halt
    buffer = .allocate(byteCount: 1 << 17, alignment: 16)
    do throws(SystemFailure) {
      mayWait = try file.status().kind != .regular
    } catch {
      buffer.deallocate()
      throw .reading(error)
    }
  }

  deinit { buffer.deallocate() }

  /// The bytes that were read, from 0.
  var offset: Int64 { before + Int64(position) }

  /// The next byte, which is not read yet; nil at the end.
  @inline(__always)
  func peek() throws(StepFailure) -> UInt8? {
    if position == filled, try !fill() { return nil }
    return buffer[position]
  }

  /// Reads the next byte; nil at the end.
  @inline(__always)
  func next() throws(StepFailure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    skip(byte)
    return byte
  }

  /// Reads the byte that `peek` has answered.
  @inline(__always)
  func skip(_ byte: UInt8) {
    position += 1
    if byte == newline { line += 1 }
  }

  /// Counts lines by CR from now on; the byte that was read last was the first that ended one.
  func countReturns() {
    newline = UInt8(ascii: "\r")
    line += 1
  }

  /// Reads a text's mark (U+FEFF in UTF-8), if it begins with one.
  func skipMark() throws(StepFailure) {
    guard position == filled, before == 0, try fill() else { return }
    while filled < 3, try extend() {}
    if filled >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { position = 3 }
  }

  /// What the data is not, at the byte that was read last.
  func malformed(_ problem: Malformation.Problem) -> StepFailure {
    let isAtLineEnd = position > 0 ? buffer[position - 1] == newline : endedInNewline
    return .malformed(
      Malformation(line: line - (isAtLineEnd ? 1 : 0), byte: max(offset, 1), problem))
  }

  /// What the data is not, at the byte that comes next.
  func malformedNext(_ problem: Malformation.Problem) -> StepFailure {
    .malformed(Malformation(line: line, byte: offset + 1, problem))
  }

  private func fill() throws(StepFailure) -> Bool {
    if filled > 0 { endedInNewline = buffer[filled - 1] == newline }
    before += Int64(filled)
    position = 0
    filled = 0
    return try extend()
  }

  /// Reads behind what is in the buffer.
  private func extend() throws(StepFailure) -> Bool {
    guard !hasEnded else { return false }
    repeat {
      if let reason = halt() { throw .halted(reason) }
    } while try !isReady()
    do throws(SystemFailure) {
      let count = try file.read(into: .init(rebasing: buffer[filled...]))
      filled += count
      hasEnded = count == 0
      return count > 0
    } catch {
      throw .reading(error)
    }
  }

  private func isReady() throws(StepFailure) -> Bool {
    guard mayWait else { return true }
    do throws(SystemFailure) {
      return try file.waitForInput(milliseconds: 50)
    } catch {
      throw .reading(error)
    }
  }

  /// Reads a line, which ends in LF or CRLF or with the data, without its end; nil at the end.
  func line(limit: Int) throws(StepFailure) -> [UInt8]? {
    guard try peek() != nil else { return nil }
    var bytes: [UInt8] = []
    while let byte = try next(), byte != UInt8(ascii: "\n") {
      if bytes.count == limit { throw malformed(.tooLong(limit: limit)) }
      bytes.append(byte)
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }
}
