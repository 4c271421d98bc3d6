/// The format of a file's content, found by the built-in rules.
struct Finding: Equatable {
  /// The spelling of the shared MIME database if it has the format, otherwise that of IANA.
  var mimeType: String
  var certainty: Certainty
  /// The evidence, in a few words for people: `ZIP entry "mimetype"`, `XML root <svg>`.
  var sign: String

  /// The weight of a finding against a name and against libmagic.
  enum Certainty: Comparable {
    /// An appearance shared by several languages.
    ///
    /// It chooses among the formats that a name allows, and means nothing without a name.
    case faint
    /// An appearance of a single language.
    ///
    /// It is accepted without a name, but not if the name is that of a binary format.
    case look
    /// A guess from the structure of a text.
    ///
    /// Any name that fits text takes precedence, and no more specific format is sought.
    case likely
    /// The format or a more specific one that these rules cannot distinguish, such as a ZIP archive without marks.
    ///
    /// A name or another detector with a more specific format takes precedence.
    case family
    /// Exactly this format; further inspection would not find a more specific one.
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
