/// Recognizes GraphQL queries without a keyword, which consist only of names in braces.
enum QueryInspection {
  static func finding(in lines: TextLines) -> Finding? {
    guard let first = lines.lines.first(where: { !$0.isBlank }), lines.bytes[first.content] == 0x7B
    else { return nil }
    var depth = 0
    var deepest = 0
    var names = 0
    for line in lines.lines where !line.isBlank {
      var content = lines.content(line)
      if content.first == 0x23 { continue }
      if content.last == 0x7B {
        depth += 1
        deepest = max(deepest, depth)
        content = content.dropLast()
      } else if content.is("}") {
        depth -= 1
        continue
      }
      guard isField(content) else { return nil }
      names += 1
    }
    return depth == 0 && deepest >= 2 && names >= 2
      ? .likely("application/graphql", "names in braces") : nil
  }

  /// Whether a text is a field (GraphQL, section 2.5): a name with optional alias, arguments and directives.
  private static func isField(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.begins(with: "...") { rest = rest.dropFirst(3) }
    while let last = rest.last, last.isBlank { rest = rest.dropLast() }
    guard let open = rest.firstIndex(of: 0x28) else {
      return rest.allSatisfy { $0.isWord || $0.isBlank || $0 == 0x3A || $0 == 0x40 || $0 == 0x2C }
        && rest.words.count <= 4 && rest.last != 0x3A
    }
    return rest.last == 0x29 && rest[..<open].allSatisfy { $0.isWord || $0 == 0x3A || $0.isBlank }
      && !rest.contains(0x3B)
  }
}
