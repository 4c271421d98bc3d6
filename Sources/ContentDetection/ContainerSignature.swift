/// Formats that share a container and say in it which of them they are.
enum ContainerSignature {
  static func match(_ head: Head) -> Signature.Match? {
    switch head.number(at: 0, count: 4) {
    case 0x5249_4646: riff(head)
    case 0x4F67_6753: ogg(head)
    case 0x1A45_DFA3: matroska(head)
    case 0x464F_524D: iff(head)
    case 0x504B_0304: zip(head)
    default: isoMedia(head) ?? jpeg(head) ?? bitmap(head) ?? layerThree(head)
    }
  }

  /// RIFF (WebP Container Specification; Multimedia Programming Interface 1.0).
  private static func riff(_ head: Head) -> Signature.Match? {
    switch head.number(at: 8, count: 4) {
    case 0x5745_4250: settled("image/webp")
    case 0x5741_5645: settled("audio/x-wav")
    case 0x4156_4920: settled("video/x-msvideo")
    default: nil
    }
  }

  /// Ogg (RFC 3533): the first packet of the first page names the codec.
  private static func ogg(_ head: Head) -> Signature.Match? {
    if head.has("\u{1}vorbis", at: 28) { return confirmed("audio/ogg") }
    if head.has("OpusHead", at: 28) { return confirmed("audio/opus") }
    if head.number(at: 28, count: 7) == 0x80_7468_656F_7261 { return confirmed("video/ogg") }
    return nil
  }

  /// Matroska and WebM (RFC 9559): the document type stands in the EBML header, whose elements may come
  /// in any order.
  private static func matroska(_ head: Head) -> Signature.Match? {
    for offset in 4..<64 where head.number(at: offset, count: 2) == 0x4282 {
      if head.has("webm", at: offset + 3) { return settled("video/webm") }
      if head.has("matroska", at: offset + 3) { return confirmed("video/x-matroska") }
    }
    return nil
  }

  /// IFF (EA IFF 85).
  private static func iff(_ head: Head) -> Signature.Match? {
    switch head.number(at: 8, count: 4) {
    case 0x4149_4646, 0x4149_4643: settled("audio/x-aiff")
    default: nil
    }
  }

  /// ZIP (APPNOTE 4.3.7): a plain archive only where the first member is none that other formats begin with.
  private static func zip(_ head: Head) -> Signature.Match? {
    let others = [
      "mimetype", "[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "ppt/", "META-INF/",
      "AndroidManifest.xml", "classes.dex", "doc.kml",
    ]
    guard others.allSatisfy({ !head.has($0, at: 30) }) else { return nil }
    return confirmed("application/zip")
  }

  /// ISO base media (ISO/IEC 14496-12): the major brand of the file type box.
  private static func isoMedia(_ head: Head) -> Signature.Match? {
    guard head.number(at: 4, count: 4) == 0x6674_7970, let brand = head.text(at: 8, count: 4)
    else { return nil }
    return switch brand {
    case "isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "dash":
      confirmed("video/mp4")
    case "M4A ": confirmed("audio/x-m4a")
    case "M4V ", "M4VH", "M4VP": confirmed("video/x-m4v")
    case "qt  ": settled("video/quicktime")
    case "heic", "heix": settled("image/heic")
    case "hevc", "hevx": settled("image/heic-sequence")
    case "mif1": confirmed("image/heif")
    case "avif": settled("image/avif")
    case "3gp4", "3gp5", "3gp6": confirmed("video/3gpp")
    default: nil
    }
  }

  /// JPEG (ISO/IEC 10918-1), whose first marker tells it from JPEG-LS.
  private static func jpeg(_ head: Head) -> Signature.Match? {
    guard let start = head.number(at: 0, count: 4), start >> 8 == 0xFFD8FF, start & 0xFF != 0xF7
    else { return nil }
    return settled("image/jpeg")
  }

  /// BMP: two letters are little, so the size of the second header must be one that exists.
  private static func bitmap(_ head: Head) -> Signature.Match? {
    guard head.number(at: 0, count: 2) == 0x424D, head.number(at: 6, count: 4) == 0,
      let size = head.number(at: 14, count: 4)
    else { return nil }
    let sizes: [UInt64] = [
      0x0C00_0000, 0x2800_0000, 0x3400_0000, 0x3800_0000, 0x6C00_0000, 0x7C00_0000,
    ]
    return sizes.contains(size) ? settled("image/bmp") : nil
  }

  /// MPEG audio layer III (ISO/IEC 11172-3): a frame header with no reserved value in it.
  private static func layerThree(_ head: Head) -> Signature.Match? {
    guard let header = head.number(at: 0, count: 4), header >> 21 == 0x7FF,
      (header >> 19) & 3 != 1, (header >> 17) & 3 == 1, (header >> 12) & 15 != 15,
      (header >> 12) & 15 != 0, (header >> 10) & 3 != 3
    else { return nil }
    return confirmed("audio/mpeg")
  }

  private static func settled(_ type: String) -> Signature.Match {
    Signature.Match(mimeType: type, reach: .settles)
  }

  private static func confirmed(_ type: String) -> Signature.Match {
    Signature.Match(mimeType: type, reach: .confirms)
  }
}
