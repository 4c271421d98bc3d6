/// The ISO base media file format (ISO/IEC 14496-12), the formats based on it, and its predecessor QuickTime.
enum ISOMedia {
  static func finding(in sample: Sample) -> Finding? {
    switch sample.code(4) {
    case "ftyp": branded(sample)
    case "jP  ", "jP\u{1A}\u{1A}": jpeg2000(sample)
    case "JXL ":
      sample.has([0x0D, 0x0A, 0x87, 0x0A], at: 8) ? .settled("image/jxl", "JPEG XL box") : nil
    case "styp", "sidx", "moof", "emsg":
      boxesFollow(sample) ? .family("video/mp4", "ISO media segment") : nil
    case "moov", "mdat", "free", "skip", "wide", "pnot": unbranded(sample)
    default: nil
    }
  }

  // MARK: Brands

  private static func branded(_ sample: Sample) -> Finding? {
    guard let size = sample.big32(0), size >= 12 || size == 0 else { return nil }
    let major = sample.code(8)
    let others = stride(from: 16, to: min(size, 16 + 4 * 64), by: 4).map(sample.code)
    let sign = "brand \"\(major)\""
    // The minimal form states its coding instead of a version. Other image collections state it in their compatible
    // brands.
    if major == "mif3", sample.code(12) == "avif" { return .settled("image/avif", sign) }
    if ["mif1", "mif2", "mif3", "msf1", "miaf", "MiHB", "MiHE", "MiHA", "MiAB", "MiAn"].contains(
      major)
    {
      if others.contains(where: { $0 == "avif" || $0 == "avis" }) {
        return .settled("image/avif", "brand \"avif\"")
      }
      return .settled(major == "msf1" ? "image/heif-sequence" : "image/heif", sign)
    }
    for brand in [major] + others {
      guard let type = type(ofBrand: brand) else { continue }
      return type == "video/mp4" ? movie(sample, sign) : .settled(type, "brand \"\(brand)\"")
    }
    return isName(major) ? .family("video/mp4", sign) : nil
  }

  private static func type(ofBrand brand: String) -> String? {
    switch brand {
    case "heic", "heix", "heim", "heis": "image/heic"
    case "hevc", "hevx", "hevm", "hevs": "image/heic-sequence"
    case "mif1": "image/heif"
    case "msf1": "image/heif-sequence"
    case "avif", "avis": "image/avif"
    case "avci": "image/avci"
    case "avcs": "image/avcs"
    case "jxl ": "image/jxl"
    case "jxs ", "jxss": "image/jxs"
    case "j2ki": "image/hej2k"
    case "crx ": "image/x-canon-cr3"
    case "qt  ": "video/quicktime"
    case "M4A ": "audio/x-m4a"
    case "F4A ": "audio/mp4"
    case "M4B ", "F4B ": "audio/x-m4b"
    case "M4P ": "audio/mp4"
    case "M4V ", "M4VH", "M4VP": "video/x-m4v"
    case "aax ", "aaxc": "audio/vnd.audible.aax"
    case "mj2s", "mjp2": "video/mj2"
    case "jp2 ": "image/jp2"
    case "jpx ": "image/jpx"
    case "jpm ": "image/jpm"
    case "dvr1", "dvt1": "video/vnd.dvb.file"
    case "3ge6", "3ge7", "3gg6": "video/3gpp"
    case "KDDI": "video/3gpp2"
    case _ where brand.hasPrefix("3g2"): "video/3gpp2"
    case _ where brand.hasPrefix("3gp") || brand.hasPrefix("3gr") || brand.hasPrefix("3gs"):
      "video/3gpp"
    case _ where brand.hasPrefix("iso") || brand.hasPrefix("mp4") || brand.hasPrefix("cmf"):
      "video/mp4"
    case "avc1", "hvc1", "av01", "dash", "msdh", "msix", "MSNV", "NDSC", "NDSH", "NDSM", "NDSP",
      "NDSS",
      "NDXC", "NDXH", "NDXM", "NDXP", "NDXS", "F4V ", "F4P ", "f4v ", "mmp4", "mp71", "piff",
      "XAVC",
      "CAEP", "caqv", "dby1", "isml", "ismv", "pana", "FACE", "SDV ", "XVID", "DIVX", "vwpt":
      "video/mp4"
    default: nil
    }
  }

