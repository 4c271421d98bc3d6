/// Fonts whose first bytes are numbers that also occur in other formats.
enum FontInspection {
  static func finding(in sample: Sample) -> Finding? { sfnt(sample) ?? embedded(sample) }

  /// TrueType (OpenType 1.9, "Font file"): a version, then a directory of named tables.
  private static func sfnt(_ sample: Sample) -> Finding? {
    guard sample.big32(0) == 0x0001_0000, let count = sample.big16(4), (1...128).contains(count)
    else {
      return sample.length < 12 && sample.has([0, 1, 0, 0, 0])
        ? .family("font/ttf", "TrueType version") : nil
    }
    let names = (0..<min(count, 4)).map { sample.bytes(at: Int64(12 + $0 * 16), count: 4) }
    guard
      names.allSatisfy({ name in name.count == 4 && name.allSatisfy { (0x20..<0x7F).contains($0) } }
      )
    else { return nil }
    return .settled("font/ttf", "TrueType tables")
  }

  /// Embedded OpenType (W3C submission): the size comes first, the magic number later.
  private static func embedded(_ sample: Sample) -> Finding? {
    guard sample.little16(34) == 0x504C, let version = sample.little32(8),
      [0x0001_0000, 0x0002_0001, 0x0002_0002].contains(version)
    else { return nil }
    return .settled("application/vnd.ms-fontobject", "EOT header")
  }
}
