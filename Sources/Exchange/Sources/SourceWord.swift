import SystemCalls
import SystemPackage

/// One thing to pick up, told apart by how it is written.
enum SourceWord: Equatable {
  case path(FilePath)
  case standardInput
  /// A URL that is not of a local file, as carried text.
  case url(String)
  /// Data that a list holds itself.
  case data(DataURI)

  /// Reads a SOURCE as typed: `-`, `scheme://…`, `file:/…`, or else a path.
  init(_ word: String) {
    if word == "-" {
      self = .standardInput
    } else if let path = FileURL.path(of: word) {
      self = .path(path)
    } else if Self.isURL(word) {
      self = .url(word)
    } else {
      self = .path(FilePath(carried: word))
    }
  }

  /// Whether a word is `scheme://…`, by the characters that RFC 3986 gives a scheme.
  static func isURL(_ word: String) -> Bool {
    let rest = afterScheme(word)
    return rest.starts(with: "://".utf8) && rest.count > 3
  }

  /// Whether a word is `scheme:…`, as every URI of a list is.
  static func hasScheme(_ word: String) -> Bool {
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
