import Diagnostics

/// The encoding of dynamic identifiers: alphabet, abbreviations and escapes.
enum DynamicPayload {
  private static let prefix = "dyn.a"
  private static let alphabet: StaticString = "abcdefghkmnpqrstuvwxyz0123456789"

  /// Decodes an identifier; nil if the prefix is missing, a letter is not in the alphabet, or the leftover bits are
  /// not the zero padding of the last letter.
  static func bytes(of identifier: String) -> [UInt8]? {
    let letters = identifier.lowercasedASCII
    guard letters.hasPrefix(prefix) else { return nil }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for letter in letters.utf8.dropFirst(prefix.utf8.count) {
      guard let value = value(of: letter) else { return nil }
      bits = bits << 5 | value
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        bits &= 1 << count - 1
      }
    }
    return count < 5 && bits == 0 ? bytes : nil
  }

  /// Encodes bytes as an identifier.
  static func identifier(_ bytes: [UInt8]) -> String {
    var letters = Array(prefix.utf8)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(letter(bits >> count & 31))
      }
      bits &= 1 << count - 1
    }
    if count > 0 { letters.append(letter(bits << (5 - count) & 31)) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func letter(_ value: UInt32) -> UInt8 { (alphabet.utf8Start + Int(value)).pointee }

  private static func value(of letter: UInt8) -> UInt32? {
    UnsafeBufferPointer(start: alphabet.utf8Start, count: 32).firstIndex(of: letter)
      .map(UInt32.init)
  }
}

extension DynamicPayload {
  private static let abbreviations = [
    ("1", "public.filename-extension"), ("2", "com.apple.ostype"), ("3", "public.mime-type"),
    ("4", "com.apple.nspboard-type"), ("5", "public.url-scheme"), ("6", "public.data"),
    ("7", "public.text"), ("8", "public.plain-text"), ("9", "public.utf16-plain-text"),
    ("A", "com.apple.traditional-mac-plain-text"), ("B", "public.image"), ("C", "public.video"),
    ("D", "public.audio"), ("E", "public.directory"), ("F", "public.folder"),
    ("10", "com.apple.package"),
  ]

  private static func abbreviated(_ name: String) -> String {
    abbreviations.first { $0.1.equalsIgnoringASCIICase(name) }?.0 ?? escaped(name)
  }

  private static func unabbreviated(_ word: String) -> String {
    abbreviations.first { $0.0 == word }?.1 ?? word
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      if ":=,\\\0".unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The text to encode for an identifier.
  static func text(of identifier: DynamicIdentifier) -> String {
    // This runs for every undeclared type; joining an array of pieces would be slower.
    var text = ""
    for type in identifier.conformsTo {
      text += text.isEmpty ? "?0=" : ","
      text += abbreviated(type.identifier)
    }
    for tag in identifier.tags {
      if !text.isEmpty { text += ":" }
      text += key(tag.tagClass)
      text += "="
      text += escaped(tag.value)
    }
    return text
  }

  /// Parses a text; nil if it is malformed.
  static func parse(_ text: String) -> DynamicIdentifier? {
    var identifier = DynamicIdentifier(conformsTo: [], tags: [])
    let hasConformance = text.unicodeScalars.first == "?"
    let body = text.unicodeScalars.dropFirst(hasConformance ? 1 : 0)
    for (index, part) in split(body, at: ":").enumerated() {
      let pair = split(part, at: "=")
      guard pair.count == 2, let name = unescaped(pair[0]) else { return nil }
      if hasConformance && index == 0 {
        guard name == "0" || name == "UTTypeConformsTo" else { return nil }
        for type in split(pair[1], at: ",") {
          guard let type = unescaped(type), !type.isEmpty else { return nil }
          identifier.conformsTo.append(UniformType(unabbreviated(type)))
        }
      } else {
        guard let value = unescaped(pair[1]), !name.isEmpty else { return nil }
        identifier.tags.append(DynamicIdentifier.Tag(tagClass(unabbreviated(name)), value))
      }
    }
    return identifier
  }

  private static func key(_ tagClass: DynamicIdentifier.TagClass) -> String {
    switch tagClass {
    case .filenameExtension: "1"
    case .osType: "2"
    case .mimeType: "3"
    case .pasteboardType: "4"
    case .urlScheme: "5"
    case .other(let name): abbreviated(name)
    }
  }

  private static func tagClass(_ name: String) -> DynamicIdentifier.TagClass {
    switch name {
    case "public.filename-extension": .filenameExtension
    case "com.apple.ostype": .osType
    case "public.mime-type": .mimeType
    case "com.apple.nspboard-type": .pasteboardType
    case "public.url-scheme": .urlScheme
    default: .other(name)
    }
  }

  /// Splits at every unescaped mark.
  private static func split(_ text: some Sequence<Unicode.Scalar>, at mark: Unicode.Scalar)
    -> [String.UnicodeScalarView]
  {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text {
      if scalar == mark && !isEscaped {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts
  }

  /// Removes the escaping backslashes; nil if the text ends in one.
  private static func unescaped(_ text: String.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text {
      if scalar == "\\" && !isEscaped {
        isEscaped = true
      } else {
        result.append(scalar)
        isEscaped = false
      }
    }
    return isEscaped ? nil : String(result)
  }
}