  /// Audio only or with video, according to the kinds of tracks.
  private static func movie(_ sample: Sample, _ sign: String) -> Finding {
    let kinds = trackKinds(sample)
    if kinds.contains("soun") && !kinds.contains("vide") {
      return .family("audio/mp4", "\(sign), no video track")
    }
    return .settled("video/mp4", sign)
  }

  // MARK: Boxes

  struct Box {
    let kind: String
    let start: Int
    let end: Int
  }

  /// The box at an offset, without its header; nil if there is no valid box.
  static func box(_ sample: Sample, at offset: Int) -> Box? {
    guard let size = sample.big32(offset) else { return nil }
    let kind = sample.code(offset + 4)
    switch size {
    case 0: return Box(kind: kind, start: offset + 8, end: sample.length)
    case 1:
      guard let size = sample.big64(offset + 8), size >= 16, size <= Int.max - offset else {
        return nil
      }
      return Box(kind: kind, start: offset + 16, end: offset + size)
    case 8...: return Box(kind: kind, start: offset + 8, end: offset + size)
    default: return nil
    }
  }

  /// The boxes between two offsets, up to a limit.
  static func boxes(
    _ sample: Sample, from start: Int, to end: Int, limit: Int = 32
  ) -> [Box] {
    var found: [Box] = []
    var offset = start
    while found.count < limit, offset < end, let next = box(sample, at: offset) {
      found.append(next)
      offset = next.end
    }
    return found
  }

  static func children(_ sample: Sample, of box: Box, named kind: String) -> [Box] {
    boxes(sample, from: box.start, to: box.end).filter { $0.kind == kind }
  }

  /// The handler types of a movie's tracks: `vide`, `soun` and others.
  private static func trackKinds(_ sample: Sample) -> [String] {
    guard
      let movie = boxes(sample, from: 0, to: sample.length).first(where: { $0.kind == "moov" })
    else { return [] }
    return children(sample, of: movie, named: "trak")
      .flatMap { children(sample, of: $0, named: "mdia") }
      .flatMap { children(sample, of: $0, named: "hdlr") }
      .map { sample.code($0.start + 8) }
  }

  private static func isName(_ code: String) -> Bool {
    code.unicodeScalars.count == 4 && code.unicodeScalars.allSatisfy { (0x20..<0x7F) ~= $0.value }
  }

  /// Whether the first box ends at another box or at the end of the sample.
  private static func boxesFollow(_ sample: Sample) -> Bool {
    guard let first = box(sample, at: 0) else { return false }
    return first.end == sample.length || box(sample, at: first.end).map { isName($0.kind) } ?? false
  }

  // MARK: QuickTime

  /// Movies without a brand, as written before brands existed.
  private static func unbranded(_ sample: Sample) -> Finding? {
    guard let first = box(sample, at: 0), first.end - first.start >= 0 else { return nil }
    let sign = "QuickTime atom \"\(first.kind)\""
    if first.kind == "moov" {
      let inside = ["mvhd", "cmov", "rmra", "udta", "iods", "trak"]
      return inside.contains(sample.code(first.start + 4)) ? .settled("video/quicktime", sign) : nil
    }
    let atoms = ["moov", "mdat", "free", "skip", "wide", "pnot", "PICT", "udta", "uuid", "moof"]
    if let next = box(sample, at: first.end), atoms.contains(next.kind) {
      return .settled("video/quicktime", sign)
    }
    return first.kind == "mdat" && first.end <= sample.length && first.end > 64
      && first.end == sample.length ? .family("video/quicktime", sign) : nil
  }

  // MARK: JPEG 2000

  private static func jpeg2000(_ sample: Sample) -> Finding? {
    guard sample.has([0, 0, 0, 12]), sample.has([0x0D, 0x0A, 0x87, 0x0A], at: 8) else { return nil }
    let brand = sample.code(20)
    let types = [
      "jp2 ": "image/jp2", "jpx ": "image/jpx", "jpxb": "image/jpx", "jpm ": "image/jpm",
      "mjp2": "video/mj2", "mj2s": "video/mj2", "jph ": "image/jph",
    ]
    if sample.code(16) == "ftyp", let type = types[brand] {
      return .settled(type, "JPEG 2000 brand \"\(brand)\"")
    }
    return .family("image/jp2", "JPEG 2000 box")
  }
}
