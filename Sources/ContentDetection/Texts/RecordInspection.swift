/// Formats whose lines or first records follow a strict form.
enum RecordInspection {
  static func finding(in lines: TextLines) -> Finding? {
    guard let index = lines.lines.firstIndex(where: { !$0.isBlank }) else { return nil }
    let first = lines.content(lines.lines[index])
    return diagram(lines, first) ?? difference(lines) ?? picture(lines, first) ?? subtitles(
      lines, index)
      ?? shape(lines, first) ?? sequence(lines, first) ?? addresses(lines) ?? encoded(lines, first)
      ?? disc(lines, first) ?? description(lines, first)
  }

  /// PlantUML: `@start` and a kind of diagram, and its end.
  private static func diagram(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    guard first.begins(with: "@start") else { return nil }
    let kind = first.dropFirst(6).prefix(while: \.isLetter).string
    guard !kind.isEmpty,
      lines.lines.contains(where: { lines.content($0).begins(with: "@end\(kind)") })
    else { return nil }
    return .settled("text/vnd.plantuml", "@start\(kind)")
  }

  /// Differences between texts: unified, context, normal, and what git writes before them.
  private static func difference(_ lines: TextLines) -> Finding? {
    let all = lines.lines
    for (index, line) in all.prefix(400).enumerated() where line.indentation == 0 && line.count > 2
    {
      let content = lines.content(line)
      if content.begins(with: "diff --git ")
        || content.begins(with: "Index: ") && index + 1 < all.count
          && lines.content(all[index + 1]).begins(with: "=====")
      {
        return .settled("text/x-patch", "\(content.prefix(10).string)")
      }
      guard content.begins(with: "--- ") || content.begins(with: "*** "), index + 1 < all.count
      else {
        if content.begins(with: "@@ -"), content.dropFirst(4).contains(" @@"), index == 0 {
          return .likely("text/x-patch", "@@")
        }
        continue
      }
      let next = lines.content(all[index + 1])
      if content.first == 0x2D, next.begins(with: "+++ "), index + 2 < all.count,
        lines.content(all[index + 2]).begins(with: "@@ ")
      {
        return .settled("text/x-patch", "--- and +++")
      }
      if content.first == 0x2A, next.begins(with: "--- "), index + 2 < all.count,
        lines.content(all[index + 2]).begins(with: "*******")
      {
        return .settled("text/x-patch", "*** and ---")
      }
    }
    // Without names: `3c3` or `1,2d0`, then the lines that differ.
    guard let first = all.first, all.count > 1, first.count < 24 else { return nil }
    let content = lines.content(first)
    let digits = content.prefix { $0.isDigit || $0 == 0x2C }
    let rest = content.dropFirst(digits.count)
    guard !digits.isEmpty, let kind = rest.first, kind == 0x61 || kind == 0x63 || kind == 0x64,
      !rest.dropFirst().isEmpty, rest.dropFirst().allSatisfy({ $0.isDigit || $0 == 0x2C })
    else { return nil }
    let next = lines.content(all[1])
    return next.first == 0x3C || next.first == 0x3E ? .likely("text/x-patch", content.string) : nil
  }

