import SystemCalls

// The creation date and the camera of a video, or of a picture stored in ISO media boxes.
extension ISOMedia {
  static func facts(in sample: Sample) -> RecordedFacts {
    var found = RecordedFacts()
    switch sample.code(4) {
    case "ftyp", "JXL ", "moov", "mdat", "free", "skip", "wide", "pnot": break
    default: return found
    }
    for box in boxes(sample, from: 0, to: sample.length) {
      switch box.kind {
      case "meta":
        found = picture(sample, box).or(found)
        if found.date != nil { return found }
      case "moov": return movie(sample, box).or(found)
      case "Exif":
        if let start = tiffStart(sample, at: box.start) {
          return DateInspection.exif(sample, at: start).or(found)
        }
      default: break
      }
    }
    return found
  }

  /// The maximum size of a box with nested boxes, which is read in a single call.
  private static let partLimit = 512 << 10

  private static func part(_ sample: Sample, _ box: Box) -> Sample? {
    let bytes = sample.bytes(
      at: Int64(box.start), count: min(max(0, box.end - box.start), partLimit))
    if bytes.isEmpty { return nil }
    return Sample(
      head: Head(Array(bytes)[...], isWhole: true), size: Int64(bytes.count), read: { _, _ in [] })
  }

  // MARK: Videos

  /// What the metadata of the manufacturer says, with its time zone; otherwise the date in the movie header.
  private static func movie(_ sample: Sample, _ movie: Box) -> RecordedFacts {
    let inside = boxes(sample, from: movie.start, to: movie.end)
    var found = RecordedFacts()
    for box in inside where box.kind == "uuid" || box.kind == "meta" {
      guard let part = part(sample, box) else { continue }
      found = found.or(box.kind == "uuid" ? raw(part) : written(part))
    }
    if found.date == nil {
      found.date = inside.first { $0.kind == "mvhd" }.flatMap { made(sample, $0) }
    }
    return found
  }

  /// The date in the movie header, which counts seconds since 1904 in UTC; nil before 1971 (clock never set).
  private static func made(_ sample: Sample, _ head: Box) -> RecordedDate? {
    guard let version = sample.byte(head.start), version <= 1,
      let seconds = version == 1 ? sample.big64(head.start + 4) : sample.big32(head.start + 4)
    else { return nil }
    let (since1970, overflows) = seconds.subtractingReportingOverflow(2_082_844_800)
    guard !overflows, (365 * 86_400..<253_402_300_800).contains(since1970) else { return nil }
    let (moment, isTooMuch) = Int64(since1970).multipliedReportingOverflow(by: 1_000_000_000)
    return isTooMuch ? nil : .instant(moment)
  }

  /// The date and the camera among the QuickTime keys and values.
  private static func written(_ meta: Sample) -> RecordedFacts {
    var found = RecordedFacts()
    // QuickTime boxes start directly; ISO media boxes start after a version and flags.
    let inside = boxes(meta, from: meta.code(4) == "hdlr" ? 0 : 4, to: meta.length)
    guard let keys = inside.first(where: { $0.kind == "keys" }),
      let list = inside.first(where: { $0.kind == "ilst" }),
      let count = meta.big32(keys.start + 4)
    else { return found }
    var offset = keys.start + 8
    var (date, camera): (Int?, Int?)
    for number in 0..<min(count, 256) {
      guard let size = meta.big32(offset), size >= 8, offset + size <= keys.end else { break }
      if meta.has("com.apple.quicktime.creationdate", at: offset + 8) { date = number + 1 }
      if meta.has("com.apple.quicktime.model", at: offset + 8) { camera = number + 1 }
      offset += size
    }
    for value in boxes(meta, from: list.start, to: list.end, limit: 256)
    where meta.has("data", at: value.start + 4) {
      guard let key = meta.big32(value.start - 4), key == date || key == camera else { continue }
      let text = meta.bytes(
        at: Int64(value.start + 16), count: min(64, max(0, value.end - value.start - 16)))
      if key == date {
        found.date = WallTime(written: text.prefix(24)).map(RecordedDate.wall)
      } else {
        found.camera = RecordedFacts.camera(text)
      }
    }
    return found
  }

