/// Formats whose lines or first records have a strict structure.
enum RecordInspection {
  static func finding(in lines: TextLines) -> Finding? {
    guard let index = lines.lines.firstIndex(where: { !$0.isBlank }) else { return nil }
    let first = lines.content(lines.lines[index])
    return diagram(lines, first) ?? difference(lines) ?? picture(lines, first) ?? subtitles(
      lines, index)
      ?? shape(lines, first) ?? sequence(lines, first) ?? addresses(lines) ?? encoded(lines, first)
      ?? disc(lines, first) ?? description(lines, first)
  }

  /// PlantUML: `@start` with the kind of diagram, and the matching `@end`.
  private static func diagram(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    guard first.begins(with: "@start") else { return nil }
    let kind = first.dropFirst(6).prefix(while: \.isLetter).string
    guard !kind.isEmpty,
      lines.lines.contains(where: { lines.content($0).begins(with: "@end\(kind)") })
    else { return nil }
    return .settled("text/vnd.plantuml", "@start\(kind)")
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

  /// Lists of URIs.
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
    // A single address may be just a note.
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

  /// The tracks of a disc with number, position, kind and size.
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
