import Diagnostics

// How the catalogue knows files by their names: whole names, ends of names from a dot on, and a few
// whole patterns.

extension Formats {
  /// Words of file names, and the formats that claim each.
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

    /// The rows that claim a word and how much each claim weighs, the heaviest first.
    func claims(of word: some StringProtocol) -> [(row: Int, weight: Int)] {
      guard let index = words.index(of: word, ignoringCase: ignoresCase) else { return [] }
      return rows.range(index).map { (Int(rows.values[$0]), Int(weights[$0])) }
    }
  }

  static var suffixes: Claims { Claims(Section.suffixes, ignoresCase: true) }

  static var exactSuffixes: Claims { Claims(Section.exactSuffixes, ignoresCase: false) }

  static var literals: Claims { Claims(Section.literals, ignoresCase: true) }

  static var exactLiterals: Claims { Claims(Section.exactLiterals, ignoresCase: false) }

  /// All claims of the catalogue that a file name matches, whole names first, then the longest endings.
  ///
  /// A dot that begins the name begins no ending: `.png` is not a picture.
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

/// One pattern that a file name matches, and what it says, whoever wrote it.
struct NameClaim {
  /// Under its usual name.
  var mimeType: String
  var weight: Int
  var length: Int
  /// The end of the name that an ending matched, such as `.tar.gz`; nil of other patterns.
  var suffix: String?
}

extension NameClaim {
  fileprivate init(row: Int, weight: Int, length: Int, suffix: String?) {
    self.init(mimeType: Formats.name(row), weight: weight, length: length, suffix: suffix)
  }

  /// Best first: by weight in steps of ten, then by length, then by weight.
  func comes(before other: NameClaim) -> Bool {
    (weight / 10, length, weight) > (other.weight / 10, other.length, other.weight)
  }
}
