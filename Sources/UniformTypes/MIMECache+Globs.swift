import Diagnostics

// The file name patterns of a `mime.cache`: literal names, a tree of suffixes read from the end of the name, and
// globs.

extension MIMECache {
  /// A pattern of the database that matches a file name.
  package struct Match: Hashable, Sendable {
    package var mimeType: String
    /// From 0 to 100; 50 is the usual weight.
    package var weight: Int
    /// The length of the pattern in bytes; with equal weights, the longer pattern wins.
    package var length: Int
    /// The suffix that matched, such as `.tar.gz`; nil for other patterns.
    package var suffix: String?
    /// Whether the pattern is case-sensitive.
    package var isCaseSensitive: Bool
  }

  /// All patterns that match a file name, in no particular order.
  ///
  /// ASCII case is ignored except in case-sensitive patterns.
  ///
  /// - Parameter name: One path component, as bytes.
  package func matches(name: [UInt8]) -> [Match] {
    // Longer than any name that a file system allows.
    guard !name.isEmpty, name.count <= 1024 else { return [] }
    let folded = name.map(\.lowercasedASCII)
    var found: [Match] = []
    addLiterals(name, folded, to: &found)
    addSuffixes(name, folded, to: &found)
    addPatterns(name, folded, to: &found)
    return found
  }

  private func match(
    mimeTypeAt offset: Int?, weightAndFlags: Int?, length: Int, suffix: String? = nil
  ) -> Match? {
    guard let type = offset.flatMap(number(at:)).flatMap(mimeType(at:)), let weightAndFlags else {
      return nil
    }
    return Match(
      mimeType: type, weight: weightAndFlags & 0xFF, length: length, suffix: suffix,
      isCaseSensitive: weightAndFlags & 0x100 != 0)
  }

  private func addLiterals(_ name: [UInt8], _ folded: [UInt8], to found: inout [Match]) {
    guard let list = start(of: .literals) else { return }
    let end = list + 4 + 12 * count(at: list, entriesOf: 12)
    for key in name == folded ? [name] : [name, folded] {
      guard var entry = entry(of: key, listAt: list, entriesOf: 12) else { continue }
      // Several types may claim one name, so go back to the first.
      while entry - 12 >= list + 4, hasKey(key, at: entry - 12) { entry -= 12 }
      while entry < end, hasKey(key, at: entry) {
        if let match = match(
          mimeTypeAt: entry + 4, weightAndFlags: number(at: entry + 8), length: key.count),
          key == (match.isCaseSensitive ? name : folded)
        {
          found.append(match)
        }
        entry += 12
      }
    }
  }

  /// Whether patterns of less important databases for a MIME type are discarded.
  ///
  /// The database marks this with a literal name in capitals, which never matches because names are looked up in
  /// lower case.
  func discardsGlobs(ofMIMEType mimeType: String) -> Bool {
    guard let list = start(of: .literals) else { return false }
    return (0..<count(at: list, entriesOf: 12)).contains { index in
      let entry = list + 4 + index * 12
      return hasKey(Self.noGlobs, at: entry)
        && number(at: entry + 4).flatMap { order(ofStringAt: $0, and: mimeType.utf8) } == 0
    }
  }

  private static let noGlobs = Array("__NOGLOBS__".utf8)

  private func hasKey(_ key: [UInt8], at entry: Int) -> Bool {
    number(at: entry).flatMap { order(ofStringAt: $0, and: key) } == 0
  }

  private func addPatterns(_ name: [UInt8], _ folded: [UInt8], to found: inout [Match]) {
    guard let list = start(of: .globs) else { return }
    for index in 0..<count(at: list, entriesOf: 12) {
      let entry = list + 4 + index * 12
      guard let pattern = number(at: entry).flatMap(string(at:)),
        let match = match(
          mimeTypeAt: entry + 4, weightAndFlags: number(at: entry + 8), length: pattern.count),
        GlobPattern(Array(pattern)).matches(match.isCaseSensitive ? name : folded)
      else { continue }
      found.append(match)
    }
  }
}

// MARK: The suffix tree
extension MIMECache {
  /// The maximum depth of the tree walk, longer than any suffix in the database.
  private static let maximumDepth = 64

  private func addSuffixes(_ name: [UInt8], _ folded: [UInt8], to found: inout [Match]) {
    addSuffixes(of: folded, caseSensitive: false, to: &found)
    addSuffixes(of: name, caseSensitive: true, to: &found)
  }

