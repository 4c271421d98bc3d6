/// What the bytes of a file say that it is, found by this project's own rules.
struct Finding: Equatable {
  /// As the shared MIME database spells it where it knows the format, else as IANA does.
  var mimeType: String
  var certainty: Certainty
  /// What was seen, in a few words for people: `ZIP entry "mimetype"`, `XML root <svg>`.
  var sign: String

  /// How much a finding weighs against a name and against libmagic.
  enum Certainty: Comparable {
    /// A look that several languages have: it chooses among the formats that a name may mean, and says
    /// nothing without a name.
    case faint
    /// A look that one language has: it is answered without a name, and not of a text whose name says that it is
    /// none.
    case look
    /// A guess by how a text is made up. Any name that fits text knows better; nothing below the guess is
    /// looked for.
    case likely
    /// It is this format or a kind of it that these rules cannot tell apart, as a ZIP archive without
    /// marks may be many things; a name or another detector that says a kind of it knows better.
    case family
    /// It is this format, and nothing more exact could be found by looking longer.
    case settled
  }
}

extension Finding {
  static func settled(_ mimeType: String, _ sign: String) -> Finding {
    Finding(mimeType: mimeType, certainty: .settled, sign: sign)
  }

  static func family(_ mimeType: String, _ sign: String) -> Finding {
    Finding(mimeType: mimeType, certainty: .family, sign: sign)
  }

  static func faint(_ mimeType: String, _ sign: String) -> Finding {
    Finding(mimeType: mimeType, certainty: .faint, sign: sign)
  }

  static func likely(_ mimeType: String, _ sign: String) -> Finding {
    Finding(mimeType: mimeType, certainty: .likely, sign: sign)
  }
}
