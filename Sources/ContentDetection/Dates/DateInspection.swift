import SystemCalls

/// Extracts the date from each kind of picture and video.
///
/// The kind is determined by the bytes alone. The amount of data read from a file is limited.
enum DateInspection {
  static func date(in sample: Sample) -> RecordedDate? {
    switch sample.code(0) {
    case "II*\0", "MM\0*", "IIRO", "IIRS", "MMOR", "IIU\0": return exif(sample, at: 0)
    case "RIFF" where sample.has("WEBP", at: 8): return webp(sample)
    case "RIFF" where sample.has("AVI ", at: 8): return film(sample)
    case "\u{1A}E\u{DF}\u{A3}": return Matroska.date(in: sample)
    case "<?xp", "<x:x", "\u{EF}\u{BB}\u{BF}<": return metadata(sample, from: 0, to: sample.length)
    case "\u{89}PNG": return png(sample)
    // Fujifilm raw files contain a complete JPEG picture.
    case "FUJI" where sample.has("FUJIFILMCCD-RAW "):
      return sample.big32(84).flatMap { jpeg(sample, from: $0) }
    default: break
    }
    if sample.has([0xFF, 0xD8, 0xFF]) { return jpeg(sample, from: 0) }
    return ISOMedia.date(in: sample)
  }

  static func exif(_ sample: Sample, at base: Int) -> RecordedDate? {
    ExifBlock(sample, at: base)?.date.map(RecordedDate.wall)
  }

  /// JPEG (ITU-T T.81): an APP1 segment with the Exif header, before the image data.
  private static func jpeg(_ sample: Sample, from start: Int) -> RecordedDate? {
    var offset = start + 2
    var other: RecordedDate?
    for _ in 0..<64 {
      guard sample.byte(offset) == 0xFF, let marker = sample.byte(offset + 1) else { return other }
      // A marker may be preceded by fill bytes.
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9, let size = sample.big16(offset + 2), size >= 2 else {
        return other
      }
      if marker == 0xE1, sample.has("Exif\0\0", at: offset + 4),
        let date = exif(sample, at: offset + 10)
      {
        return date
      }
      if marker == 0xE1, other == nil, sample.has("http://ns.adobe.com/xap/1.0/\0", at: offset + 4)
      {
        other = metadata(sample, from: offset + 33, to: offset + 2 + size)
      }
      offset += 2 + size
    }
    return other
  }

  /// PNG (third edition): an Exif chunk, or a text chunk with the standard keyword for the creation time.
  private static func png(_ sample: Sample) -> RecordedDate? {
    var offset = 8
    var written: RecordedDate?
    while let size = sample.big32(offset), size < 1 << 31 {
      switch sample.code(offset + 4) {
      case "eXIf": if let date = exif(sample, at: offset + 8) { return date }
      case "tEXt" where sample.has("Creation Time\0", at: offset + 8):
        let text = sample.bytes(at: Int64(offset + 22), count: min(max(0, size - 14), 32))
        written = WallTime(written: text).map(RecordedDate.wall)
      case "iTXt" where sample.has("XML:com.adobe.xmp\0", at: offset + 8):
        written = metadata(sample, from: offset + 26, to: offset + 8 + size) ?? written
      case "IEND": return written
      default: break
      }
      offset += 12 + size
    }
    return written
  }

  /// WebP (RFC 9649): an Exif chunk, which some programs start with the header of a JPEG segment.
  private static func webp(_ sample: Sample) -> RecordedDate? {
    var offset = 12
    var other: RecordedDate?
    for _ in 0..<64 {
      guard let size = sample.little32(offset + 4) else { break }
      if sample.has("EXIF", at: offset),
        let date = exif(sample, at: offset + (sample.has("Exif\0\0", at: offset + 8) ? 14 : 8))
      {
        return date
      }
      if sample.has("XMP ", at: offset) {
        other = metadata(sample, from: offset + 8, to: offset + 8 + size)
      }
      offset += 8 + size + size % 2
    }
    return other
  }

  /// AVI: the chunk for the date in the list of headers.
  private static func film(_ sample: Sample) -> RecordedDate? {
    guard sample.has("LIST", at: 12), let end = sample.little32(16) else { return nil }
    var offset = 24
    for _ in 0..<64 {
      guard offset < end + 20, let size = sample.little32(offset + 4) else { return nil }
      if sample.has("IDIT", at: offset) {
        let text = sample.bytes(at: Int64(offset + 8), count: min(size, 32))
        return (WallTime(words: text) ?? WallTime(written: text)).map(RecordedDate.wall)
      }
      offset += 8 + size + size % 2
    }
    return nil
  }

  /// XMP (ISO 16684-1): the first of these properties that is a date, as an attribute or element.
  private static func metadata(_ sample: Sample, from start: Int, to end: Int) -> RecordedDate? {
    let text = Array(sample.bytes(at: Int64(start), count: min(max(0, end - start), 256 << 10)))
    let properties = [
      "exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate", "exif:DateTimeDigitized",
    ]
    for name in properties {
      guard let place = text.firstRange(of: Array(name.utf8)) else { continue }
      let value = text[place.upperBound...].prefix(64).drop { "=\"'> \n\r\t".utf8.contains($0) }
      if let date = WallTime(written: value.prefix(32)) { return .wall(date) }
    }
    return nil
  }
}
