import SystemCalls

/// Extracts the date and the camera from each kind of picture and video.
///
/// The kind is determined by the bytes alone. The amount of data read from a file is limited.
enum DateInspection {
  static func facts(in sample: Sample) -> RecordedFacts {
    switch sample.code(0) {
    case "II*\0", "MM\0*", "IIRO", "IIRS", "MMOR", "IIU\0": return tiff(sample)
    case "GIF8": return gif(sample)
    case "RIFF" where sample.has("WEBP", at: 8): return webp(sample)
    case "RIFF" where sample.has("AVI ", at: 8): return film(sample)
    case "\u{1A}E\u{DF}\u{A3}": return RecordedFacts(date: Matroska.date(in: sample))
    case "<?xp", "<x:x", "\u{EF}\u{BB}\u{BF}<": return metadata(sample, from: 0, to: sample.length)
    case "\u{89}PNG": return png(sample)
    // Fujifilm raw files contain a complete JPEG picture.
    case "FUJI" where sample.has("FUJIFILMCCD-RAW "):
      return sample.big32(84).map { jpeg(sample, from: $0) } ?? RecordedFacts()
    default: break
    }
    if sample.has([0xFF, 0xD8, 0xFF]) { return jpeg(sample, from: 0) }
    return ISOMedia.facts(in: sample)
  }

  static func exif(_ sample: Sample, at base: Int) -> RecordedFacts {
    ExifBlock(sample, at: base)?.facts ?? RecordedFacts()
  }

  /// TIFF (revision 6) and the raw files of cameras: the tags of Exif, and one for XMP.
  private static func tiff(_ sample: Sample) -> RecordedFacts {
    guard let block = ExifBlock(sample, at: 0) else { return RecordedFacts() }
    let found = block.facts
    guard found.date == nil, let place = block.metadata else { return found }
    return found.or(metadata(sample, from: place.lowerBound, to: place.upperBound))
  }

  /// GIF (89a): an application extension before the first picture.
  private static func gif(_ sample: Sample) -> RecordedFacts {
    guard let flags = sample.byte(10) else { return RecordedFacts() }
    var offset = 13 + (flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7))
    for _ in 0..<64 {
      guard sample.byte(offset) == 0x21 else { break }
      if sample.has("XMP DataXMP", at: offset + 3) {
        return metadata(sample, from: offset + 14, to: sample.length)
      }
      offset += 2
      for _ in 0..<1024 {
        guard let size = sample.byte(offset) else { return RecordedFacts() }
        offset += 1 + Int(size)
        if size == 0 { break }
      }
    }
    return RecordedFacts()
  }

  /// JPEG (ITU-T T.81): an APP1 segment with the Exif header, before the image data.
  private static func jpeg(_ sample: Sample, from start: Int) -> RecordedFacts {
    var offset = start + 2
    var found = RecordedFacts()
    for _ in 0..<64 {
      guard sample.byte(offset) == 0xFF, let marker = sample.byte(offset + 1) else { return found }
      // A marker may be preceded by fill bytes.
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9, let size = sample.big16(offset + 2), size >= 2 else {
        return found
      }
      if marker == 0xE1, sample.has("Exif\0\0", at: offset + 4) {
        let exif = exif(sample, at: offset + 10)
        found = exif.or(found)
        if exif.date != nil { return found }
      }
      if marker == 0xE1, sample.has("http://ns.adobe.com/xap/1.0/\0", at: offset + 4) {
        found = found.or(metadata(sample, from: offset + 33, to: offset + 2 + size))
      }
      offset += 2 + size
    }
    return found
  }

  /// PNG (third edition): an Exif chunk, or a text chunk with the standard keyword for the creation time.
  private static func png(_ sample: Sample) -> RecordedFacts {
    var offset = 8
    var found = RecordedFacts()
    while let size = sample.big32(offset), size < 1 << 31 {
      switch sample.code(offset + 4) {
      case "eXIf":
        let exif = exif(sample, at: offset + 8)
        found = exif.or(found)
        if exif.date != nil { return found }
      case "tEXt" where sample.has("Creation Time\0", at: offset + 8):
        let text = sample.bytes(at: Int64(offset + 22), count: min(max(0, size - 14), 32))
        found.date = WallTime(written: text).map(RecordedDate.wall) ?? found.date
      case "iTXt" where sample.has("XML:com.adobe.xmp\0", at: offset + 8):
        found = metadata(sample, from: offset + 26, to: offset + 8 + size).or(found)
      case "IEND": return found
      default: break
      }
      offset += 12 + size
    }
    return found
  }

  /// WebP (RFC 9649): an Exif chunk, which some programs start with the header of a JPEG segment.
  private static func webp(_ sample: Sample) -> RecordedFacts {
    var offset = 12
    var found = RecordedFacts()
    for _ in 0..<64 {
      guard let size = sample.little32(offset + 4) else { break }
      if sample.has("EXIF", at: offset) {
        let exif = exif(sample, at: offset + (sample.has("Exif\0\0", at: offset + 8) ? 14 : 8))
        found = exif.or(found)
        if exif.date != nil { return found }
      }
      if sample.has("XMP ", at: offset) {
        found = metadata(sample, from: offset + 8, to: offset + 8 + size).or(found)
      }
      offset += 8 + size + size % 2
    }
    return found
  }

  /// AVI: the chunk for the date in the list of headers.
  private static func film(_ sample: Sample) -> RecordedFacts {
    guard sample.has("LIST", at: 12), let end = sample.little32(16) else { return RecordedFacts() }
    var offset = 24
    for _ in 0..<64 {
      guard offset < end + 20, let size = sample.little32(offset + 4) else { break }
      if sample.has("IDIT", at: offset) {
        let text = sample.bytes(at: Int64(offset + 8), count: min(size, 32))
        let date = WallTime(words: text) ?? WallTime(written: text)
        return RecordedFacts(date: date.map(RecordedDate.wall))
      }
      offset += 8 + size + size % 2
    }
    return RecordedFacts()
  }

  /// XMP (ISO 16684-1): the first of the properties that is a date, as an attribute or element, and the camera.
  private static func metadata(_ sample: Sample, from start: Int, to end: Int) -> RecordedFacts {
    let text = Array(sample.bytes(at: Int64(start), count: min(max(0, end - start), 256 << 10)))
    func value(of name: String) -> ArraySlice<UInt8>? {
      text.position(of: Array(name.utf8)).map { place in
        text[(place + name.utf8.count)...].prefix(96).drop { "=\"'> \n\r\t".utf8.contains($0) }
      }
    }
    let dates = [
      "exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate", "xap:CreateDate",
      "exif:DateTimeDigitized",
    ]
    let date = dates.lazy.compactMap { name in
      value(of: name).flatMap { text in
        WallTime(written: text.prefix(32).prefix { !"\"'<".utf8.contains($0) })
      }
    }
    return RecordedFacts(
      date: date.first.map(RecordedDate.wall),
      camera: value(of: "tiff:Model").flatMap {
        RecordedFacts.camera($0.prefix { !"\"'<".utf8.contains($0) })
      })
  }
}
