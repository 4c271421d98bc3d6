// Pictures and models in text formats.
extension RecordInspection {
  /// Pictures in text (Netpbm; X10 and X11 bitmaps; XPM).
  static func picture(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    if first.count >= 2, first.first == 0x50,
      first.count == 2 || first[first.startIndex + 2].isBlank
    {
      let kinds: [UInt8: String] = [
        0x31: "image/x-portable-bitmap", 0x32: "image/x-portable-graymap",
        0x33: "image/x-portable-pixmap",
        0x34: "image/x-portable-bitmap", 0x35: "image/x-portable-graymap",
        0x36: "image/x-portable-pixmap",
      ]
      if let kind = kinds[first[first.startIndex + 1]] {
        // Width and height must follow, optionally after comments.
        let words = lines.lines.prefix(40).map(lines.content).filter { $0.first != 0x23 }
          .flatMap(\.words).dropFirst().prefix(3)
        if words.count >= 2,
          words.prefix(2).allSatisfy({ $0.count < 7 && $0.allSatisfy(\.isDigit) })
        {
          return .settled(kind, first.prefix(2).string)
        }
      }
      if first.is("P7"), lines.firstLines(12).contains(where: { $0.begins(with: "WIDTH ") }) {
        return .settled("image/x-portable-arbitrarymap", "P7")
      }
    }
    if first.begins(with: "/* XPM */") || first.begins(with: "! XPM2") {
      return hasPixmapValues(lines) ? .settled("image/x-xpixmap", "XPM and its size") : nil
    }
    guard first.begins(with: "#define ") else { return nil }
    let words = first.words
    guard words.count == 3, words[1].ends(with: "_width"), words[2].isInteger else {
      return nil
    }
    return lines.firstLines(8).contains {
      $0.contains("_bits[]") || $0.contains("_bits []") || $0.contains("_height")
    }
      ? .settled("image/x-xbitmap", "_width and _bits") : nil
  }

  /// Whether there is a line with width, height, colours and characters per pixel (XPM Manual, section 2.1), which is
  /// quoted except in version 2.
  private static func hasPixmapValues(_ lines: TextLines) -> Bool {
    lines.firstLines(60).contains { line in
      var line = line
      // It may follow the bracket that opens the list.
      if let quote = line.firstIndex(of: 0x22) { line = line[(quote + 1)...].prefix { $0 != 0x22 } }
      let words = line.words
      return words.count >= 4 && words.prefix(4).allSatisfy { $0.isInteger }
    }
  }

  /// Models in text: STL, DXF, IGES, PLY.
  static func shape(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    let start = lines.firstLines(4)
    if first.begins(with: "solid"), start.count > 1,
      start[1].begins(with: "facet normal") || start[1].begins(with: "endsolid")
    {
      return .settled("model/stl", "solid and facet")
    }
    if first.is("0") || first.is("999"), start.count > 3 {
      let all = lines.firstLines(40)
      if let section = all.firstIndex(where: { $0.is("SECTION") }), section > 0,
        all[section - 1].is("0")
      {
        return .settled("image/vnd.dxf", "SECTION")
      }
    }
    if let line = lines.lines.first, line.end - line.start >= 73 || lines.bytes.count >= 80 {
      let card = lines.bytes.prefix(80)
      if card.count == 80, card[72] == 0x53, card[73...].allSatisfy({ $0 == 0x20 || $0.isDigit }),
        card[79] == 0x31
      {
        return .settled("model/iges", "S in column 73")
      }
    }
    return nil
  }
}
