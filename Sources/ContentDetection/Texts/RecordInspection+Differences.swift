// Patches.
extension RecordInspection {
  /// Differences between texts: unified, context and normal formats, and git headers.
  ///
  /// A patch may also be embedded in another text, so it is certain only at the beginning.
  static func difference(_ lines: TextLines) -> Finding? {
    let all = lines.lines
    let start = all.firstIndex { !$0.isBlank }
    for (index, line) in all.prefix(400).enumerated() where line.indentation == 0 && line.count > 2
    {
      let content = lines.content(line)
      if content.begins(with: "diff --git ")
        || content.begins(with: "Index: ") && index + 1 < all.count
          && lines.content(all[index + 1]).begins(with: "=====")
      {
        return found(at: index, start, "\(content.prefix(10).string)")
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
        return found(at: index, start, "--- and +++")
      }
      if content.first == 0x2A, next.begins(with: "--- "), index + 2 < all.count,
        lines.content(all[index + 2]).begins(with: "*******")
      {
        return found(at: index, start, "*** and ---")
      }
    }
    // Normal format without names: `3c3` or `1,2d0`, then the lines that differ.
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

  private static func found(at index: Int, _ start: Int?, _ sign: String) -> Finding {
    index == start ? .settled("text/x-patch", sign) : .likely("text/x-patch", sign)
  }
}
