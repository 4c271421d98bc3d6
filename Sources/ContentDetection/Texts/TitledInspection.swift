/// Documents recognizable only by the markup of their titles.
enum TitledInspection {
  static func finding(in lines: TextLines) -> Finding? {
    let all = lines.lines
    var (underlined, codes, rests, links) = (0, 0, 0, 0)
    var startsWithTitle = false
    for (index, line) in all.enumerated().prefix(400) where !line.isBlank {
      let content = lines.content(line)
      if content.begins(with: ".. ") { rests += 1 }
      if content.contains("](") { links += 1 }
      guard index > 0, line.indentation == 0, isRule(content), all[index - 1].indentation == 0
      else { continue }
      let title = all[index - 1].count
      guard title > 0, !isRule(lines.content(all[index - 1])), index < 2 || all[index - 2].isBlank,
        (title - 1...title + 3).contains(content.count)
          || content.count >= 3 && index == 1 && content.count >= title
      else { continue }
      underlined += 1
      if index == 1 { startsWithTitle = true }
      if content.first != 0x3D && content.first != 0x2D { codes += 1 }
    }
    guard underlined > 0, codes == 0, rests == 0 else {
      return codes > 0 && underlined > 1 || rests > 0 && underlined > 0
        ? .likely("text/x-rst", "underlined titles") : nil
    }
    guard startsWithTitle, links > 0 else { return nil }
    return .likely("text/markdown", "underlined titles")
  }

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, line.count >= 3,
      [0x3D, 0x2D, 0x7E, 0x5E, 0x2A, 0x2B, 0x22, 0x23].contains(first)
    else { return false }
    return line.allSatisfy { $0 == first }
  }
}
