/// Recognizes URI schemes as defined in RFC 3986.
package enum URLScheme {
  /// Whether a word has the form `scheme://…`.
  package static func begins(url word: String) -> Bool {
    let rest = afterScheme(word)
    return rest.starts(with: "://".utf8) && rest.count > 3
  }

  /// Whether a word has the form `scheme:…`, like every URI in a list.
  package static func begins(uri word: String) -> Bool {
    let rest = afterScheme(word)
    return rest.first == UInt8(ascii: ":") && rest.count > 1
  }

  /// The part after the scheme; empty if there is no scheme.
  private static func afterScheme(_ word: String) -> Substring.UTF8View {
    var letters = 0
    var rest = word.utf8[...]
    while let byte = rest.first, isSchemeByte(byte, first: letters == 0) {
      letters += 1
      rest = rest.dropFirst()
    }
    return letters > 0 ? rest : ""[...].utf8
  }

  private static func isSchemeByte(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: !first
    default: false
    }
  }
}
