/// Tables, maps and models: files of records whose headers must match their size.
enum TableInspection {
  static func finding(in sample: Sample) -> Finding? {
    shape(sample) ?? asar(sample) ?? marc(sample) ?? table(sample) ?? terminal(sample)
      ?? stata(sample) ?? pickle(sample) ?? frames(sample) ?? model(sample)
  }

  /// Shapefiles (ESRI Shapefile Technical Description), which use both byte orders.
  private static func shape(_ sample: Sample) -> Finding? {
    guard sample.big32(0) == 9994, sample.big64(4) == 0, sample.little32(28) == 1000 else {
      return nil
    }
    return .settled("application/vnd.shp", "shapefile header")
  }

  /// Electron archives: nested sizes, then the list of files in JSON.
  private static func asar(_ sample: Sample) -> Finding? {
    guard sample.little32(0) == 4, let outer = sample.little32(4), let inner = sample.little32(8),
      outer == inner + 4 || outer >= inner, sample.has("{\"files\":", at: 16)
    else { return nil }
    return .settled("application/x-asar", "asar header")
  }

  /// Library records (ISO 2709, MARC 21): a leader of 24 characters with sizes in digits.
  private static func marc(_ sample: Sample) -> Finding? {
    let leader = Array(sample.bytes(at: 0, count: 25))
    guard leader.count >= 24, leader[..<5].allSatisfy(isDigit),
      leader[10..<12].allSatisfy({ $0 == 0x32 }),
      leader[12..<17].allSatisfy(isDigit), leader[20..<22].elementsEqual("45".utf8),
      leader[5..<10].allSatisfy({ $0 >= 0x20 })
    else { return nil }
    return .settled("application/marc", "MARC leader")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// dBASE tables: a date, the sizes of the header and of a record, and the mark after the fields.
  private static func table(_ sample: Sample) -> Finding? {
    let versions = [
      0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x7B, 0x83, 0x87, 0x8B, 0x8C, 0x8E,
      0xB3,
      0xCB, 0xE5, 0xF5, 0xFB,
    ]
    guard let version = sample.byte(0), versions.contains(version), let month = sample.byte(2),
      (1...12).contains(month), let day = sample.byte(3), (1...31).contains(day),
      let header = sample.little16(8), header >= 65, let record = sample.little16(10), record > 1,
      let count = sample.little32(4), count == 0 || header < sample.length,
      let name = sample.byte(32), (0x41...0x7A).contains(name), let kind = sample.byte(43),
      (0x40...0x5A).contains(kind)
    else { return nil }
    let isMarked = stride(from: 64, through: min(header, 32_768), by: 32).contains {
      sample.byte($0) == 0x0D
    }
    guard isMarked else { return nil }
    return .settled("application/x-dbf", "dBASE header")
  }

  /// Compiled terminal descriptions (`term(5)`).
  private static func terminal(_ sample: Sample) -> Finding? {
    guard let magic = sample.little16(0), magic == 0o432 || magic == 0o1036,
      let size = sample.little16(2), (2...512).contains(size), let flags = sample.little16(4),
      flags <= 512, let numbers = sample.little16(6), numbers <= 512,
      sample.byte(12 + size - 1) == 0
    else { return nil }
    let names = sample.bytes(at: 12, count: size - 1)
    guard names.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return .settled("application/x-terminfo", "compiled terminal description")
  }

  /// Stata data before version 13: the release, the byte order, and a textual label.
  private static func stata(_ sample: Sample) -> Finding? {
    guard let release = sample.byte(0), (0x68...0x73).contains(release), let order = sample.byte(1),
      order == 1 || order == 2, sample.byte(2) == 1, sample.byte(3) == 0,
      let variables = sample.number(4, 2, isBig: order == 1), (1...32_767).contains(variables)
    else { return nil }
    let label = sample.bytes(at: 10, count: 81)
    guard label.count == 81, label.prefix(while: { $0 != 0 }).allSatisfy({ $0 >= 0x20 }),
      label.contains(0)
    else { return nil }
    // The time of writing, or zeros.
    let time = sample.bytes(at: 91, count: 18)
    guard sample.byte(105) == 0x3A || (time.count == 18 && time.allSatisfy { $0 == 0 }) else {
      return nil
    }
    return .settled("application/x-stata-dta", "Stata header of release \(release)")
  }

  /// Python pickles since protocol 4: a frame within the size of the file, and the final opcode.
  private static func pickle(_ sample: Sample) -> Finding? {
    guard sample.byte(0) == 0x80, let version = sample.byte(1), version == 4 || version == 5,
      sample.byte(2) == 0x95, let size = sample.little64(3), size <= sample.length,
      sample.byte(sample.length - 1) == 0x2E
    else { return nil }
    return .settled("application/x-pickle", "pickle of protocol \(version)")
  }

  /// Zstandard frames, and the skippable frames that may precede Zstandard or LZ4 frames (RFC 8878, 3.1.2).
  private static func frames(_ sample: Sample) -> Finding? {
    if let magic = sample.little32(0), (0xFD2F_B522...0xFD2F_B528).contains(magic) {
      return .settled("application/zstd", "Zstandard frame")
    }
    var offset = 0
    for _ in 0..<8 {
      guard let magic = sample.little32(offset), magic & 0xFFFF_FFF0 == 0x184D_2A50,
        let size = sample.little32(offset + 4)
      else { break }
      offset += 8 + size
    }
    guard offset > 0 else { return nil }
    return sample.little32(offset) == 0x184D_2204
      ? .settled("application/x-lz4", "LZ4 frame after a skippable frame")
      : .settled("application/zstd", "skippable Zstandard frame")
  }

  /// Binary STL: 80 arbitrary bytes, the number of triangles, and 50 bytes for each.
  private static func model(_ sample: Sample) -> Finding? {
    guard let count = sample.little32(80), count > 0, 84 + count * 50 == sample.length else {
      return nil
    }
    return .settled("model/stl", "STL of \(count) triangles")
  }
}
