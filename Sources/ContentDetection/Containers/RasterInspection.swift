/// Pictures with a short signature or none, identified by headers in which every field must be valid.
enum RasterInspection {
  static func finding(in sample: Sample) -> Finding? {
    pcx(sample) ?? sgi(sample) ?? flic(sample) ?? aseprite(sample) ?? windowDump(sample)
      ?? brushPipe(sample) ?? quickDraw(sample) ?? graphicsMetafile(sample)
      ?? thumbnail(sample)
  }

  private static func pcx(_ sample: Sample) -> Finding? {
    guard sample.byte(0) == 0x0A, let version = sample.byte(1), version <= 5, version != 1,
      sample.byte(2) == 1, let depth = sample.byte(3), [1, 2, 4, 8].contains(depth),
      let left = sample.little16(4), let top = sample.little16(6), let right = sample.little16(8),
      let bottom = sample.little16(10), left <= right, top <= bottom, sample.byte(64) == 0,
      let planes = sample.byte(65), (1...4).contains(planes), let row = sample.little16(66),
      row * 8 >= (right - left + 1) * depth
    else { return nil }
    return .settled("image/vnd.zbrush.pcx", "PCX header")
  }

  private static func sgi(_ sample: Sample) -> Finding? {
    guard sample.big16(0) == 0x01DA, let storage = sample.byte(2), storage <= 1,
      let depth = sample.byte(3), depth == 1 || depth == 2, let dimensions = sample.big16(4),
      (1...3).contains(dimensions), let width = sample.big16(6), width > 0
    else { return nil }
    return .settled("image/x-sgi", "SGI picture header")
  }

  /// Autodesk animations: FLI with a fixed size and FLC with any size.
  private static func flic(_ sample: Sample) -> Finding? {
    guard let kind = sample.little16(4), [0xAF11, 0xAF12, 0xAF44].contains(kind),
      let frames = sample.little16(6), frames > 0, let width = sample.little16(8),
      (1...4096).contains(width), let height = sample.little16(10), (1...4096).contains(height),
      sample.little32(0) != 0
    else { return nil }
    // An inconsistent size means damage, so the depth must be valid then.
    guard [8, 15, 16, 24].contains(sample.little16(12) ?? 0) || sample.little16(18) == 0 else {
      return nil
    }
    return .settled("video/x-flic", "FLIC header")
  }

  private static func aseprite(_ sample: Sample) -> Finding? {
    guard sample.little16(4) == 0xA5E0, let depth = sample.little16(12),
      [8, 16, 32].contains(depth), let frames = sample.little16(6), frames > 0
    else { return nil }
    return .settled("image/x-aseprite", "Aseprite header")
  }

  /// A window dump (X Window System, `XWDFile.h`).
  private static func windowDump(_ sample: Sample) -> Finding? {
    guard let size = sample.big32(0), (100...4096).contains(size), sample.big32(4) == 7,
      let format = sample.big32(8), format <= 2, let depth = sample.big32(12),
      (1...32).contains(depth)
    else { return nil }
    return .settled("image/x-xwindowdump", "X window dump header")
  }

  /// GIMP brush pipes, which combine several brushes: a name, then their number and placement.
  private static func brushPipe(_ sample: Sample) -> Finding? {
    let header = sample.bytes(at: 0, count: 1024)
    guard let end = header.firstIndex(of: 0x0A), header[..<end].allSatisfy({ $0 >= 0x20 }) else {
      return nil
    }
    let line = header[header.index(after: end)...].prefix { $0 != 0x0A }
    guard line.contains("ncells:"), line.contains("cellwidth:") else { return nil }
    return .settled("image/x-gimp-gih", "GIMP brush pipe header")
  }

  /// QuickDraw pictures: 512 arbitrary bytes, then a size, a frame and the version.
  private static func quickDraw(_ sample: Sample) -> Finding? {
    for start in [512, 0] {
      guard let top = sample.big16(start + 2), let left = sample.big16(start + 4),
        let bottom = sample.big16(start + 6), let right = sample.big16(start + 8)
      else { continue }
      if sample.has([0x00, 0x11, 0x02, 0xFF, 0x0C, 0x00], at: start + 10) {
        return .settled("image/x-pict", "QuickDraw version 2")
      }
      // Version 1 has only two bytes here, so the frame must be valid and a known opcode must follow.
      let opcodes = [0x01, 0x03, 0x0A, 0xA0, 0xA1, 0x90, 0x91, 0x98, 0x99]
      if start == 512, sample.big16(start + 10) == 0x1101, bottom > top, right > left,
        bottom < 16_384, right < 16_384, opcodes.contains(sample.byte(start + 12) ?? 0)
      {
        return .settled("image/x-pict", "QuickDraw version 1")
      }
    }
    return nil
  }

  /// Binary CGM (ISO/IEC 8632-3): the begin element with a name, then the version.
  private static func graphicsMetafile(_ sample: Sample) -> Finding? {
    guard let first = sample.big16(0), first & 0xFFE0 == 0x0020 else { return nil }
    var offset = 2
    var length = first & 0x1F
    if length == 31 {
      guard let long = sample.big16(2), long < 0x8000 else { return nil }
      (offset, length) = (4, long)
    }
    offset += length + length % 2
    guard sample.big16(offset) == 0x1022, let version = sample.big16(offset + 2),
      (1...4).contains(version)
    else { return nil }
    return .settled("image/cgm", "CGM begin and version")
  }

  /// Thumbnails of xv, a variant of the portable map.
  private static func thumbnail(_ sample: Sample) -> Finding? {
    sample.has("P7 332\n") ? .settled("image/x-xv-thumbnail", "xv thumbnail header") : nil
  }
}
