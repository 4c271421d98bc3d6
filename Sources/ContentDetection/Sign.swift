/// Something that every file of a format has, as the catalogue of formats writes it.
///
/// A sign is a number, a colon and the bytes at that offset, written like those of a `Signature`; or a word for its
/// kind, which may be followed by a colon and a value.
enum Sign: Equatable {
  case bytes(String, offset: Int)
  /// `entry`: an entry of a ZIP archive; `*` stands for the rest of its path, before or after.
  case entry(String)
  /// `start`: a text begins with these words after blanks, in any letter case.
  case start(String)
  /// `line`: a line of a text begins with these words.
  case line(String)
  /// `has`: a text contains these words.
  case passage(String)
  /// `word`: a text contains this word, in any letter case.
  case word(String)
  /// `root`: the root element of an XML document has this name, with or without a prefix.
  case root(String)
  /// `any`: a text contains one of these characters.
  case character(String)
  /// `json`, `group`, `addresses`, `changes`, `nodes`, `settings`: a text has the structure of this name.
  case structure(String)
  /// `rule`: the built-in rules find every file of the format.
  case rule
  /// `optional`: some files have none of the signs.
  case optional

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : ""
    if let offset = Int(parts[0]) {
      self = .bytes(value, offset: offset)
      return
    }
    self =
      switch parts[0] {
      case "entry": .entry(value)
      case "start": .start(value.lowercased())
      case "line": .line(value)
      case "has": .passage(value)
      case "word": .word(value.lowercased())
      case "root": .root(value)
      case "any": .character(value)
      case "rule": .rule
      case "optional": .optional
      default: .structure(text)
      }
  }

  /// Whether formats that are based on the one with this sign have it too.
  var isInherited: Bool {
    switch self {
    case .bytes, .entry, .start, .rule: true
    case .structure(let name): name == "json"
    default: false
    }
  }

  /// Whether the sign is in bytes that are not text; nil if that cannot be told.
  ///
  /// - Parameter archive: Nil if the content is not an archive or its directory was not read completely.
  func isPresent(in sample: Sample, archive: ZIPDirectory?) -> Bool? {
    switch self {
    case .bytes(let pattern, let offset):
      Signature.matches(Array(pattern.utf8), at: offset, in: sample)
    case .entry(let name): archive.map { Self.has(name, $0) }
    // A text may end in bytes, such as PostScript with pictures.
    case .start(let words) where words.utf8.count > 1:
      sample.head.bytes.trimmed.begins(withFolded: words)
    default: nil
    }
  }

  private static func has(_ name: String, _ archive: ZIPDirectory) -> Bool {
    let name = name.lowercased()
    return archive.names.contains {
      let entry = $0.lowercased()
      if name.hasPrefix("*") { return entry.hasSuffix(name.dropFirst()) }
      return name.hasSuffix("*") ? entry.hasPrefix(name.dropLast()) : entry == name
    }
  }

  /// Whether the sign is in a text; nil if that cannot be told.
  ///
  /// - Parameter text: UTF-8 without a byte order mark.
  func isPresent(in text: ArraySlice<UInt8>) -> Bool? {
    switch self {
    // An archive is not text.
    case .entry: false
    case .start(let words): text.trimmed.begins(withFolded: words)
    case .line(let words): text.containsLine { $0.begins(with: words) }
    case .passage(let words): text.contains(words)
    case .word(let word): text.containsWord(word)
    case .root(let name): Self.root(of: text).map { $0.isEmpty || $0 == name }
    case .character(let set): text.contains { set.utf8.contains($0) }
    case .structure("json"): text.mayBeJSON
    case .structure("group"): text.withoutComments("#;").first.map { $0 == 0x5B } ?? true
    case .structure("addresses"): text.containsLine(where: \.isAddress)
    case .structure("changes"): text.containsLine(where: \.isChange)
    case .structure("nodes"): text.containsLine(where: \.isNode)
    case .structure("settings"): text.containsLine(where: \.isSetting)
    default: nil
    }
  }

  /// The name of the root element without its prefix.
  ///
  /// It is empty if the text ends before that element, and a hyphen if the text is not markup. For markup that is not
  /// XML, it is nil.
  private static func root(of text: ArraySlice<UInt8>) -> String? {
    guard text.trimmed.first == 0x3C else { return "-" }
    return MarkupProlog(text)?.localName
  }
}
