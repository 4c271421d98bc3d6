/// Finds passages that are not evidence of the language: block comments, triple-quoted texts, and fenced examples.
struct PassageSkipping {
  private let text: TextLines
  /// The end marker of the current passage; nil outside of passages.
  private var end: [UInt8]?
  /// End markers that do not occur in the rest of the text.
  private var missing: Set<[UInt8]> = []

  init(_ text: TextLines) { self.text = text }

  // The markers that begin a passage at the start of a line, and those that end it.
  private static let passages: [(begin: [UInt8], end: [UInt8])] = [
    ("/*", "*/"), ("(*", "*)"), ("{-", "-}"), ("--[[", "]]"), ("--[=[", "]=]"), ("#|", "|#"),
    ("<#", "#>"), ("<!--", "-->"),
    ("\"\"\"", "\"\"\""), ("'''", "'''"), ("r\"\"\"", "\"\"\""), ("=pod", "=cut"),
    ("=head", "=cut"), ("=begin", "=end"), ("###\n", "###"),
    ("#=", "=#"), ("%{", "%}"), ("```", "```"), ("~~~", "~~~"), ("/+", "+/"), ("(**", "*)"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Whether a line belongs to such a passage, including its first and last line; the opening line of a fence does
  /// not count.
  mutating func skips(_ number: Int, _ line: TextLines.Line) -> Bool {
    let content = text.content(line)
    if let end {
      if content.contains(end) { self.end = nil }
      return true
    }
    guard let first = content.first,
      first < 0x41 || first == 0x7B || first == 0x60 || first == 0x7E || first == 0x72
    else { return false }
    for passage in Self.passages
    where passage.begin[0] == first && content.starts(with: passage.begin)
      && !missing.contains(passage.end)
    {
      let isFence = first == 0x60 || first == 0x7E
      if content.dropFirst(passage.begin.count).contains(passage.end) {
        return !isFence && first != 0x7B
      }
      guard comes(passage.end, behind: number) else {
        missing.insert(passage.end)
        continue
      }
      end = passage.end
      return !isFence
    }
    return false
  }

  private func comes(_ end: [UInt8], behind number: Int) -> Bool {
    text.lines[(number + 1)...].contains { text.content($0).contains(end) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, count >= bytes.count else { return false }
    var index = startIndex
    let last = endIndex - bytes.count
    while index <= last {
      if self[index] == first, self[index..<index + bytes.count].elementsEqual(bytes) {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether more than half of the bytes are not ASCII, as in sentences in many languages but not in programs.
  var isForeign: Bool { count >= 12 && count { $0 >= 0x80 } * 2 > count }

  /// Whether the slice reads like a sentence.
  var isSentence: Bool { isSentence(plain: 85) }

  /// Whether the slice reads like a sentence: several words in lower case, separated by blanks, and hardly any
  /// characters that are unusual in prose.
  ///
  /// - Parameter needed: The required percentage of words without unusual characters.
  func isSentence(plain needed: Int) -> Bool {
    var (words, plain, length) = (0, 0, 0)
    var isPlain = true
    var hasSmall = false
    for byte in self.prefix(240) {
      if byte.isBlank {
        if length > 0 {
          words += 1
          if isPlain, hasSmall || length == 1 { plain += 1 }
        }
        (length, isPlain, hasSmall) = (0, true, false)
        continue
      }
      length += 1
      switch byte {
      case _ where byte.isLowercase || byte >= 0x80: hasSmall = true
      case _ where byte.isUppercase: if length > 1, hasSmall { isPlain = false }
      case 0x2C, 0x2E, 0x27, 0x21, 0x3F, 0x2D: break
      case 0x3A, 0x3B, 0x22, 0x28, 0x29: break
      default: isPlain = false
      }
    }
    if length > 0 {
      words += 1
      if isPlain, hasSmall || length == 1 { plain += 1 }
    }
    guard words >= 5, let last else { return false }
    return plain * 100 >= words * needed && last != 0x7B && last != 0x3B
  }
}
