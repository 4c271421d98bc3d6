/// Encodings of text with one byte for each character, ASCII below 0x80.
enum SingleByteEncoding {
  /// ISO 8859-1: the first 256 characters of Unicode.
  case latin1
  /// ISO 8859-15: Latin-1 with the euro sign and seven letters of French, Finnish and Estonian.
  case latin9
  /// Windows code page 1252; the five bytes that it leaves free are control characters, as browsers read it.
  case windows1252
  /// What old Macintosh texts are in; their lines end in CR.
  case macRoman

  /// What the bytes from 0x80 on stand for; none is beyond the first plane.
  private var upper: [UInt16] {
    switch self {
    case .latin1: return Self.latin1Upper
    case .latin9:
      var upper = Self.latin1Upper
      for (byte, scalar) in Self.latin9Others { upper[Int(byte) - 0x80] = scalar }
      return upper
    case .windows1252: return Self.windows1252Controls + Self.latin1Upper[32...]
    case .macRoman: return Self.macRomanUpper
    }
  }

  /// What a byte stands for.
  func scalar(of byte: UInt8) -> UInt32 {
    byte < 0x80 ? UInt32(byte) : UInt32(upper[Int(byte) - 0x80])
  }

  func toUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    let upper = upper
    let endsLinesInCR = self == .macRoman
    while let byte = try reader.next() {
      if byte >= 0x80 {
        try writer.put(scalar: UInt32(upper[Int(byte) - 0x80]))
      } else {
        try writer.put(endsLinesInCR && byte == 0x0D ? 0x0A : byte)
      }
    }
  }

  /// Fails at the first character that the encoding does not have: nothing is replaced.
  func fromUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var bytes: [UInt32: UInt8] = [:]
    for (place, scalar) in upper.enumerated() { bytes[UInt32(scalar)] = UInt8(0x80 + place) }
    try reader.skipMark()
    while let scalar = try reader.nextScalar() {
      if scalar < 0x80 {
        try writer.put(UInt8(scalar))
      } else if let byte = bytes[scalar] {
        try writer.put(byte)
      } else {
        throw reader.malformed(.notInEncoding(scalar))
      }
    }
  }

  // MARK: - Tables

  private static let latin1Upper = (0x80...0xFF).map { UInt16($0) }

  private static let latin9Others: [(byte: UInt8, scalar: UInt16)] = [
    (0xA4, 0x20AC), (0xA6, 0x0160), (0xA8, 0x0161), (0xB4, 0x017D), (0xB8, 0x017E),
    (0xBC, 0x0152), (0xBD, 0x0153), (0xBE, 0x0178),
  ]

  private static let windows1252Controls: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]

  private static let macRomanUpper: [UInt16] = [
    0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4, 0x00E3,
    0x00E5, 0x00E7, 0x00E9, 0x00E8, 0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3,
    0x00F2, 0x00F4, 0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC, 0x2020, 0x00B0, 0x00A2, 0x00A3,
    0x00A7, 0x2022, 0x00B6, 0x00DF, 0x00AE, 0x00A9, 0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8,
    0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202, 0x2211, 0x220F, 0x03C0, 0x222B, 0x00AA,
    0x00BA, 0x03A9, 0x00E6, 0x00F8, 0x00BF, 0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB,
    0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5, 0x0152, 0x0153, 0x2013, 0x2014, 0x201C, 0x201D,
    0x2018, 0x2019, 0x00F7, 0x25CA, 0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x2021, 0x00B7, 0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1, 0x00CB, 0x00C8, 0x00CD, 0x00CE,
    0x00CF, 0x00CC, 0x00D3, 0x00D4, 0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC,
    0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7,
  ]
}
