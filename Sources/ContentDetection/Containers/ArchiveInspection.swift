/// Archives and compressed files that require more than their first bytes.
enum ArchiveInspection {
  static func finding(in sample: Sample) -> Finding? {
    gzip(sample) ?? zlib(sample) ?? lzma(sample) ?? lha(sample) ?? bzip(sample) ?? compress(sample)
  }

  // MARK: gzip

  /// Gzip (RFC 1952), including its content if the beginning identifies it.
  private static func gzip(_ sample: Sample) -> Finding? {
    guard sample.has([0x1F, 0x8B]) else { return nil }
    guard sample.byte(2) == 8, let flags = sample.byte(3), flags & 0xE0 == 0 else {
      return sample.length < 4 ? .family("application/gzip", "gzip signature") : nil
    }
    if let start = contentOffset(sample, flags: flags) {
      let packed = sample.bytes(at: Int64(start), count: 4096)
      let content = Sample(bytes: Inflation.of(packed, limit: 2048).output)
      if let found = packedKind(content) { return found }
    }
    return .family("application/gzip", "gzip header")
  }

  private static func contentOffset(_ sample: Sample, flags: Int) -> Int? {
    var offset = 10
    if flags & 4 != 0 {
      guard let extra = sample.little16(offset) else { return nil }
      offset += 2 + extra
    }
    // The file name and the comment.
    for flag in [8, 16] where flags & flag != 0 {
      let text = sample.bytes(at: Int64(offset), count: 4096)
      guard let end = text.firstIndex(of: 0) else { return nil }
      offset += end - text.startIndex + 1
    }
    return offset + (flags & 2 == 0 ? 0 : 2)
  }

  private static func packedKind(_ content: Sample) -> Finding? {
    let text = content.head.bytes
    if tar(content) != nil {
      return content.has(".PKGINFO") || content.has(".SIGN.")
        ? .settled("application/x-alpine-package-keeper-package", "gzip of a signed tar archive")
        : .settled("application/x-compressed-tar", "gzip of a tar archive")
    }
    let roots: [(StaticString, String)] = [
      ("<gnm:Workbook", "application/x-gnumeric"), ("<gmr:Workbook", "application/x-gnumeric"),
      ("<dia:diagram", "application/x-dia-diagram"), ("<abiword", "application/x-abiword"),
      ("<gnc-v2", "application/x-gnucash"), ("<svg", "image/svg+xml-compressed"),
      ("<glade-", "application/x-glade"), ("<KMYMONEY-FILE", "application/x-kmymoney"),
    ]
    if text.starts(with: "<".utf8), let root = roots.first(where: { text.contains($0.0) }) {
      return .settled(root.1, "gzip of XML \(root.0)")
    }
    if content.has("BLENDER") { return .settled("application/x-blender", "gzip of \"BLENDER\"") }
    if content.has("Vgm ") { return .settled("audio/x-vgm", "gzip of \"Vgm\"") }
    return nil
  }

  // MARK: tar

  /// Tar in all variants (POSIX.1, pax): the checksum of the header is correct.
  static func tar(_ sample: Sample) -> Finding? {
    let header = sample.bytes(at: 0, count: 512)
    guard header.count == 512, let first = header.first, first != 0,
      let stated = octal(header.dropFirst(148).prefix(8))
    else { return nil }
    let sum = header.reduce(0) { $0 + Int($1) }
    let field = header.dropFirst(148).prefix(8).reduce(0) { $0 + Int($1) }
    let signed = header.reduce(0) { $0 + Int(Int8(bitPattern: $1)) }
    guard stated == sum - field + 256 || stated == signed - field + 256 else { return nil }
    let name = header.prefix(100).prefix { $0 != 0 }
    if name.suffix(4).elementsEqual(".ovf".utf8) {
      return .settled("application/ovf", "tar archive that begins with \".ovf\"")
    }
    return .settled("application/x-tar", "tar header with its checksum")
  }

