/// Binary OpenPGP (RFC 9580): packets, the first of which states the purpose of the file.
enum OpenPGPInspection {
  static func finding(in sample: Sample) -> Finding? {
    guard let packet = Packet(sample) else { return nil }
    switch packet.tag {
    case 5, 6: return key(sample, packet)
    case 2: return signature(sample, packet)
    case 1:
      guard sample.byte(packet.start) == 3, let algorithm = sample.byte(packet.start + 9),
        algorithms.contains(algorithm), isFollowed(sample, packet)
      else { return nil }
      return .settled("application/pgp-encrypted", "OpenPGP session key")
    case 3:
      guard let version = sample.byte(packet.start), version == 4 || version == 5,
        let cipher = sample.byte(packet.start + 1), (1...13).contains(cipher),
        let kind = sample.byte(packet.start + 2), kind <= 4, isFollowed(sample, packet)
      else { return nil }
      return .settled("application/pgp-encrypted", "OpenPGP session key")
    default: return nil
    }
  }

  private struct Packet {
    let tag: Int
    let start: Int
    let end: Int

    /// The first packet; nil if its header is invalid or its size is implausible.
    init?(_ sample: Sample) {
      guard let first = sample.byte(0), first & 0x80 != 0 else { return nil }
      var size = 0
      if first & 0x40 != 0 {
        tag = first & 0x3F
        guard let length = sample.byte(1) else { return nil }
        switch length {
        case 0..<192: (start, size) = (2, length)
        case 192..<224: (start, size) = (3, (length - 192) << 8 + (sample.byte(2) ?? 0) + 192)
        case 255: (start, size) = (6, sample.big32(2) ?? 0)
        default: return nil
        }
      } else {
        tag = first >> 2 & 15
        guard first & 3 < 3 else { return nil }
        let count = 1 << (first & 3)
        start = 1 + count
        size = sample.number(1, count, isBig: true) ?? 0
      }
      guard size > 8, size < 1 << 20 else { return nil }
      end = start + size
    }
  }

  private static let algorithms: Set<Int> = [1, 2, 3, 16, 17, 18, 19, 20, 22, 25, 26, 27, 28]

  /// Whether the packet ends at the end of the file or is followed by another packet.
  private static func isFollowed(_ sample: Sample, _ packet: Packet) -> Bool {
    packet.end >= sample.length
      ? packet.end == sample.length : (sample.byte(packet.end) ?? 0) & 0x80 != 0
  }

  private static func key(_ sample: Sample, _ packet: Packet) -> Finding? {
    guard let version = sample.byte(packet.start), (2...6).contains(version),
      let created = sample.big32(packet.start + 1), (0x2800_0000..<0x9000_0000).contains(created),
      let algorithm = sample.byte(packet.start + (version < 4 ? 7 : 5)),
      algorithms.contains(algorithm), isFollowed(sample, packet)
    else { return nil }
    return .settled("application/pgp-keys", "OpenPGP key")
  }

  private static func signature(_ sample: Sample, _ packet: Packet) -> Finding? {
    guard let version = sample.byte(packet.start), (3...6).contains(version), version != 5,
      isFollowed(sample, packet)
    else { return nil }
    // Version 3 begins with the length of the hashed part.
    if version == 3 {
      guard sample.byte(packet.start + 1) == 5 else { return nil }
    } else {
      guard let algorithm = sample.byte(packet.start + 2), algorithms.contains(algorithm),
        let digest = sample.byte(packet.start + 3), (1...14).contains(digest)
      else { return nil }
    }
    return .settled("application/pgp-signature", "OpenPGP signature")
  }
}
