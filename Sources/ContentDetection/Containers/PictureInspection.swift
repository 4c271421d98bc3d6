/// Pictures whose first bytes leave the kind of picture open, or are too short to be certain.
enum PictureInspection {
  static func finding(in sample: Sample) -> Finding? {
    png(sample) ?? jpeg(sample) ?? bitmap(sample) ?? icon(sample) ?? portable(sample)
      ?? metafile(sample) ?? jpegXL(sample)
  }

  // MARK: PNG

  /// PNG (third edition): an animation is marked by a chunk before the image data.
  private static func png(_ sample: Sample) -> Finding? {
    guard sample.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = 8
    for _ in 0..<64 {
      guard let size = sample.big32(offset), size < 1 << 31 else { break }
      let chunk = sample.code(offset + 4)
      if chunk == "acTL" { return .settled("image/apng", "PNG chunk \"acTL\"") }
      if chunk == "IDAT" || chunk == "IEND" { break }
      offset += 12 + size
    }
    return .settled("image/png", "PNG signature")
  }

  // MARK: JPEG

  /// JPEG and JPEG-LS (ITU-T T.81, T.87), which differ in the frame marker.
  private static func jpeg(_ sample: Sample) -> Finding? {
    guard sample.has([0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    for _ in 0..<64 {
      guard sample.byte(offset) == 0xFF, let marker = sample.byte(offset + 1),
        let size = sample.big16(offset + 2)
      else { break }
      switch marker {
      case 0xF7: return .settled("image/jls", "JPEG-LS frame")
      // A frame of any other kind, or a scan.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0xDA:
        return .settled("image/jpeg", "JPEG frame")
      default: offset += 2 + size
      }
    }
    return .settled("image/jpeg", "JPEG signature")
  }

  // MARK: Windows bitmaps and icons

  /// BMP: two letters are weak evidence, so the second header must have a known size.
  private static func bitmap(_ sample: Sample) -> Finding? {
    guard sample.has("BM"), let size = sample.little32(14), let start = sample.little32(10),
      [12, 16, 40, 52, 56, 64, 108, 124].contains(size), start < 1 << 24
    else { return nil }
    let planes = sample.little16(size == 12 ? 22 : 26) ?? 1
    let depth = sample.little16(size == 12 ? 24 : 28) ?? 1
    guard planes <= 1, [0, 1, 2, 4, 8, 16, 24, 32, 64].contains(depth) else { return nil }
    return .settled("image/bmp", "BMP headers")
  }

  /// Icons and cursors, whose directory must refer to pictures inside the file.
  private static func icon(_ sample: Sample) -> Finding? {
    guard let start = sample.big32(0), start == 0x0000_0100 || start == 0x0000_0200,
      let count = sample.little16(4), (1...256).contains(count),
      let size = sample.little32(14), let offset = sample.little32(18),
      sample.byte(9) == 0 || sample.byte(9) == 0xFF, offset >= 6 + count * 16,
      size > 0, offset < max(sample.length, 1 << 20)
    else { return nil }
    let isPicture =
      sample.has([0x89, 0x50, 0x4E, 0x47], at: offset)
      || [12, 40, 56, 108, 124].contains(sample.little32(offset) ?? 0)
    guard isPicture || (offset == 6 + count * 16 && offset >= sample.length) else { return nil }
    return start == 0x0000_0100
      ? .settled("image/vnd.microsoft.icon", "icon directory")
      : .settled("image/x-win-bitmap", "cursor directory")
  }

  // MARK: Portable maps

  /// The portable maps of Netpbm, which begin as text: two letters, then numbers.
  private static func portable(_ sample: Sample) -> Finding? {
    guard sample.byte(0) == 0x50, let kind = sample.byte(1) else { return nil }
    let types: [(letter: Character, type: String)] = [
      ("1", "image/x-portable-bitmap"), ("2", "image/x-portable-graymap"),
      ("3", "image/x-portable-pixmap"), ("4", "image/x-portable-bitmap"),
      ("5", "image/x-portable-graymap"), ("6", "image/x-portable-pixmap"),
      ("7", "image/x-portable-arbitrarymap"), ("F", "image/x-pfm"), ("f", "image/x-pfm"),
      ("H", "image/x-phm"), ("h", "image/x-phm"),
    ]
    guard let match = types.first(where: { $0.letter.asciiValue.map(Int.init) == kind }) else {
      return nil
    }
    let start = sample.bytes(at: 2, count: 512)
    if match.letter == "7" {
      return start.starts(with: "\nWIDTH ".utf8) || start.starts(with: "\nHEIGHT ".utf8)
        || start.starts(with: "\nDEPTH ".utf8) || start.starts(with: "\n#".utf8)
        ? .settled(match.type, "portable map header") : nil
    }
    guard numbers(atStartOf: start) >= 2 else { return nil }
    return .settled(match.type, "portable map header")
  }

  /// The number of integers at the start of a header, up to three; comments are skipped.
  private static func numbers(atStartOf header: ArraySlice<UInt8>) -> Int {
    var rest = header
    var count = 0
    guard rest.first.map(isSpace) == true else { return 0 }
    while count < 3 {
      rest = rest.drop(while: isSpace)
      if rest.first == UInt8(ascii: "#") {
        rest = rest.drop { $0 != 0x0A }
        continue
      }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...7).contains(digits.count) else { return count }
      rest = rest.dropFirst(digits.count)
      guard rest.first.map(isSpace) == true else { return count }
      count += 1
    }
    return count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  // MARK: Metafiles

  /// The metafiles of Windows (MS-EMF, MS-WMF).
  private static func metafile(_ sample: Sample) -> Finding? {
    if sample.little32(0) == 1, sample.has(" EMF", at: 40) {
      return .settled("image/emf", "EMF header")
    }
    if sample.little32(0) == 0x9AC6_CDD7, sample.little16(4) == 0 {
      return .settled("image/wmf", "WMF placeable header")
    }
    guard let kind = sample.little16(0), kind == 1 || kind == 2, sample.little16(2) == 9,
      let version = sample.little16(4), version == 0x0100 || version == 0x0300,
      sample.little16(16) == 0
    else { return nil }
    return .settled("image/wmf", "WMF header")
  }

  // MARK: JPEG XL

  /// A bare codestream (ISO/IEC 18181-1): a signature of two bytes and a plausible size header.
  private static func jpegXL(_ sample: Sample) -> Finding? {
    guard sample.has([0xFF, 0x0A]), sample.length >= 12 else { return nil }
    var bits = BitReader(sample.bytes(at: 2, count: 16))
    func dimension(_ isSmall: Bool) -> Int {
      if isSmall { return (bits.take(5) + 1) * 8 }
      let count = [9, 13, 16, 16][bits.take(2)]
      return bits.take(count) + 1
    }
    let isSmall = bits.take(1) == 1
    let height = dimension(isSmall)
    let ratio = bits.take(3)
    let width = ratio == 0 ? dimension(isSmall) : height * 2
    // The format allows sizes larger than any real picture.
    guard width < 60_000, height < 60_000 else { return nil }
    return .settled("image/jxl", "JPEG XL codestream")
  }
}