  /// Pictures in text (Netpbm; X10 and X11 bitmaps; XPM).
  private static func picture(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
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
        // Width and height must follow, maybe behind comments.
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

  private static func subtitles(_ lines: TextLines, _ index: Int) -> Finding? {
    let first = lines.content(lines.lines[index])
    if first.isInteger, index + 1 < lines.lines.count {
      let time = lines.content(lines.lines[index + 1])
      if time.contains(" --> "), time.first?.isDigit == true {
        return .settled("application/x-subrip", "-->")
      }
    }
    if first.contains(" --> "), first.first?.isDigit == true, first.contains(0x3A) {
      return .likely("application/x-subrip", "-->")
    }
    if first.begins(with: "{"), let close = first.firstIndex(of: 0x7D),
      first[(first.startIndex + 1)..<close].isInteger, first[(close + 1)...].begins(with: "{")
    {
      return .settled("text/x-microdvd", "frames in braces")
    }
    if first.begins(with: "["), let close = first.firstIndex(of: 0x5D),
      first[(first.startIndex + 1)..<close].isInteger, first[(close + 1)...].begins(with: "[")
    {
      return .likely("text/x-mpl2", "times in brackets")
    }
    if first.begins(with: "[INFORMATION]") { return .settled("text/x-subviewer", "[INFORMATION]") }
    let fields = lines.firstLines(8)
    if fields.contains(where: {
      $0.is("FORMAT=TIME") || $0.begins(with: "FORMAT=") && $0.dropFirst(7).isNumber
    }),
      fields.contains(where: { $0.begins(with: "TITLE=") })
    {
      return .likely("text/x-mpsub", "FORMAT=")
    }
    return nil
  }

  /// Models in text: STL, DXF, IGES, PLY.
  private static func shape(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
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

  /// Chemistry and biology.
  private static func sequence(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    let all = lines.lines
    if all.count >= 4 {
      let counts = lines.all(all[3])
      if counts.ends(with: "V2000") || counts.ends(with: "V3000") {
        let isMany = all.contains { lines.content($0).is("$$$$") }
        return .settled(isMany ? "chemical/x-mdl-sdfile" : "chemical/x-mdl-molfile", "V2000")
      }
      if first.isInteger, all.count >= 3, all[2].count > 0 {
        let atom = lines.content(all[2]).words
        if atom.count >= 4, atom[0].count <= 2, atom[0].first?.isUppercase == true,
          atom[1...].prefix(3).allSatisfy(\.isNumber)
        {
          return .likely("chemical/x-xyz", "atoms and places")
        }
      }
    }
    if first.first == 0x3E, first.count > 1, all.count > 1, first[first.startIndex + 1] != 0x20 {
      let letters = lines.firstLines(6).dropFirst().prefix { $0.first != 0x3E }
      if !letters.isEmpty,
        letters.allSatisfy({
          $0.count >= 8 && $0.allSatisfy { $0.isLetter || $0 == 0x2A || $0 == 0x2D }
        }),
        letters.first?.allSatisfy({ $0.isUppercase || $0 == 0x2A || $0 == 0x2D }) == true
          || letters.first?.allSatisfy({ [0x61, 0x63, 0x67, 0x74, 0x6E].contains($0) }) == true
      {
        return .likely("text/x-fasta", ">")
      }
    }
    if first.first == 0x40, all.count >= 4, lines.content(all[2]).first == 0x2B,
      all[1].count == all[3].count, all[1].count > 3,
      lines.content(all[1]).allSatisfy({ $0.isUppercase || $0 == 0x2E })
    {
      return .likely("text/x-fastq", "@ and +")
    }
    if first.begins(with: "msgid \"") || first.first == 0x23 || first.begins(with: "msgctxt") {
      let keys = lines.lines.prefix(80).map(lines.content)
      if keys.contains(where: { $0.begins(with: "msgid \"") }),
        keys.contains(where: { $0.begins(with: "msgstr") })
      {
        // A template has no translator and no date of a translation yet.
        let isTemplate = keys.contains {
          $0.begins(with: "\"PO-Revision-Date: YEAR-MO-DA")
            || $0.begins(with: "\"Language-Team: LANGUAGE")
        }
        return .settled(
          isTemplate ? "text/x-gettext-translation-template" : "text/x-gettext-translation", "msgid"
        )
      }
    }
    return nil
  }

  /// Lists of addresses and of files to play.
  private static func addresses(_ lines: TextLines) -> Finding? {
    var count = 0
    for line in lines.lines where !line.isBlank {
      let content = lines.content(line)
      if content.first == 0x23 { continue }
      guard let colon = content.firstIndex(of: 0x3A), colon - content.startIndex >= 3,
        content[colon...].begins(with: "://") || content.begins(with: "file:/")
          || content.begins(with: "mailto:"),
        content[..<colon].allSatisfy({ $0.isWord || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }),
        !content.contains(where: \.isBlank)
      else { return nil }
      count += 1
    }
    // One address is a note of it as well.
    return count >= 2 ? .likely("text/uri-list", "addresses") : nil
  }

  private static func encoded(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    let words = first.words
    guard words.count >= 3, words[0].is("begin") || words[0].is("begin-base64") else {
      guard words.count >= 3, words[0].is("=ybegin"), first.contains("line=") else { return nil }
      return .likely("application/x-yenc", "=ybegin")
    }
    guard words[1].count == 3 || words[1].count == 4, words[1].allSatisfy({ 0x30...0x37 ~= $0 }),
      lines.lines.count > 1, let length = lines.content(lines.lines[1]).first,
      (0x20...0x60).contains(length)
    else { return nil }
    return .settled("text/x-uuencode", "begin and mode")
  }

  /// Tracks of a disc by their number, place, kind and size.
  private static func disc(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    guard first.isInteger, first.count <= 2, lines.lines.count > 1 else { return nil }
    let words = lines.content(lines.lines[1]).words
    guard words.count == 6, words[0].is("1"), [0, 1, 2, 3, 5].allSatisfy({ words[$0].isInteger }),
      words[3].is("2352") || words[3].is("2048") || words[3].is("2336")
    else { return nil }
    return .settled("application/x-gd-rom-cue", "tracks")
  }

  /// Session descriptions (RFC 8866).
  private static func description(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    guard first.is("v=0") else { return nil }
    return lines.firstLines(3).contains { $0.begins(with: "o=") }
      ? .settled("application/sdp", "v=0") : nil
  }
}
