/// Truevision pictures, which have no signature at the beginning.
///
/// Newer ones have a signature at the end. In others, the size of the picture must match the size of the file.
enum TargaPicture {
  static func finding(in sample: Sample) -> Finding? {
    if sample.length >= 44, sample.has("TRUEVISION-XFILE.\0", at: sample.length - 18) {
      return .settled("image/x-tga", "TGA footer")
    }
    guard let header = Header(sample) else { return nil }
    guard header.isPacked ? isSound(header, sample) : fills(header, sample) else { return nil }
    return .settled("image/x-tga", "TGA header that fits")
  }

  private struct Header {
    let isPacked: Bool
    let pixelSize: Int
    let pixelCount: Int
    let start: Int

    init?(_ sample: Sample) {
      guard let nameLength = sample.byte(0), let mapKind = sample.byte(1), mapKind <= 1,
        let kind = sample.byte(2), [1, 2, 3, 9, 10, 11].contains(kind),
        let mapCount = sample.little16(5), let mapDepth = sample.byte(7),
        let width = sample.little16(12), let height = sample.little16(14), width > 0, height > 0,
        let depth = sample.byte(16), let flags = sample.byte(17), flags & 0xC0 == 0
      else { return nil }
      let base = kind & 7
      if base == 1 {
        guard mapKind == 1, mapCount > 0, [15, 16, 24, 32].contains(mapDepth),
          depth == 8 || depth == 16
        else { return nil }
      } else {
        guard base == 3 ? depth == 8 || depth == 16 : [15, 16, 24, 32].contains(depth) else {
          return nil
        }
        guard mapKind == 1 || (mapCount == 0 && sample.little16(3) == 0) else { return nil }
      }
      // The number of bits in a pixel that are not colour.
      guard flags & 15 <= 8 else { return nil }
      isPacked = kind > 8
      pixelSize = (depth + 7) / 8
      pixelCount = width * height
      start = 18 + nameLength + (mapKind == 1 ? mapCount * ((mapDepth + 7) / 8) : 0)
    }
  }

  private static func fills(_ header: Header, _ sample: Sample) -> Bool {
    let rest = sample.length - header.start - header.pixelCount * header.pixelSize
    return (0...512).contains(rest) && header.pixelCount > 1
  }

  /// Whether the packets of a compressed picture, within the sample's head, end at its last pixel.
  private static func isSound(_ header: Header, _ sample: Sample) -> Bool {
    let bytes = sample.head.bytes
    var offset = bytes.startIndex + header.start
    var pixels = 0
    while pixels < header.pixelCount {
      guard offset < bytes.endIndex else { return pixels > 64 && !sample.head.isWhole }
      let packet = bytes[offset]
      let count = Int(packet & 0x7F) + 1
      pixels += count
      offset += 1 + (packet & 0x80 == 0 ? count : 1) * header.pixelSize
    }
    guard pixels == header.pixelCount, offset <= bytes.endIndex || !sample.head.isWhole else {
      return false
    }
    return !sample.head.isWhole || bytes.endIndex - offset <= 512
  }
}
