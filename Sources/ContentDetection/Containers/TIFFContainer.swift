/// TIFF (Adobe, revision 6.0), and the camera raw formats based on it.
enum TIFFContainer {
  static func finding(in sample: Sample) -> Finding? {
    guard let order = sample.big16(0), order == 0x4949 || order == 0x4D4D else { return nil }
    let isBig = order == 0x4D4D
    guard let version = sample.number(2, 2, isBig: isBig) else { return nil }
    switch version {
    case 42: return classic(sample, isBig: isBig)
    case 43: return wide(sample, isBig: isBig)
    // "RO", "RS" and "OR" in the byte order of the file.
    case 0x4F52, 0x5352: return .settled("image/x-olympus-orf", "TIFF version of Olympus")
    case 0x55:
      return sample.number(4, 4, isBig: isBig) == 8
        ? .settled("image/x-panasonic-rw", "TIFF version of Panasonic")
        : .settled("image/x-panasonic-rw2", "TIFF version of Panasonic")
    case 0x1BC where !isBig: return .settled("image/jxr", "TIFF version of JPEG XR")
    case 0xBC where !isBig: return .settled("image/jxr", "TIFF version of JPEG XR")
    default: return nil
    }
  }

  private static func classic(_ sample: Sample, isBig: Bool) -> Finding? {
    if sample.has("CR\u{2}", at: 8) { return .settled("image/x-canon-cr2", "TIFF mark \"CR\"") }
    if sample.has(isBig ? "MMMM" : "IIII", at: 8) {
      return .settled("image/x-phaseone-iiq", "TIFF mark of Phase One")
    }
    if sample.has(" XEROX DIFF", at: 8) || sample.has("XEROX DIFF", at: 8) {
      return .settled("image/vnd.xiff", "TIFF mark \"XEROX\"")
    }
    guard let offset = sample.number(4, 4, isBig: isBig) else {
      return .family("image/tiff", "TIFF header")
    }
    let directory = Directory(sample, at: offset, isBig: isBig)
    return directory.finding ?? .family("image/tiff", "TIFF header")
  }

  /// BigTIFF, which has offsets of 8 bytes.
  private static func wide(_ sample: Sample, isBig: Bool) -> Finding? {
    guard sample.number(4, 2, isBig: isBig) == 8,
      let offset = sample.number(8, 8, isBig: isBig),
      let count = sample.number(offset, 8, isBig: isBig)
    else { return nil }
    let tags = (0..<min(count, 512)).compactMap { index -> Int? in
      sample.number(offset + 8 + index * 20, 2, isBig: isBig)
    }
    if tags.contains(Directory.dngVersion) {
      return .settled("image/x-adobe-dng", "TIFF tag DNGVersion")
    }
    return .settled("image/tiff", "BigTIFF header")
  }

  /// The first image file directory.
  private struct Directory {
    static let dngVersion = 50_706
    private var fields: [Int: (type: Int, count: Int, position: Int)] = [:]
    private var isWhole = false
    private let sample: Sample
    private let isBig: Bool

    init(_ sample: Sample, at offset: Int, isBig: Bool) {
      self.sample = sample
      self.isBig = isBig
      guard let count = sample.number(offset, 2, isBig: isBig), count > 0 else { return }
      isWhole = true
      for index in 0..<min(count, 512) {
        let position = offset + 2 + index * 12
        guard let tag = sample.number(position, 2, isBig: isBig),
          let type = sample.number(position + 2, 2, isBig: isBig),
          let count = sample.number(position + 4, 4, isBig: isBig),
          sample.number(position + 8, 4, isBig: isBig) != nil
        else {
          isWhole = false
          return
        }
        fields[tag] = (type, count, position + 8)
      }
    }

    /// The finding from the camera and the coding; nil if the directory is empty or too incomplete to tell.
    var finding: Finding? {
      if fields[Self.dngVersion] != nil {
        return .settled("image/x-adobe-dng", "TIFF tag DNGVersion")
      }
      guard !fields.isEmpty else { return nil }
      if make.hasPrefix("NIKON"), text(272).contains("COOLPIX"), isRaw {
        return .settled("image/x-nikon-nrw", "TIFF raw picture of a Coolpix")
      }
      if isRaw, let type = TIFFContainer.cameras.first(where: { make.hasPrefix($0.make) })?.type {
        return .settled(type, "TIFF raw picture of \(make)")
      }
      guard isWhole else { return nil }
      return .settled("image/tiff", "TIFF directory")
    }

    /// Whether the picture of this directory is small or has a coding that only cameras use; the full picture is then
    /// elsewhere in the file.
    private var isRaw: Bool {
      // Sub-directories, and the private data of a manufacturer.
      if fields[330] != nil && (number(254) == 1 || fields[256] == nil) { return true }
      // The tag of TIFF/EP (ISO 12234-2), which only cameras write.
      if fields[0x9216] != nil { return true }
      if fields[50_740] != nil || fields[0xC7F5] != nil { return true }
      let compression = number(259) ?? 1
      if [32_767, 32_769, 32_770, 32_772, 34_713, 65_000, 65_535].contains(compression) {
        return true
      }
      // Colour filter data instead of colours.
      return number(262) == 32_803 || number(254) == 1
    }

    private var make: String { text(271) }

    /// The text of a tag, in upper case.
    private func text(_ tag: Int) -> String {
      guard let field = fields[tag], field.type == 2 else { return "" }
      let offset =
        field.count <= 4 ? field.position : sample.number(field.position, 4, isBig: isBig) ?? 0
      let text = sample.bytes(at: Int64(offset), count: min(field.count, 32))
      return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self).uppercased()
    }

    private func number(_ tag: Int) -> Int? {
      guard let field = fields[tag] else { return nil }
      return sample.number(field.position, field.type == 3 ? 2 : 4, isBig: isBig)
    }
  }

  // To add a row: the value that the manufacturer's cameras write into the tag Make, in upper case.
  private static let cameras = [
    (make: "NIKON", type: "image/x-nikon-nef"), (make: "SONY", type: "image/x-sony-arw"),
    (make: "PENTAX", type: "image/x-pentax-pef"), (make: "RICOH", type: "image/x-pentax-pef"),
    (make: "SAMSUNG", type: "image/x-samsung-srw"),
    (make: "HASSELBLAD", type: "image/x-hasselblad-3fr"),
    (make: "IMACON", type: "image/x-hasselblad-fff"),
    (make: "SEIKO EPSON", type: "image/x-epson-erf"), (make: "MAMIYA", type: "image/x-mamiya-mef"),
    (make: "LEAF", type: "image/x-leaf-mos"), (make: "PHASE ONE", type: "image/x-phaseone-iiq"),
    (make: "KODAK", type: "image/x-kodak-dcr"), (make: "EASTMAN KODAK", type: "image/x-kodak-kdc"),
    (make: "CANON", type: "image/x-canon-cr2"), (make: "SINAR", type: "image/x-sinar-sti"),
  ]
}
