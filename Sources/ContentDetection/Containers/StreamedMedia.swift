/// Containers for streaming video and audio: ASF and the MPEG streams.
enum StreamedMedia {
  static func finding(in sample: Sample) -> Finding? {
    asf(sample) ?? programStream(sample) ?? transportStream(sample)
  }

  // MARK: Advanced Systems Format

  private static func asf(_ sample: Sample) -> Finding? {
    let header: [UInt8] = [
      0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11, 0xA6, 0xD9, 0x00, 0xAA, 0x00, 0x62, 0xCE,
      0x6C,
    ]
    guard sample.has(header) else { return nil }
    let size = min(sample.little64(16) ?? 0, sample.head.bytes.count)
    let bytes = sample.head.bytes.prefix(max(size, 256))
    // The stream type identifiers differ in their first bytes and share the rest.
    let end: [UInt8] = [0x4D, 0x5B, 0xCF, 0x11, 0xA8, 0xFD, 0x00, 0x80, 0x5F, 0x5C, 0x44, 0x2B]
    var hasSound = false
    for index in bytes.indices where bytes[index] == 0x4D && bytes[index...].starts(with: end) {
      let kind = bytes[max(bytes.startIndex, index - 4)..<index]
      if kind.elementsEqual([0xC0, 0xEF, 0x19, 0xBC]) {
        return .settled("video/x-ms-wmv", "ASF video stream")
      }
      if kind.elementsEqual([0x40, 0x9E, 0x69, 0xF8]) { hasSound = true }
    }
    return hasSound
      ? .settled("audio/x-ms-wma", "ASF audio stream")
      : .family("application/vnd.ms-asf", "ASF header")
  }

  // MARK: MPEG

  /// MPEG program and elementary streams (ISO/IEC 11172, 13818).
  private static func programStream(_ sample: Sample) -> Finding? {
    guard sample.big24(0) == 1, let code = sample.byte(3), let next = sample.byte(4) else {
      return nil
    }
    switch code {
    case 0xBA:
      // The clock begins with fixed bits, which differ between MPEG-1 and MPEG-2.
      guard next & 0xC4 == 0x44 || next & 0xF1 == 0x21 else { return nil }
      return .settled("video/mpeg", "MPEG pack header")
    case 0xB3:
      guard let size = sample.big24(4), size >> 12 > 0, size & 0xFFF > 0, let rate = sample.byte(7),
        (1...14).contains(rate & 15), rate >> 4 != 0
      else { return nil }
      return .settled("video/mpeg", "MPEG sequence header")
    case 0xBB, 0xE0...0xEF, 0xC0...0xDF:
      // A packet, whose size leads to the next start code.
      guard let size = sample.big16(4), size > 0, sample.big24(6 + size) == 1 else { return nil }
      return .settled("video/mpeg", "MPEG packets")
    default: return nil
    }
  }

  /// MPEG transport streams: packets of a fixed size with the same first byte.
  private static func transportStream(_ sample: Sample) -> Finding? {
    for (size, start) in [(188, 0), (192, 4), (204, 0)] {
      guard sample.byte(start) == 0x47, sample.length >= size * 3 else { continue }
      let packets = min(16, (sample.length - start) / size)
      let isStream = (0..<packets).allSatisfy { index in
        sample.byte(start + index * size) == 0x47
          && (sample.byte(start + index * size + 3) ?? 0) & 0x30 != 0
      }
      if isStream { return .settled("video/mp2t", "MPEG transport packets") }
    }
    return nil
  }
}
