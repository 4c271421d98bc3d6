/// The scheme that a URI begins with, by the characters that RFC 3986 gives one.
package enum URLScheme {
  /// Whether a word is `scheme://…`.
  package static func begins(url word: String) -> Bool {
    let rest = afterScheme(word)
    return rest.starts(with: "://".utf8) && rest.count > 3
  }

  /// Whether a word is `scheme:…`, as every URI of a list is.
  package static func begins(uri word: String) -> Bool {
    let rest = afterScheme(word)
    return rest.first == UInt8(ascii: ":") && rest.count > 1
  }

  /// What follows the scheme; empty when there is none.
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
