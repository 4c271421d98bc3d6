/// YAML settings before a document, as used by website generators.
enum FrontMatter {
  /// The format of a document with such settings; nil if there are no settings or nothing follows them.
  static func finding(in lines: TextLines) -> Finding? {
    let all = lines.lines
    guard let first = all.first, lines.all(first).is("---") else { return nil }
    var index = 1
    var pairs = 0
    while index < all.count, index < 100, !lines.all(all[index]).is("---") {
      let content = lines.content(all[index])
      if all[index].indentation == 0, let colon = content.firstIndex(of: 0x3A),
        colon > content.startIndex
      {
        pairs += 1
      }
      index += 1
    }
    guard index < all.count, lines.all(all[index]).is("---"), pairs > 0 else { return nil }
    guard let body = all[(index + 1)...].firstIndex(where: { !$0.isBlank }) else { return nil }
    let start = lines.content(all[body])
    if start.first == 0x3C, start.count > 2 {
      return .likely("text/html", "settings before markup")
    }
    let isTitle =
      start.first == 0x23 && start.contains(0x20)
      && (body + 1 == all.count || all[body + 1].isBlank)
    // Lines that are neither pairs nor list items are not settings.
    let others = all[body...].prefix(60).count {
      guard $0.indentation == 0, let first = lines.content($0).first else { return false }
      return first != 0x2D && first != 0x23 && !lines.content($0).contains(0x3A)
    }
    return isTitle || others > 0 ? .likely("text/markdown", "settings before a document") : nil
  }
}
