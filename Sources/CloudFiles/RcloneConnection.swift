import FileTransfer
import SystemCalls
import SystemPackage

/// One connection to `rclone`, on which one request is under way at a time.
final class RcloneConnection {
  private let file: OpenFile
  private let authorization: [UInt8]
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var parser = HTTPParser()
  private(set) var status = 0
  /// The body so far, without what was taken of it.
  private(set) var body: [UInt8] = []
  private(set) var isBusy = false
  /// Whether it cannot be used again.
  private(set) var isOver = false

  /// The longest reply that is kept in memory.
  private static let longestBody = 512 << 20

  /// The buffer for replies, which is allocated once: the system would map memory of this size for each read.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)

  deinit { buffer.deallocate() }

  init(_ program: RcloneProgram) throws(SystemFailure) {
    file = try program.connect()
    authorization = program.authorization
  }

  /// Begins a request.
  func begin(_ request: RcloneRequest) {
    outgoing = request.head + authorization + Array("\r\n".utf8) + request.body
    (sent, status, body, isBusy) = (0, 0, [], true)
  }

  /// Whether the reply is not about an error, as far as it is known.
  var isGood: Bool { status < 300 }

  /// What has arrived of a successful reply; it is not kept.
  func takeBody() -> [UInt8] {
    guard (200...299).contains(status) else { return [] }
    defer { body = [] }
    return body
  }

  var interest: Readiness.Interest {
    .init(file.descriptor, sent < outgoing.count ? [.input, .room] : .input)
  }

  private func send(_ bytes: ArraySlice<UInt8>) throws(SystemFailure) -> Int {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemFailure) in try file.send(bytes) }
    }.get()
  }

  /// What became of a request.
  enum Progress { case none, some, done }

  /// Sends and receives what can be; the connection may have closed between two requests.
  ///
  /// - Throws: `HTTPFault` if the reply is not HTTP, or it ends too early.
  func pump() throws -> Progress {
    if sent < outgoing.count {
      do throws(SystemFailure) {
        sent += try send(outgoing[sent...])
      } catch {
        if error.errno != .resourceTemporarilyUnavailable { throw error }
      }
    }
    let count: Int
    do throws(SystemFailure) {
      count = try file.read(into: buffer)
    } catch {
      if error.errno == .resourceTemporarilyUnavailable { return .none }
      throw error
    }
    if count == 0 {
      isOver = true
      guard parser.endsWithConnection else { throw HTTPFault.malformed }
      isBusy = false
      return .done
    }
    parser.take(buffer[..<count])
    while let event = try parser.next() {
      switch event {
      case .status(let status): self.status = status
      case .body(let piece):
        body += piece
        if body.count > Self.longestBody { throw HTTPFault.tooLong }
      case .end(let isLast):
        isBusy = false
        if isLast || !parser.isBetweenReplies { isOver = true }
        return .done
      }
    }
    return .some
  }
}