  /// Canon raw files store their directories in boxes, each structured like a TIFF file.
  private static func raw(_ box: Sample) -> RecordedFacts {
    let identifier: [UInt8] = [
      0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A,
      0x48,
    ]
    var found = RecordedFacts()
    guard box.has(identifier) else { return found }
    let inside = boxes(box, from: 16, to: box.length)
    for kind in ["CMT2", "CMT1"] {
      for block in inside where block.kind == kind {
        found = found.or(DateInspection.exif(box, at: block.start))
      }
    }
    return found
  }

  // MARK: Pictures

  /// The Exif item of a HEIF picture (ISO/IEC 23008-12).
  private static func picture(_ sample: Sample, _ box: Box) -> RecordedFacts {
    guard let meta = part(sample, box) else { return RecordedFacts() }
    // The boxes follow a version and flags.
    let inside = boxes(meta, from: 4, to: meta.length)
    guard let names = inside.first(where: { $0.kind == "iinf" }),
      let locations = inside.first(where: { $0.kind == "iloc" }),
      let item = exifItem(meta, names),
      let location = ItemLocations(meta, locations.start).location(of: item)
    else { return RecordedFacts() }
    let start: Int
    switch location.method {
    case 0: start = location.offset
    case 1:
      guard let data = inside.first(where: { $0.kind == "idat" }) else {
        return RecordedFacts()
      }
      start = box.start + data.start + location.offset
    default: return RecordedFacts()
    }
    return tiffStart(sample, at: start).map { DateInspection.exif(sample, at: $0) }
      ?? RecordedFacts()
  }

  /// The offset of the TIFF header, which an Exif item or box states at its beginning.
  private static func tiffStart(_ sample: Sample, at start: Int) -> Int? {
    guard let skipped = sample.big32(start), skipped < 1 << 16 else { return nil }
    return start + 4 + skipped
  }

  /// The ID of the item of type Exif.
  private static func exifItem(_ meta: Sample, _ names: Box) -> Int? {
    let first = names.start + (meta.byte(names.start) == 0 ? 6 : 8)
    for entry in boxes(meta, from: first, to: names.end, limit: 4096) where entry.kind == "infe" {
      let version = meta.byte(entry.start) ?? 0
      let width = version == 3 ? 4 : 2
      if version >= 2, meta.has("Exif", at: entry.start + 6 + width) {
        return width == 4 ? meta.big32(entry.start + 4) : meta.big16(entry.start + 4)
      }
    }
    return nil
  }
}

/// The locations of the items of a picture: the box `iloc`.
private struct ItemLocations {
  private let meta: Sample
  private let start: Int

  init(_ meta: Sample, _ start: Int) {
    self.meta = meta
    self.start = start
  }

  /// The offset of an item's first extent, relative to the start of the file or, for method 1, to `idat` in the meta
  /// box.
  func location(of item: Int) -> (method: Int, offset: Int)? {
    guard let version = meta.byte(start), version <= 2, let sizes = meta.big16(start + 4) else {
      return nil
    }
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    let numberSize = version == 2 ? 4 : 2
    guard [offsetSize, lengthSize, baseSize, indexSize].allSatisfy([0, 4, 8].contains),
      let count = number(start + 6, numberSize)
    else { return nil }
    var position = start + 6 + numberSize
    for _ in 0..<min(count, 4096) {
      guard let identifier = number(position, numberSize) else { return nil }
      position += numberSize
      var method = 0
      if version > 0 {
        method = (number(position, 2) ?? 0) & 15
        position += 2
      }
      // Items stored in another file are not supported.
      guard number(position, 2) == 0, let base = number(position + 2, baseSize),
        let pieces = number(position + 2 + baseSize, 2)
      else { return nil }
      position += 4 + baseSize
      if identifier == item {
        guard pieces > 0, let offset = number(position + indexSize, offsetSize) else { return nil }
        let (whole, overflows) = base.addingReportingOverflow(offset)
        return overflows || whole > 1 << 60 ? nil : (method, whole)
      }
      position += pieces * (indexSize + offsetSize + lengthSize)
    }
    return nil
  }

  private func number(_ offset: Int, _ size: Int) -> Int? {
    size == 0 ? 0 : meta.number(offset, size, isBig: true)
  }
}
