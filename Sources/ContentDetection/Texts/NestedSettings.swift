/// Recognizes YAML.
enum NestedSettings {
  /// YAML 1.2: names with values, nested by indentation, and lists.
  static func finding(in lines: TextLines) -> Finding? {
    var (pairs, items, nestedPairs, opens, others, all, continued) = (0, 0, 0, 0, 0, 0, 0)
    var (separators, braces) = (0, 0)
    var block: Int?
    var isFirst = true
    var startsMarked = false
    for line in lines.lines where !line.isBlank {
      let content = lines.content(line)
      guard let first = content.first, let last = content.last else { continue }
      if let depth = block {
        if line.indentation > depth { continue }
        block = nil
      }
      if first == 0x23 { continue }
      if lines.bytes[line.start] == 0x09 { return nil }
      all += 1
      if content.is("---") || content.begins(with: "--- ") || content.is("...") {
        separators += 1
        if isFirst { startsMarked = true }
        isFirst = false
        continue
      }
      isFirst = false
      var rest = content
      var isItem = false
      while rest.begins(with: "- ") {
        isItem = true
        rest = rest.dropFirst(2).drop(while: \.isBlank)
      }
      if content.is("-") {
        items += 1
        continue
      }
      if isItem { items += 1 }
      if let colon = keyEnd(rest) {
        pairs += 1
        let value = rest[(colon + 1)...].trimmed
        if line.indentation > 0 { nestedPairs += 1 }
        if value.isEmpty || value.first == 0x26 || value.first == 0x21 { opens += 1 }
        if value.first == 0x7C || value.first == 0x3E, value.count <= 3 { block = line.indentation }
        if last == 0x7B || last == 0x3B || last == 0x2C { braces += 1 }
      } else if isItem {
        continue
      } else if line.indentation > 0 {
        continued += 1
        if last == 0x7B || last == 0x3B || last == 0x28 { braces += 1 }
      } else {
        others += 1
      }
    }
    guard others * 14 <= all, braces * 8 <= all, continued * 4 <= all else { return nil }
    let found = Finding.likely("application/yaml", "nested names and values")
    if startsMarked, pairs + items >= 2, others == 0 { return found }
    // People also write lists of names and values, but rarely nested ones.
    if opens > 0, nestedPairs + items >= 1, pairs >= 2 { return found }
    return items >= 3 && pairs >= items && pairs >= 4 ? found : nil
  }

  /// The index of the colon after a YAML key; nil if the text does not begin with a key.
  private static func keyEnd(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first == 0x22 || first == 0x27 {
      guard let close = text.dropFirst().firstIndex(of: first) else { return nil }
      let rest = text[(close + 1)...]
      return rest.first == 0x3A ? rest.startIndex : nil
    }
    guard
      first.isWord || first == 0x2E || first == 0x3C || first == 0x24 || first == 0x40
        || first == 0x2F || first == 0x2A || first == 0x3F
    else { return nil }
    for index in text.indices.prefix(120) where text[index] == 0x3A {
      guard index + 1 == text.endIndex || text[index + 1].isBlank else { continue }
      let name = text[..<index]
      return name.count { $0 == 0x20 } <= 3
        && !name.contains(where: { $0 == 0x28 || $0 == 0x7B || $0 == 0x3B || $0 == 0x3D })
        ? index : nil
    }
    return nil
  }
}
