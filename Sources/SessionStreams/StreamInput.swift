import Context
import FileTransfer
import SystemCalls

/// Reads a session's stream, in constant memory, and hashes it on the way.
///
/// The header of a member is read ahead, and hashed when the member is taken.
final class StreamInput {
  private let file: OpenFile
  private let isCancelled: () -> Bool
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 4096)
  private var unread = 0..<0
  private var ahead: (member: TarMember?, header: [UInt8])?
  /// The digest of everything that was taken.
  private(set) var whole = Digest.Running()
  private var part: Digest.Running?
  /// Whether nothing has arrived.
  private(set) var isEmpty = true
  /// The most bytes of an extended header, which hold a path and the text of a link.
  private static let mostRecords: Int64 = 1 << 20

  init(_ file: OpenFile, isCancelled: @escaping () -> Bool) {
    self.file = file
    self.isCancelled = isCancelled
    if (try? file.status().kind) == .fifo { file.requestPipeSize(1 << 20) }
  }

  deinit { buffer.deallocate() }

  /// The digest of what `body` takes.
  func hashing(_ body: () throws -> Void) throws -> Digest {
    part = Digest.Running()
    defer { part = nil }
    try body()
    return part?.finished() ?? Digest(of: [])
  }

  // MARK: Members

  /// The next member, which is not taken yet; nil at the end of the archive.
  func next() throws(ExchangeError) -> TarMember? {
    if let ahead { return ahead.member }
    let read = try readHeader()
    ahead = read
    return read.member
  }

  /// The header of the next member, as it arrived.
  var nextHeader: [UInt8] { ahead?.header ?? [] }

  /// Takes the member that is next; its content follows.
  func take() {
    guard let header = ahead?.header else { return }
    ahead = nil
    header.withUnsafeBytes { hash($0) }
  }

  private func readHeader() throws(ExchangeError) -> (member: TarMember?, header: [UInt8]) {
    var header = try fetch(TarMember.block)
    if header.allSatisfy({ $0 == 0 }) { return (nil, header) }
    var records = PaxRecords()
    var block = header
    if header[TarField.type] == TarType.extended {
      guard let extended = TarBlock(header), extended.size <= Self.mostRecords else {
        throw .stream(.damaged("a header is invalid"))
      }
      let padding = TarMember.padding(after: extended.size)
      let bytes = try fetch(Int(extended.size) + padding)
      guard let read = PaxRecords(Array(bytes.dropLast(padding))),
        bytes.suffix(padding).allSatisfy({ $0 == 0 })
      else { throw .stream(.damaged("a header is invalid")) }
      records = read
      block = try fetch(TarMember.block)
      header += bytes + block
    }
    guard let own = TarBlock(block), let member = TarMember(own, records) else {
      throw .stream(.damaged("a header is invalid"))
    }
    return (member, header)
  }

  // MARK: Content

  /// Passes on the next `count` bytes of the content.
  func read(_ count: Int64, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var left = count
    while left > 0 {
      let bytes = try piece(&left)
      hash(bytes)
      try body(bytes)
    }
  }

  /// The next bytes of the content, all of them.
  func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read(Int64(count)) { bytes += $0 }
    return bytes
  }

  /// Reads the rest of a member's last block, which must be empty.
  func readPadding(after size: Int64) throws {
    guard try bytes(TarMember.padding(after: size)).allSatisfy({ $0 == 0 }) else {
      throw StreamError.damaged("unexpected bytes follow a member")
    }
  }

  /// Reads the rest of the input after the last member, which must be empty and at least two blocks.
  func readEnd() throws {
    guard try next() == nil, try fetch(TarMember.block).allSatisfy({ $0 == 0 }) else {
      throw StreamError.damaged("unexpected bytes follow the end")
    }
    while true {
      guard buffer[unread].allSatisfy({ $0 == 0 }) else {
        throw StreamError.damaged("unexpected bytes follow the end")
      }
      if try !fill() { return }
    }
  }

  private func hash(_ bytes: UnsafeRawBufferPointer) {
    whole.add(bytes)
    part?.add(bytes)
  }

  // MARK: Bytes

  private func fetch(_ count: Int) throws(ExchangeError) -> [UInt8] {
    var bytes: [UInt8] = []
    var left = Int64(count)
    while left > 0 { bytes += try piece(&left) }
    return bytes
  }

  /// The next bytes that have arrived, at most `left`, by which that is reduced.
  private func piece(_ left: inout Int64) throws(ExchangeError) -> UnsafeRawBufferPointer {
    if unread.isEmpty, try !fill() { throw .stream(.truncated) }
    let taken = Int(min(Int64(unread.count), left))
    defer { unread = unread.lowerBound + taken..<unread.upperBound }
    left -= Int64(taken)
    return UnsafeRawBufferPointer(
      rebasing: buffer[unread.lowerBound..<unread.lowerBound + taken])
  }

  /// Reads what has arrived into the empty buffer; false at the end of the input.
  private func fill() throws(ExchangeError) -> Bool {
    do throws(StreamFailure) {
      unread = 0..<(try StreamCopy.read(file, into: buffer, isCancelled))
      if !unread.isEmpty { isEmpty = false }
      return !unread.isEmpty
    } catch {
      throw ExchangeError(spooling: file.path, error)
    }
  }
}
