// How the catalogue knows files by their names: whole names, ends of names from a dot on, and a few
// whole patterns.

extension Formats {
  /// Words of file names, and the formats that claim each.
  struct Claims {
    let words: ConstantWords
    let starts: [UInt16]
    let rows: [UInt16]
    let weights: [UInt8]
    let ignoresCase: Bool

    /// The rows that claim a word and how much each claim weighs, the heaviest first.
    func claims(of word: some StringProtocol) -> [(row: Int, weight: Int)] {
      guard let place = words.index(of: word, ignoringCase: ignoresCase) else { return [] }
      return (Int(starts[place])..<Int(starts[place + 1])).map {
        (Int(rows[$0]), Int(weights[$0]))
      }
    }
  }

  static var suffixes: Claims {
    Claims(
      words: ConstantWords(
        text: DeclaredFormats.suffixWords, starts: DeclaredFormats.suffixWordStarts),
      starts: DeclaredFormats.suffixClaimStarts, rows: DeclaredFormats.suffixClaims,
      weights: DeclaredFormats.suffixWeights, ignoresCase: true)
  }

  static var exactSuffixes: Claims {
    Claims(
      words: ConstantWords(
        text: DeclaredFormats.exactSuffixWords, starts: DeclaredFormats.exactSuffixWordStarts),
      starts: DeclaredFormats.exactSuffixClaimStarts, rows: DeclaredFormats.exactSuffixClaims,
      weights: DeclaredFormats.exactSuffixWeights, ignoresCase: false)
  }

  static var literals: Claims {
    Claims(
      words: ConstantWords(
        text: DeclaredFormats.literalWords, starts: DeclaredFormats.literalWordStarts),
      starts: DeclaredFormats.literalClaimStarts, rows: DeclaredFormats.literalClaims,
      weights: DeclaredFormats.literalWeights, ignoresCase: true)
  }

  static var exactLiterals: Claims {
    Claims(
      words: ConstantWords(
        text: DeclaredFormats.exactLiteralWords, starts: DeclaredFormats.exactLiteralWordStarts),
      starts: DeclaredFormats.exactLiteralClaimStarts, rows: DeclaredFormats.exactLiteralClaims,
      weights: DeclaredFormats.exactLiteralWeights, ignoresCase: false)
  }

  /// All claims of the catalogue that a file name matches, whole names first, then the longest endings.
  ///
  /// A dot that begins the name begins no ending: `.png` is no picture.
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
    let patterns = ConstantWords(
      text: DeclaredFormats.patterns, starts: DeclaredFormats.patternStarts)
    for index in 0..<patterns.count {
      let pattern = patterns[index]
      guard GlobPattern(Array(pattern)).matches(folded) else { continue }
      found.append(
        NameClaim(
          row: Int(DeclaredFormats.patternFormats[index]),
          weight: Int(DeclaredFormats.patternWeights[index]), length: pattern.count, suffix: nil))
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
