/// Documents of older programs, whose kind is stated in a later header field.
enum OldDocuments {
  static func finding(in sample: Sample) -> Finding? {
    wordPerfect(sample) ?? write(sample) ?? flash(sample) ?? lotus(sample)
  }

  /// Files of WordPerfect and related programs: a product and a file kind.
  private static func wordPerfect(_ sample: Sample) -> Finding? {
    guard sample.has([0xFF, 0x57, 0x50, 0x43]), let product = sample.byte(8),
      let kind = sample.byte(9)
    else { return nil }
    switch (product, kind) {
    case (1, 0x16): return .settled("image/x-wpg", "WordPerfect picture")
    case (1, 0x0A): return .settled("application/vnd.wordperfect", "WordPerfect document")
    case (0x0F, _): return .settled("application/x-corelpresentations", "Corel presentation")
    default: return .family("application/vnd.wordperfect", "WordPerfect file")
    }
  }

  /// Windows Write and Word for DOS, which share a signature; only Write has a page count in the header.
  private static func write(_ sample: Sample) -> Finding? {
    guard let magic = sample.little16(0), magic == 0xBE31 || magic == 0xBE32,
      sample.has([0, 0, 0, 0xAB, 0, 0], at: 2)
    else { return nil }
    return (sample.little16(96) ?? 0) == 0
      ? .family("application/msword", "Word for DOS header")
      : .settled("application/x-mswrite", "Write header")
  }

  /// Shockwave Flash: a letter for the compression, then the version and the size.
  private static func flash(_ sample: Sample) -> Finding? {
    guard sample.has("FWS") || sample.has("CWS") || sample.has("ZWS"), let version = sample.byte(3),
      (1...60).contains(version)
    else { return nil }
    let isPacked = !sample.has("FWS")
    let size = sample.little32(4)
    guard isPacked ? (size ?? 0) > 8 : size == sample.length else {
      return .family("application/vnd.adobe.flash.movie", "Flash header")
    }
    return .settled("application/vnd.adobe.flash.movie", "Flash header")
  }

  /// Lotus 1-2-3 spreadsheets: records, the first of which is the version.
  private static func lotus(_ sample: Sample) -> Finding? {
    guard sample.little16(0) == 0, let size = sample.little16(2), let version = sample.little16(4)
    else {
      return nil
    }
    switch (size, version) {
    case (2, 0x0404), (2, 0x0405), (2, 0x0406):
      guard sample.little16(6) ?? 6 <= 0x100 else { return nil }
    case (26, 0x1000...0x1007): break
    default: return nil
    }
    return .settled("application/vnd.lotus-1-2-3", "Lotus 1-2-3 version")
  }
}