  /// A number in octal digits, optionally preceded by spaces.
  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
  }

  // MARK: Compressed files

  /// Zlib (RFC 1950): the two header bytes are consistent and the following data can be decompressed.
  private static func zlib(_ sample: Sample) -> Finding? {
    guard let header = sample.big16(0), header >> 8 == 0x78, header % 31 == 0, header & 0x20 == 0
    else { return nil }
    let packed = sample.bytes(at: 2, count: 4096)
    let content = Inflation.of(packed, limit: 8192)
    guard content.isSound, content.output.count > 8 else { return nil }
    return .settled("application/zlib", "zlib header and valid stream")
  }

  /// Raw LZMA: properties, a dictionary size, and the size of the content or none.
  private static func lzma(_ sample: Sample) -> Finding? {
    guard sample.byte(0) == 0x5D, let dictionary = sample.little32(1), dictionary >= 4096,
      dictionary & (dictionary - 1) == 0 || dictionary % (3 << 12) == 0, sample.length >= 18,
      sample.byte(13) == 0
    else { return nil }
    let isOpen = sample.has([UInt8](repeating: 0xFF, count: 8), at: 5)
    guard isOpen || (sample.little64(5) ?? Int.max) < 1 << 38 else { return nil }
    return .settled("application/x-lzma", "LZMA header")
  }

  private static func bzip(_ sample: Sample) -> Finding? {
    guard sample.has("BZ"), let level = sample.byte(3), (0x30...0x39).contains(level) else {
      return nil
    }
    if sample.byte(2) == 0x68 {
      // A block, or the end of an empty stream.
      guard
        sample.has([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4)
          || sample.has([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4)
      else { return nil }
      return .settled("application/x-bzip2", "bzip2 header")
    }
    return sample.byte(2) == 0x30 ? .settled("application/x-bzip1", "bzip header") : nil
  }

  /// The output of `compress`, in whose third byte two bits are never set.
  private static func compress(_ sample: Sample) -> Finding? {
    guard let header = sample.big24(0) else { return nil }
    if header >> 8 == 0x1F9D, header & 0x60 == 0, (9...16).contains(header & 0x1F) {
      return .settled("application/x-compress", "compress header")
    }
    return nil
  }

  // MARK: cpio and LHA

  /// Cpio, with binary numbers in either byte order or with digits.
  static func cpio(_ sample: Sample) -> Finding? {
    let isDigits = sample.has("070701") || sample.has("070702") || sample.has("070707")
    // For large files, afio writes wider numbers with letters between them.
    if let large = afio(sample) { return large }
    if isDigits {
      let digits = sample.bytes(at: 6, count: 70)
      guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF) })
      else { return nil }
      return .settled("application/x-cpio", "cpio header")
    }
    guard let magic = sample.little16(0), magic == 0o070707 || magic == 0xC771 else { return nil }
    let isBig = magic == 0xC771
    // The length of the name, which ends in a null byte.
    guard let length = sample.number(20, 2, isBig: isBig), (2...4096).contains(length),
      sample.byte(26 + length - 1) == 0
    else { return nil }
    return .settled("application/x-cpio", "cpio header")
  }

  /// Archives of afio, of which only headers may be present; these are text.
  static func afio(_ sample: Sample) -> Finding? {
    guard sample.has("070727"), sample.byte(30) == 0x6D, (sample.byte(85) ?? 0x6E) == 0x6E else {
      return nil
    }
    return .settled("application/x-cpio", "afio cpio header")
  }

  /// LHA: the method is enclosed in hyphens.
  private static func lha(_ sample: Sample) -> Finding? {
    let method = String(decoding: sample.bytes(at: 2, count: 5), as: UTF8.self)
    guard method.hasPrefix("-l") || method.hasPrefix("-pm"), method.hasSuffix("-"),
      let level = sample.byte(20), level <= 3
    else { return nil }
    return .settled("application/x-lha", "LHA method \"\(method)\"")
  }
}
