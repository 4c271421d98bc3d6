import SystemCalls

/// A byte-by-byte reader for the input of a built-in step, which keeps track of its position.
final class ByteReader {
  private let file: OpenFile
  private let mayWait: Bool
  private let halt: () -> CommandError?
  private let buffer: UnsafeMutableRawBufferPointer
  private var position = 0
  private var filled = 0
  private var hasEnded = false
  /// Whether the previous contents of the buffer ended in a newline.
  private var endedInNewline = false
  /// The byte that ends a line.
  private var newline = UInt8(ascii: "\n")
  /// The number of bytes before the buffer.
  private var before: Int64 = 0
  /// The line number, from 1.
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

  /// The number of bytes read so far.
  var offset: Int64 { before + Int64(position) }

  /// Returns the next byte without consuming it; nil at the end.
  @inline(__always)
  func peek() throws(StepFailure) -> UInt8? {
    if position == filled, try !fill() { return nil }
    return buffer[position]
  }

  /// Consumes and returns the next byte; nil at the end.
  @inline(__always)
  func next() throws(StepFailure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    skip(byte)
    return byte
  }

  /// Consumes the byte that `peek` has returned.
  @inline(__always)
  func skip(_ byte: UInt8) {
    position += 1
    if byte == newline { line += 1 }
  }

  /// Counts lines by CR from now on; must be called after reading the first CR that ends a line.
  func countReturns() {
    newline = UInt8(ascii: "\r")
    line += 1
  }

  /// Skips a byte order mark (U+FEFF in UTF-8) at the start.
  func skipMark() throws(StepFailure) {
    guard position == filled, before == 0, try fill() else { return }
    while filled < 3, try extend() {}
    if filled >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { position = 3 }
  }

  /// The byte that is most frequent in the first line, outside of quotation marks and as far as that is buffered; of
  /// several the first.
  func mostFrequentInLine(_ bytes: [UInt8]) throws(StepFailure) -> UInt8 {
    var counts = bytes.map { _ in 0 }
    var isQuoted = false
    _ = try peek()
    var index = position
    while true {
      if index >= filled {
        guard filled < buffer.count, try extend() else { break }
      }
      let byte = buffer[index]
      index += 1
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let found = bytes.firstIndex(of: byte) { counts[found] += 1 }
    }
    return bytes[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  /// The error for invalid input at the byte read last.
  func malformed(_ problem: Malformation.Problem) -> StepFailure {
    let isAtLineEnd = position > 0 ? buffer[position - 1] == newline : endedInNewline
    return .malformed(
      Malformation(line: line - (isAtLineEnd ? 1 : 0), byte: max(offset, 1), problem))
  }

  /// The error for invalid input at the next byte.
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

  /// Appends input to the buffer.
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

  /// Reads a line, the last of which may lack an ending, without its LF or CRLF; nil at the end.
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
