/// Ogg (RFC 3533), in which the first packet of each stream identifies its codec.
enum OggContainer {
  static func finding(in sample: Sample) -> Finding? {
    guard sample.has("OggS"), sample.byte(4) == 0 else { return nil }
    let codecs = streams(sample)
    let sign = "Ogg stream"
    if codecs.contains(.annodex) {
      return codecs.contains(where: \.isPicture)
        ? .settled("video/annodex", sign) : .settled("audio/annodex", sign)
    }
    if codecs.contains(.oldMovie) { return .settled("video/x-ogm+ogg", sign) }
    if codecs.contains(where: \.isPicture) { return .settled("video/ogg", sign) }
    for codec in codecs {
      switch codec {
      case .vorbis: return .settled("audio/ogg", "\(sign) of Vorbis")
      case .opus: return .settled("audio/opus", "\(sign) of Opus")
      case .speex: return .settled("audio/x-speex+ogg", "\(sign) of Speex")
      case .flac: return .settled("audio/x-flac+ogg", "\(sign) of FLAC")
      case .otherSound: return .settled("audio/ogg", sign)
      case .picture, .oldMovie, .annodex, .other: continue
      }
    }
    return .family("application/ogg", sign)
  }

  private enum Codec {
    case vorbis, opus, speex, flac, otherSound, picture, oldMovie, annodex, other

    var isPicture: Bool { self == .picture || self == .oldMovie }
  }

  /// The codecs of the initial pages, which precede all other pages.
  private static func streams(_ sample: Sample) -> [Codec] {
    var codecs: [Codec] = []
    var offset = 0
    while codecs.count < 16, sample.has("OggS", at: offset), let flags = sample.byte(offset + 5),
      flags & 2 != 0, let segmentCount = sample.byte(offset + 26)
    {
      let sizes = sample.bytes(at: Int64(offset + 27), count: segmentCount)
      let start = offset + 27 + segmentCount
      codecs.append(codec(sample, at: start))
      offset = start + sizes.reduce(0) { $0 + Int($1) }
    }
    return codecs
  }

  private static func codec(_ sample: Sample, at start: Int) -> Codec {
    if sample.has("\u{1}vorbis", at: start) { return .vorbis }
    if sample.has("OpusHead", at: start) { return .opus }
    if sample.has("Speex   ", at: start) { return .speex }
    if sample.has([0x7F, 0x46, 0x4C, 0x41, 0x43], at: start) || sample.has("fLaC", at: start) {
      return .flac
    }
    if sample.has([0x80, 0x74, 0x68, 0x65, 0x6F, 0x72, 0x61], at: start)
      || sample.has([0x80, 0x64, 0x61, 0x61, 0x6C, 0x61], at: start)
      || sample.has("BBCD\0", at: start) || sample.has("OVP80", at: start)
    {
      return .picture
    }
    if sample.has("\u{1}video\0", at: start) { return .oldMovie }
    if sample.has("PCM     ", at: start) || sample.has("CELT    ", at: start) { return .otherSound }
    if sample.has("Annodex\0", at: start) { return .annodex }
    return .other
  }
}
