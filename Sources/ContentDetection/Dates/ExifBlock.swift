import SystemCalls

/// The dates and the camera in Exif data (CIPA DC-008), which has the structure of a TIFF file.
struct ExifBlock {
  private let sample: Sample
  /// The origin of all offsets.
  private let base: Int
  private let isBig: Bool

  private enum Tag {
    static let model = 0x110
    static let changed = 0x132
    static let metadata = 0x2BC
    static let exif = 0x8769
    static let taken = 0x9003
    static let digitized = 0x9004
  }

  /// Reads the header at an offset; nil if no such data starts there.
  init?(_ sample: Sample, at base: Int) {
    guard let order = sample.big16(base), order == 0x4949 || order == 0x4D4D else { return nil }
    self.sample = sample
    self.base = base
    isBig = order == 0x4D4D
  }

  /// When the picture was taken, otherwise when it was scanned, otherwise when it was last changed; and the camera.
  var facts: RecordedFacts {
    guard let first = number(at: 4, 4) else { return RecordedFacts() }
    let main = values(at: first)
    let inner = main[Tag.exif].flatMap { number(at: $0, 4) }.map(values) ?? [:]
    // A text of up to four bytes is in the place of its offset.
    let camera = main[Tag.model].flatMap { pointer in
      number(at: pointer - 4, 4).flatMap { size in
        let text = size > 4 ? number(at: pointer, 4) : pointer
        return text.flatMap {
          RecordedFacts.camera(sample.bytes(at: Int64(base + $0), count: min(size, 64)))
        }
      }
    }
    let pointers = [
      inner[Tag.taken], main[Tag.taken], inner[Tag.digitized], main[Tag.digitized],
      main[Tag.changed], inner[Tag.changed],
    ]
    for pointer in pointers {
      guard let pointer, let offset = number(at: pointer, 4) else { continue }
      let text = sample.bytes(at: Int64(base + offset), count: 20)
      if let date = WallTime(written: text) {
        return RecordedFacts(date: .wall(date), camera: camera)
      }
    }
    return RecordedFacts(camera: camera)
  }

  /// Where the XMP is; nil if there is none.
  var metadata: Range<Int>? {
    guard let first = number(at: 4, 4), let pointer = values(at: first)[Tag.metadata],
      let offset = number(at: pointer, 4), let size = number(at: pointer - 4, 4)
    else { return nil }
    return base + offset..<base + offset + size
  }

  /// The offsets of the values of the relevant tags, relative to the base.
  private func values(at directory: Int) -> [Int: Int] {
    guard let count = number(at: directory, 2) else { return [:] }
    var values: [Int: Int] = [:]
    // Read all entries at once, because beyond the head each number would be a separate read.
    let size = min(count, 512) * 12
    let entries = Array(sample.bytes(at: Int64(base + directory + 2), count: size))
    for start in stride(from: 0, to: entries.count - 11, by: 12) {
      let (high, low) = isBig ? (start, start + 1) : (start + 1, start)
      let tag = Int(entries[high]) << 8 | Int(entries[low])
      switch tag {
      case Tag.model, Tag.changed, Tag.metadata, Tag.exif, Tag.taken, Tag.digitized:
        values[tag] = directory + 2 + start + 8
      default: break
      }
    }
    return values
  }

  private func number(at offset: Int, _ count: Int) -> Int? {
    sample.number(base + offset, count, isBig: isBig)
  }
}
