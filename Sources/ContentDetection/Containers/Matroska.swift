/// Matroska and WebM (RFC 8794, RFC 9559): elements with an identifier and a size of variable length.
enum Matroska {
  static func finding(in sample: Sample) -> Finding? {
    guard sample.big32(0) == 0x1A45_DFA3 else { return nil }
    guard let header = element(sample, at: 0) else {
      return .family("video/x-matroska", "EBML header")
    }
    let fields = elements(sample, from: header.start, to: min(header.end, header.start + 4096))
    guard let type = fields.first(where: { $0.identifier == 0x4282 }) else {
      return .family("video/x-matroska", "EBML header")
    }
    let name = sample.bytes(at: Int64(type.start), count: min(type.end - type.start, 16))
    let tracks = tracks(sample, behind: header.end)
    switch String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) {
    case "webm":
      return tracks == .sound
        ? .settled("audio/webm", "document type \"webm\", only sound")
        : .settled("video/webm", "document type \"webm\"")
    case "matroska":
      let sign = "document type \"matroska\""
      switch tracks {
      case .sound: return .settled("audio/x-matroska", "\(sign), only sound")
      case .stereoscopic: return .settled("video/x-matroska-3d", "\(sign), stereoscopic")
      case .pictures: return .settled("video/x-matroska", sign)
      case .unknown: return .family("video/x-matroska", sign)
      }
    default: return nil
    }
  }

  /// The date of the segment, which counts nanoseconds since 2001.
  static func date(in sample: Sample) -> RecordedDate? {
    guard let header = element(sample, at: 0), let segment = element(sample, at: header.end),
      segment.identifier == 0x1853_8067,
      let about = elements(sample, from: segment.start, to: min(segment.end, sample.length))
        .first(where: { $0.identifier == 0x1549_A966 }),
      let date = elements(sample, from: about.start, to: about.end)
        .first(where: { $0.identifier == 0x4461 && $0.end - $0.start == 8 })
    else { return nil }
    let bytes = sample.bytes(at: Int64(date.start), count: 8)
    guard bytes.count == 8 else { return nil }
    let since2001 = Int64(bitPattern: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    let (moment, overflows) = since2001.addingReportingOverflow(978_307_200 * 1_000_000_000)
    return overflows ? nil : .instant(moment)
  }

  private enum Tracks { case unknown, sound, pictures, stereoscopic }

  private struct Element {
    let identifier: Int
    let start: Int
    let end: Int
  }

  /// The kinds of tracks, if they are close enough to the beginning.
  private static func tracks(_ sample: Sample, behind offset: Int) -> Tracks {
    guard let segment = element(sample, at: offset), segment.identifier == 0x1853_8067 else {
      return .unknown
    }
    let parts = elements(sample, from: segment.start, to: min(segment.end, sample.length))
    guard let list = parts.first(where: { $0.identifier == 0x1654_AE6B }) else { return .unknown }
    var found = Tracks.unknown
    for track in elements(sample, from: list.start, to: list.end) where track.identifier == 0xAE {
      let fields = elements(sample, from: track.start, to: track.end)
      let kind = fields.first { $0.identifier == 0x83 }.flatMap { sample.byte($0.start) }
      if kind == 2, found == .unknown { found = .sound }
      guard kind == 1 else { continue }
      if found != .stereoscopic { found = .pictures }
      let video = fields.first { $0.identifier == 0xE0 }
      let mode = video.map { elements(sample, from: $0.start, to: $0.end) }?
        .first { $0.identifier == 0x53B8 }
      if let mode, let value = sample.byte(mode.start), value != 0 { found = .stereoscopic }
    }
    return found
  }

  private static func elements(_ sample: Sample, from start: Int, to end: Int) -> [Element] {
    var found: [Element] = []
    var offset = start
    while found.count < 48, offset < end, let next = element(sample, at: offset) {
      found.append(next)
      offset = next.end
    }
    return found
  }

  /// The element at an offset; one of unknown size extends to the end of the file.
  private static func element(_ sample: Sample, at offset: Int) -> Element? {
    guard let first = sample.byte(offset), first >= 0x10 else { return nil }
    let length = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let identifier = sample.number(offset, length, isBig: true),
      let sizeByte = sample.byte(offset + length), sizeByte != 0
    else { return nil }
    let sizeLength = UInt8(truncatingIfNeeded: sizeByte).leadingZeroBitCount + 1
    guard var size = sample.number(offset + length, sizeLength, isBig: true) else { return nil }
    let bits = 7 * sizeLength
    size &= (1 << bits) - 1
    let start = offset + length + sizeLength
    let isUnknown = size == (1 << bits) - 1
    return Element(
      identifier: identifier, start: start,
      end: isUnknown ? sample.length : size <= Int.max - start ? start + size : sample.length)
  }
}
