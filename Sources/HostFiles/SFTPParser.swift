/// Takes the bytes of an SFTP server as they arrive, and returns its packets.
struct SFTPParser {
  /// The longest packet that is taken: what OpenSSH sends at most, and more than anybody else does.
  static let longest = 256 << 10

  private var bytes: [UInt8] = []
  private var start = 0

  mutating func take(_ more: UnsafeRawBufferPointer) {
    if start > 0 && start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes += more
  }

  /// The bytes that arrived and are not part of a returned packet.
  var unread: ArraySlice<UInt8> { bytes[start...] }

  /// The next packet and the request that it answers; nil until all of it has arrived.
  ///
  /// After an error the stream is useless, because nobody knows where the next packet begins.
  mutating func next() throws(SFTPFault) -> (identifier: UInt32, reply: SFTPReply)? {
    let rest = bytes[start...]
    guard rest.count >= 4 else { return nil }
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.longest else { throw .tooLong(length) }
    guard rest.count >= 4 + length else {
      // What was read is dropped only now and then, because that moves the rest.
      if start > Self.longest {
        bytes.removeFirst(start)
        start = 0
      }
      return nil
    }
    let packet = rest.dropFirst(4).prefix(length)
    start += 4 + length
    return try SFTPReply.read(packet)
  }
}
