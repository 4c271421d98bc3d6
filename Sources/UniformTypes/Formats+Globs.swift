import Diagnostics

// The file name patterns of the catalogue: whole names, suffixes that start with a dot, and a few globs.

extension Formats {
  /// The words of one kind of pattern, and the formats that claim each.
  struct Claims {
    let words: ConstantWords
    private let rows: ConstantLists
    private let weights: UnsafeBufferPointer<UInt8>
    private let ignoresCase: Bool

    fileprivate init(_ section: Int, ignoresCase: Bool) {
      words = tables.words(section)
      rows = tables.lists(section + 1)
      weights = tables.numbers(section + 2)
      self.ignoresCase = ignoresCase
    }

    /// The rows that claim a word, with the weight of each claim, heaviest first.
    func claims(of word: some StringProtocol) -> [(row: Int, weight: Int)] {
      guard let index = words.index(of: word, ignoringCase: ignoresCase) else { return [] }
      return rows.range(index).map { (Int(rows.values[$0]), Int(weights[$0])) }
    }
  }

  static var suffixes: Claims { Claims(Section.suffixes, ignoresCase: true) }

  static var exactSuffixes: Claims { Claims(Section.exactSuffixes, ignoresCase: false) }

  static var literals: Claims { Claims(Section.literals, ignoresCase: true) }

  static var exactLiterals: Claims { Claims(Section.exactLiterals, ignoresCase: false) }

  /// All claims of the catalogue that match a file name: whole names first, then the longest suffixes, then globs.
  ///
  /// A leading dot does not start a suffix: `.png` is not a picture.
  ///
  /// - Parameter carried: One path component, as carried text.
  static func matches(name carried: String, bytes: [UInt8]) -> [NameClaim] {
    guard !bytes.isEmpty, bytes.count <= 1024 else { return [] }
    var found: [NameClaim] = []
    for claims in [exactLiterals, literals] {
      found += claims.claims(of: carried).map { row, weight in
        NameClaim(row: row, weight: weight, length: bytes.count, suffix: nil)
      }
    }
    for word in FilenameExtension.candidates(carried) {
      let suffix = "." + word
      for claims in [exactSuffixes, suffixes] {
        found += claims.claims(of: suffix).map { row, weight in
          NameClaim(row: row, weight: weight, length: suffix.utf8.count + 1, suffix: suffix)
        }
      }
    }
    let folded = bytes.map(\.lowercasedASCII)
    let patterns = tables.words(Section.patterns)
    let rows = tables.numbers(Section.patternFormats, UInt16.self)
    let weights = tables.numbers(Section.patternWeights, UInt8.self)
    for index in 0..<patterns.count {
      let pattern = patterns[index]
      guard GlobPattern(Array(pattern)).matches(folded) else { continue }
      found.append(
        NameClaim(
          row: Int(rows[index]), weight: Int(weights[index]), length: pattern.count, suffix: nil))
    }
    return found
  }
}

/// A pattern that matches a file name, from any source, with the claimed MIME type.
struct NameClaim {
  /// The canonical MIME type.
  var mimeType: String
  var weight: Int
  var length: Int
  /// The suffix that matched, such as `.tar.gz`; nil for other patterns.
  var suffix: String?
}

extension NameClaim {
  fileprivate init(row: Int, weight: Int, length: Int, suffix: String?) {
    self.init(mimeType: Formats.name(row), weight: weight, length: length, suffix: suffix)
  }

  /// Ordered best first: by weight in steps of ten, then by length, then by weight.
  func comes(before other: NameClaim) -> Bool {
    (weight / 10, length, weight) > (other.weight / 10, other.length, other.weight)
  }
}
