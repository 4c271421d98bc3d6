/// What is wrong with the bytes of an HTTP reply.
package enum HTTPFault: Error, Equatable {
  case malformed
  case tooLong
}

/// Parses the replies of an HTTP/1.1 server as they arrive: those of one connection, one after the other.
///
/// Only what `rclone` sends is understood: a length or chunks. Every length is bounded, because a reply may come from
/// anything that listens in its place.
package struct HTTPParser {
  package enum Event: Equatable {
    /// The status of a reply that begins.
    case status(Int)
    case body([UInt8])
    /// The reply is complete; `isLast` if the server closes the connection after it.
    case end(isLast: Bool)
  }

  private enum State: Equatable {
    case head
    case counted(left: Int64)
    case chunkSize
    case chunk(left: Int64)
    case chunkEnd
    case trailer
    /// The body ends with the connection.
    case open
  }

  private static let longestHead = 64 << 10
  private static let longestLine = 4096
  private var buffer: [UInt8] = []
  private var offset = 0
  private var state = State.head
  private var isLast = false

  package init() {}

  /// Whether nothing of a reply has arrived.
  package var isBetweenReplies: Bool { state == .head && offset == buffer.count }
  /// Whether the end of the connection is the end of the reply.
  package var endsWithConnection: Bool { state == .open }

  package mutating func take(_ bytes: some Collection<UInt8>) {
    if offset > 0 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer += bytes
  }

  /// The next event; nil if more bytes are needed.
  package mutating func next() throws(HTTPFault) -> Event? {
    switch state {
    case .head: return try head()
    case .counted(let left):
      if left == 0 { return finish() }
      guard let piece = piece(atMost: left) else { return nil }
      state = .counted(left: left - Int64(piece.count))
      return .body(piece)
    case .chunkSize:
      guard let line = try line() else { return nil }
      let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
      guard digits.count <= 15,
        let size = Int64(String(decoding: digits, as: UTF8.self), radix: 16),
        size >= 0
      else { throw .malformed }
      state = size == 0 ? .trailer : .chunk(left: size)
      return try next()
    case .chunk(let left):
      if left == 0 {
        state = .chunkEnd
        return try next()
      }
      guard let piece = piece(atMost: left) else { return nil }
      state = .chunk(left: left - Int64(piece.count))
      return .body(piece)
    case .chunkEnd:
      guard let line = try line() else { return nil }
      guard line.isEmpty else { throw .malformed }
      state = .chunkSize
      return try next()
    case .trailer:
      while let line = try line() {
        if line.isEmpty { return finish() }
      }
      return nil
    case .open:
      return piece(atMost: .max).map { .body($0) }
    }
  }

  private mutating func finish() -> Event {
    state = .head
    return .end(isLast: isLast)
  }

  private mutating func piece(atMost limit: Int64) -> [UInt8]? {
    let count = Int(min(Int64(buffer.count - offset), limit))
    if count == 0 { return nil }
    defer { offset += count }
    return Array(buffer[offset..<offset + count])
  }

  /// The next line without its end; nil if it is incomplete.
  private mutating func line() throws(HTTPFault) -> [UInt8]? {
    guard let end = buffer[offset...].firstIndex(of: 0x0A) else {
      if buffer.count - offset > Self.longestLine { throw .tooLong }
      return nil
    }
    var line = buffer[offset..<end]
    if line.count > Self.longestLine { throw .tooLong }
    if line.last == 0x0D { line.removeLast() }
    offset = end + 1
    return Array(line)
  }

  // MARK: - The head

  private mutating func head() throws(HTTPFault) -> Event? {
    guard let end = endOfHead() else {
      if buffer.count - offset > Self.longestHead { throw .tooLong }
      return nil
    }
    let lines = buffer[offset..<end].split(separator: 0x0A).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    offset = end
    guard let first = lines.first, first.hasPrefix("HTTP/1."),
      let status = Int(first.dropFirst(9).prefix(3)), (100...599).contains(status)
    else { throw .malformed }
    var length: Int64?
    var isChunked = false
    isLast = first.hasPrefix("HTTP/1.0")
    for line in lines.dropFirst() where !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .malformed }
      let value = parts[1].drop { $0 == " " }.lowercased()
      switch parts[0].lowercased() {
      case "content-length":
        guard let count = Int64(value), count >= 0, length == nil || length == count else {
          throw .malformed
        }
        length = count
      case "transfer-encoding": isChunked = value.hasSuffix("chunked")
      case "connection": isLast = value == "close" || isLast
      default: break
      }
    }
    // A reply that only says that the request goes on.
    if status < 200 { return try next() }
    if isChunked {
      state = .chunkSize
    } else if status == 204 || status == 304 {
      state = .counted(left: 0)
    } else {
      state = length.map { .counted(left: $0) } ?? .open
    }
    return .status(status)
  }

  /// The offset after the empty line that ends the head.
  private func endOfHead() -> Int? {
    var index = offset
    while let end = buffer[index...].firstIndex(of: 0x0A) {
      let line = buffer[index..<end]
      if line.isEmpty || line.elementsEqual([0x0D]) { return end + 1 }
      index = end + 1
    }
    return nil
  }
}
