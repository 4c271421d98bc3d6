/// The door to the table of declared types: rows by identifier, by tag, and what a row says.
///
/// A row is the place of a type in the table. To change the table, see `generate.py`.
enum TypeTable {
  static var count: Int { DeclaredTypes.count }

  private static var identifiers: ConstantWords {
    ConstantWords(text: DeclaredTypes.identifiers, starts: DeclaredTypes.identifierStarts)
  }

  /// The row that declares an identifier, in any case of letters.
  static func row(of identifier: String) -> Int? { identifiers.index(of: identifier) }

  /// The type of a row, spelled as declared.
  static func type(_ row: Int) -> UniformType { UniformType(identifiers.word(row)) }

  /// What a type is called in front of users; nil where nobody wrote it.
  static func label(_ row: Int) -> String? {
    let words = ConstantWords(text: DeclaredTypes.labels, starts: DeclaredTypes.labelStarts)
    return words[row].isEmpty ? nil : words.word(row)
  }

  /// The rows of all supertypes, nearest first.
  static func ancestors(_ row: Int) -> ArraySlice<UInt16> {
    let starts = DeclaredTypes.ancestorStarts
    return DeclaredTypes.ancestors[Int(starts[row])..<Int(starts[row + 1])]
  }

  /// The rows of the direct supertypes, in the order of the declaration.
  static func parents(_ row: Int) -> ArraySlice<UInt16> {
    ancestors(row).prefix(Int(DeclaredTypes.parentCounts[row]))
  }

  /// Whether a type stands for things of any format, so that its tags do not make it a format.
  static func namesNoFormat(_ row: Int) -> Bool { DeclaredTypes.flags[row] & 1 != 0 }

  /// Whether a type conforms to `public.data`.
  static func isData(_ row: Int) -> Bool { DeclaredTypes.flags[row] & 16 != 0 }

  /// Whether a type is declared for no other reason than that the catalogue has its format.
  static func isOfCatalogue(_ row: Int) -> Bool { DeclaredTypes.flags[row] & 64 != 0 }

  /// Whether a type conforms to `public.directory`.
  static func isDirectory(_ row: Int) -> Bool { DeclaredTypes.flags[row] & 32 != 0 }
}

extension TypeTable {
  /// The words of one class that types carry, such as the filename extensions.
  struct Tags {
    let words: ConstantWords
    let claimStarts: [UInt16]
    let claims: [UInt16]
    let ownStarts: [UInt16]
    let own: [UInt16]
    let ignoresCase: Bool

    /// The rows that claim a word, its owner first.
    func claims(of word: some StringProtocol) -> ArraySlice<UInt16> {
      guard let place = words.index(of: word, ignoringCase: ignoresCase) else { return [] }
      return claims[Int(claimStarts[place])..<Int(claimStarts[place + 1])]
    }

    /// The words of a row, the preferred one first.
    func words(of row: Int) -> [String] {
      own[Int(ownStarts[row])..<Int(ownStarts[row + 1])].map { words.word(Int($0)) }
    }

    /// The preferred word of a row.
    func preferred(of row: Int) -> String? {
      ownStarts[row] == ownStarts[row + 1] ? nil : words.word(Int(own[Int(ownStarts[row])]))
    }
  }

  static var extensions: Tags {
    Tags(
      words: ConstantWords(
        text: DeclaredTypes.extensionWords, starts: DeclaredTypes.extensionWordStarts),
      claimStarts: DeclaredTypes.extensionClaimStarts, claims: DeclaredTypes.extensionClaims,
      ownStarts: DeclaredTypes.extensionOwnStarts, own: DeclaredTypes.extensionOwn,
      ignoresCase: true)
  }

  static var mimeTypes: Tags {
    Tags(
      words: ConstantWords(text: DeclaredTypes.mimeWords, starts: DeclaredTypes.mimeWordStarts),
      claimStarts: DeclaredTypes.mimeClaimStarts, claims: DeclaredTypes.mimeClaims,
      ownStarts: DeclaredTypes.mimeOwnStarts, own: DeclaredTypes.mimeOwn, ignoresCase: true)
  }

  /// Names that tools on Linux give to MIME types that are declared under another name, or none.
  static var otherMIMETypes: Tags {
    Tags(
      words: ConstantWords(
        text: DeclaredTypes.otherMIMEWords, starts: DeclaredTypes.otherMIMEWordStarts),
      claimStarts: DeclaredTypes.otherMIMEClaimStarts, claims: DeclaredTypes.otherMIMEClaims,
      ownStarts: DeclaredTypes.otherMIMEOwnStarts, own: DeclaredTypes.otherMIMEOwn,
      ignoresCase: true)
  }

  static var osTypes: Tags {
    Tags(
      words: ConstantWords(text: DeclaredTypes.osTypeWords, starts: DeclaredTypes.osTypeWordStarts),
      claimStarts: DeclaredTypes.osTypeClaimStarts, claims: DeclaredTypes.osTypeClaims,
      ownStarts: DeclaredTypes.osTypeOwnStarts, own: DeclaredTypes.osTypeOwn, ignoresCase: false)
  }

  static var pasteboardTypes: Tags {
    Tags(
      words: ConstantWords(
        text: DeclaredTypes.pasteboardWords, starts: DeclaredTypes.pasteboardWordStarts),
      claimStarts: DeclaredTypes.pasteboardClaimStarts, claims: DeclaredTypes.pasteboardClaims,
      ownStarts: DeclaredTypes.pasteboardOwnStarts, own: DeclaredTypes.pasteboardOwn,
      ignoresCase: false)
  }
}
