/// Audio without a container: consecutive frames, each with a header that states its length, and optional tags before
/// them.
enum FramedSound {
  static func finding(in sample: Sample) -> Finding? {
    if let end = tagEnd(sample) { return behindTag(sample, end) }
    return frames(sample, at: 0)
  }

  // MARK: Tags

  /// The end of an ID3 tag (ID3v2.4.0, section 3.1).
  private static func tagEnd(_ sample: Sample) -> Int? {
    guard sample.has("ID3"), let version = sample.byte(3), (2...4).contains(version),
      let flags = sample.byte(5), flags & 0x0F == 0, let size = sample.big32(6),
      size & 0x8080_8080 == 0
    else { return nil }
    let parts = [size >> 24, size >> 16 & 0xFF, size >> 8 & 0xFF, size & 0xFF]
    return 10 + parts.reduce(0) { $0 << 7 | $1 } + (flags & 0x10 == 0 ? 0 : 10)
  }

  /// The format of the audio after a tag, which several formats can have.
  private static func behindTag(_ sample: Sample, _ end: Int) -> Finding {
    let others: [(StaticString, String)] = [
      ("fLaC", "audio/flac"), ("TTA1", "audio/x-tta"), ("MAC ", "audio/x-ape"),
      ("wvpk", "audio/x-wavpack"), ("MPCK", "audio/x-musepack"), ("MP+", "audio/x-musepack"),
      ("tBaK", "audio/x-tak"),
    ]
    for (mark, type) in others where sample.has(mark, at: end) {
      return .settled(type, "\"\(mark)\" after an ID3 tag")
    }
    // Some programs leave padding after the tag.
    let room = sample.bytes(at: Int64(end), count: 4096).prefix { $0 == 0 }.count
    if let found = frames(sample, at: end + room) { return found }
    return .family("audio/mpeg", "ID3 tag")
  }

  // MARK: Frames

  /// The formats that are nothing but such frames.
  static let formats: Set<String> = ["audio/mpeg", "audio/mp2"]

  /// Whether consecutive frames of MPEG audio are at the beginning, behind whatever some programs put before them.
  static func isAnywhere(in sample: Sample) -> Bool {
    (0..<min(sample.length, 1 << 16)).contains {
      sample.byte($0) == 0xFF && isRow(sample, at: $0, of: layerFrameSize)
    }
  }

  private static func frames(_ sample: Sample, at start: Int) -> Finding? {
    if isRow(sample, at: start, of: transportFrameSize) {
      return .settled("audio/aac", "ADTS frames")
    }
    if let layer = layer(sample, at: start), isRow(sample, at: start, of: layerFrameSize) {
      return .settled(layer == 3 ? "audio/mpeg" : "audio/mp2", "MPEG audio frames")
    }
    if let size = theaterFrameSize(sample, start) {
      return sample.big32(start + size) == 0x6458_2025
        ? .settled("audio/vnd.dts.hd", "DTS frames with an extension")
        : .settled("audio/vnd.dts", "DTS frames")
    }
    if isRow(sample, at: start, of: dolbyFrameSize), let version = sample.byte(start + 5) {
      return version >> 3 > 10
        ? .settled("audio/eac3", "AC-3 frames") : .settled("audio/ac3", "AC-3 frames")
    }
    return nil
  }

  /// Whether consecutive frames are valid: three of them, two in a file truncated in the third, or one that is the
  /// whole file.
  private static func isRow(
    _ sample: Sample, at start: Int, of size: (Sample, Int) -> Int?
  ) -> Bool {
    // An ID3v1 tag follows the last frame.
    let end = sample.has("TAG", at: sample.length - 128) ? sample.length - 128 : sample.length
    var offset = start
    for count in 0..<3 {
      guard let frame = size(sample, offset) else {
        return count > 1 && offset >= end || count > 0 && offset == end
      }
      offset += frame
    }
    return true
  }

  /// ADTS (ISO/IEC 13818-7, 6.2).
  private static func transportFrameSize(_ sample: Sample, _ offset: Int) -> Int? {
    guard let header = sample.big32(offset), header >> 20 == 0xFFF, header >> 17 & 3 == 0,
      header >> 10 & 15 <= 12, let rest = sample.big24(offset + 3)
    else { return nil }
    let size = rest >> 5 & 0x1FFF
    return size > 7 ? size : nil
  }

  private static func layer(_ sample: Sample, at offset: Int) -> Int? {
    guard let header = sample.big16(offset), header >> 5 == 0x7FF else { return nil }
    return 4 - (header >> 1 & 3)
  }

  /// MPEG audio (ISO/IEC 11172-3, 2.4.1.3, and its extensions to lower rates).
  private static func layerFrameSize(_ sample: Sample, _ offset: Int) -> Int? {
    guard let header = sample.big32(offset), header >> 21 == 0x7FF else { return nil }
    let (version, layer) = (header >> 19 & 3, 4 - (header >> 17 & 3))
    let (rateIndex, bitIndex) = (header >> 10 & 3, header >> 12 & 15)
    guard version != 1, layer != 4, rateIndex != 3, (1...14).contains(bitIndex) else { return nil }
    let isFirst = version == 3
    let rate = [44_100, 48_000, 32_000][rateIndex] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let kilobits = bitRates[isFirst ? layer - 1 : layer == 1 ? 3 : 4][bitIndex - 1]
    let padding = header >> 9 & 1
    if layer == 1 { return (12_000 * kilobits / rate + padding) * 4 }
    let samples = layer == 3 && !isFirst ? 72_000 : 144_000
    return samples * kilobits / rate + padding
  }

  private static let bitRates = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  /// AC-3 and E-AC-3 (ETSI TS 102 366).
  private static func dolbyFrameSize(_ sample: Sample, _ offset: Int) -> Int? {
    guard sample.big16(offset) == 0x0B77, let version = sample.byte(offset + 5),
      let code = sample.byte(offset + 4), let size = sample.big16(offset + 2)
    else { return nil }
    if version >> 3 > 10 { return version >> 3 <= 16 ? ((size & 0x7FF) + 1) * 2 : nil }
    guard code >> 6 != 3, code & 63 < 38 else { return nil }
    let kilobits = [
      32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
    ][(code & 63) >> 1]
    switch code >> 6 {
    case 0: return kilobits * 4
    case 1: return (320 * kilobits / 147 + (code & 1)) * 2
    default: return kilobits * 6
    }
  }

  /// DTS (ETSI TS 102 114), in big-endian 16-bit words.
  private static func theaterFrameSize(_ sample: Sample, _ offset: Int) -> Int? {
    guard sample.big32(offset) == 0x7FFE_8001, let field = sample.big24(offset + 5) else {
      return nil
    }
    return (field >> 4 & 0x3FFF) + 1
  }
}