  private func addSuffixes(of name: [UInt8], caseSensitive: Bool, to found: inout [Match]) {
    guard let tree = start(of: .suffixes), var nodes = number(at: tree + 4) else { return }
    var count = number(at: tree) ?? 0
    var rest = name[...]
    for _ in 0..<Self.maximumDepth {
      guard let scalar = Self.popLastScalar(&rest),
        let node = node(scalar.value, amongst: count, at: nodes),
        let childCount = number(at: node + 4), let children = number(at: node + 8)
      else { return }
      (count, nodes) = (childCount, children)
      // The pattern is `*` followed by the suffix.
      let suffix = name[rest.endIndex...]
      for leaf in leaves(amongst: count, at: nodes) {
        guard
          let match = match(
            mimeTypeAt: leaf + 4, weightAndFlags: number(at: leaf + 8), length: suffix.count + 1,
            suffix: String(decoding: suffix, as: UTF8.self)),
          match.isCaseSensitive == caseSensitive
        else { continue }
        found.append(match)
      }
    }
  }

  /// Removes and returns the last scalar of a name; nil if the name ends in invalid UTF-8.
  private static func popLastScalar(_ name: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let last = name.last else { return nil }
    if last < 0x80 {
      name.removeLast()
      return Unicode.Scalar(last)
    }
    let length = 1 + name.reversed().prefix(4).prefix { $0 & 0xC0 == 0x80 }.count
    let tail = name.suffix(length)
    guard tail.count == length, let text = String(validating: tail, as: UTF8.self),
      text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first
    else { return nil }
    name = name.dropLast(length)
    return scalar
  }

  /// The node of a letter among sorted siblings.
  private func node(_ letter: UInt32, amongst count: Int, at nodes: Int) -> Int? {
    var lower = 0
    var upper = min(count, max(0, bytes.count - nodes) / 12)
    while lower < upper {
      let middle = (lower + upper) / 2
      guard let found = number(at: nodes + middle * 12) else { return nil }
      if found == Int(letter) { return nodes + middle * 12 }
      if found < Int(letter) { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }

  /// The entries that end a suffix; they precede the letters and have 0 as their letter.
  private func leaves(amongst count: Int, at nodes: Int) -> [Int] {
    var leaves: [Int] = []
    for index in 0..<min(count, max(0, bytes.count - nodes) / 12, 64) {
      guard number(at: nodes + index * 12) == 0 else { break }
      leaves.append(nodes + index * 12)
    }
    return leaves
  }

  /// The extensions of a MIME type, without their dots, best first.
  ///
  /// Walks the whole tree, so it is meant for rare queries about a single type.
  package func extensions(of mimeType: String) -> [String] {
    var found: [(suffix: String, weight: Int)] = []
    forEachSuffix { offset, weight, suffix in
      guard order(ofStringAt: offset, and: mimeType.utf8) == 0 else { return }
      let suffix = suffix()
      if suffix.utf8.first == 0x2E { found.append((String(suffix.dropFirst()), weight)) }
    }
    return found.sorted {
      ($1.weight, $0.suffix.utf8.count, $0.suffix) < ($0.weight, $1.suffix.utf8.count, $1.suffix)
    }.map(\.suffix)
  }

  /// Calls `body` for each suffix with the offset of its MIME type, its weight, and a closure that returns its text.
  func forEachSuffix(_ body: (_ mimeType: Int, _ weight: Int, _ suffix: () -> String) -> Void) {
    guard let root = entries(of: .suffixes) else { return }
    // The visited letters, each with the index of the following letter; spelled out only on demand.
    var letters: [(letter: Unicode.Scalar, next: Int, depth: Int)] = []
    func suffix(from index: Int) -> String {
      var text = String.UnicodeScalarView()
      var index = index
      while index >= 0 {
        text.append(letters[index].letter)
        index = letters[index].next
      }
      return String(text)
    }
    // A damaged tree could contain itself, so visit at most as many nodes as fit in the file.
    var budget = bytes.count / 12
    var waiting = [(root.count, root.first, -1)]
    while let (count, nodes, last) = waiting.popLast() {
      let depth = last < 0 ? 0 : letters[last].depth
      for index in 0..<min(count, max(0, bytes.count - nodes) / 12) {
        budget -= 1
        guard budget > 0 else { return }
        let node = nodes + index * 12
        guard let letter = number(at: node), let second = number(at: node + 4),
          let third = number(at: node + 8)
        else { continue }
        if letter == 0 {
          body(second, third & 0xFF) { suffix(from: last) }
        } else if let scalar = Unicode.Scalar(UInt32(letter)), depth < Self.maximumDepth {
          waiting.append((second, third, letters.count))
          letters.append((scalar, last, depth + 1))
        }
      }
    }
  }
}
