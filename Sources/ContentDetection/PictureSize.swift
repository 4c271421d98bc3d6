package import SystemCalls
package import SystemPackage

/// The size of a picture in pixels, as displayed, that is, after rotation.
package struct PictureSize: Equatable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width divided by height, rounded to four decimal places.
  package var aspectRatio: Double { (Double(width) / Double(height) * 10000).rounded() / 10000 }

  /// The size of the picture in the file at a path; nil if it has no known size.
  package static func read(from path: FilePath) -> PictureSize? {
    (try? OpenFile.open(path, options: .nonBlocking)).flatMap { of($0) }
  }

  /// Reads the size of a PNG, JPEG, GIF, WebP or BMP file, or of a HEIC or AVIF file with one picture.
  ///
  /// Nil for other formats and unreadable files. Only the data needed for the size is read.
  package static func of(_ file: OpenFile) -> PictureSize? {
    guard let status = try? file.status(), status.kind == .regular else { return nil }
    let read = { (offset: Int64, count: Int) -> [UInt8] in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = (try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
      }
    }
    let bytes = read(0, Head.limit)
    let head = Head(bytes[...], isWhole: Int64(bytes.count) == status.size)
    return of(Sample(head: head, size: status.size, read: read))
  }

  static func of(_ sample: Sample) -> PictureSize? {
    let found =
      png(sample) ?? jpeg(sample) ?? gif(sample) ?? webP(sample) ?? bmp(sample) ?? isoMedia(sample)
    return found.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  private init?(_ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    self.init(width: width, height: height)
  }

  private var turned: PictureSize { PictureSize(width: height, height: width) }

  // MARK: - Formats

  private static func png(_ sample: Sample) -> PictureSize? {
    guard sample.has([0x89, 0x50, 0x4E, 0x47]), sample.has("IHDR", at: 12) else { return nil }
    return PictureSize(sample.big32(16), sample.big32(20))
  }

  private static func gif(_ sample: Sample) -> PictureSize? {
    guard sample.has("GIF8") else { return nil }
    return PictureSize(sample.little16(6), sample.little16(8))
  }

  private static func bmp(_ sample: Sample) -> PictureSize? {
    guard sample.has("BM"), let header = sample.little32(14), header >= 40,
      let height = sample.little32(22)
    else { return nil }
    // A negative height means that rows are stored from top to bottom.
    return PictureSize(
      sample.little32(18), Int(Int32(truncatingIfNeeded: height).magnitude))
  }

  private static func webP(_ sample: Sample) -> PictureSize? {
    guard sample.has("RIFF"), sample.has("WEBP", at: 8) else { return nil }
    switch sample.code(12) {
    case "VP8X":
      guard let width = sample.number(24, 3, isBig: false),
        let height = sample.number(27, 3, isBig: false)
      else { return nil }
      return PictureSize(width: width + 1, height: height + 1)
    case "VP8 ":
      guard sample.has([0x9D, 0x01, 0x2A], at: 23) else { return nil }
      return PictureSize(
        sample.little16(26).map { $0 & 0x3FFF }, sample.little16(28).map { $0 & 0x3FFF })
    case "VP8L":
      guard sample.byte(20) == 0x2F, let bits = sample.little32(21) else { return nil }
      return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }

  /// The size in the frame header, which follows any number of segments; an Exif segment may state a rotation.
  private static func jpeg(_ sample: Sample) -> PictureSize? {
    guard sample.has([0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    var isTurned = false
    while let mark = sample.big16(offset), mark >> 8 == 0xFF {
      if mark == 0xFFFF {
        offset += 1
        continue
      }
      guard let length = sample.big16(offset + 2), length >= 2 else { return nil }
      switch mark & 0xFF {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let size = PictureSize(sample.big16(offset + 7), sample.big16(offset + 5))
        return isTurned ? size?.turned : size
      case 0xE1 where sample.has("Exif\0\0", at: offset + 4):
        isTurned = liesOnItsSide(sample, at: offset + 10)
      case 0xDA, 0xD9: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  /// Whether the orientation in the first directory of a TIFF header is one of the four that swap width and height.
  private static func liesOnItsSide(_ sample: Sample, at start: Int) -> Bool {
    let isBig = sample.has("MM", at: start)
    guard isBig || sample.has("II", at: start),
      let first = sample.number(start + 4, 4, isBig: isBig),
      let count = sample.number(start + first, 2, isBig: isBig)
    else { return false }
    for entry in 0..<min(count, 64) {
      let offset = start + first + 2 + 12 * entry
      guard let tag = sample.number(offset, 2, isBig: isBig) else { return false }
      if tag == 0x0112 {
        return (5...8).contains(sample.number(offset + 8, 2, isBig: isBig) ?? 1)
      }
    }
    return false
  }

  /// The largest size among the properties of a HEIC or AVIF file, because tiles are smaller.
  private static func isoMedia(_ sample: Sample) -> PictureSize? {
    guard sample.code(4) == "ftyp", let first = sample.big32(0),
      let meta = box("meta", sample, from: first, to: sample.length),
      let properties = box("iprp", sample, from: meta.lowerBound + 4, to: meta.upperBound),
      let list = box("ipco", sample, from: properties.lowerBound, to: properties.upperBound)
    else { return nil }
    var largest: PictureSize?
    var isTurned = false
    var offset = list.lowerBound
    while let (kind, content) = nextBox(sample, &offset, list.upperBound) {
      if kind == "ispe",
        let size = PictureSize(
          sample.big32(content.lowerBound + 4), sample.big32(content.lowerBound + 8)),
        size.width > largest?.width ?? 0
      {
        largest = size
      }
      if kind == "irot", let angle = sample.byte(content.lowerBound) { isTurned = angle & 1 == 1 }
    }
    return isTurned ? largest?.turned : largest
  }

  private static func box(
    _ kind: String, _ sample: Sample, from start: Int, to end: Int
  ) -> Range<Int>? {
    var offset = start
    while let (found, content) = nextBox(sample, &offset, end) {
      if found == kind { return content }
    }
    return nil
  }

  /// Returns the box at `offset` and advances past it; nil at the end.
  private static func nextBox(
    _ sample: Sample, _ offset: inout Int, _ end: Int
  ) -> (String, Range<Int>)? {
    guard offset + 8 <= end, let size = sample.big32(offset), size >= 8, offset + size <= end else {
      return nil
    }
    let content = (offset + 8)..<(offset + size)
    defer { offset += size }
    return (sample.code(offset + 4), content)
  }
}
