import Diagnostics

/// The words that a person writes for types, apart from what they stand for.
package enum TypeWord {
  /// A short word, and the types it accepts.
  struct Short {
    let word: String
    let wanted: [AcceptedType.Wanted]
  }

  /// `folder` also accepts packages, which are directories to everyone but their application; `file`
  /// everything that has bytes; `video` moving pictures with and without sound.
  static let shorts = [
    Short(word: "text", wanted: [.type(.plainText), .type(.text)]),
    Short(word: "image", wanted: [.type(.image)]),
    Short(word: "audio", wanted: [.type(.audio)]),
    Short(word: "video", wanted: [.type(.movie)]),
    Short(word: "url", wanted: [.type(.url)]),
    Short(word: "file", wanted: [.type(.data)]),
    Short(word: "folder", wanted: [.type(.folder), .type(.directory)]),
    Short(word: "archive", wanted: [.type(.archive)]),
    Short(word: "any", wanted: [.anything]),
  ]

  /// The short words and extensions that people write most, in the order in which they are offered.
  static let usual = [
    "jpeg", "png", "pdf", "md", "html", "csv", "text", "image", "audio", "video", "url", "file",
    "folder", "archive", "any", "heic", "gif", "webp", "svg", "tiff", "txt", "json", "yaml", "xml",
    "toml", "rtf", "docx", "odt", "xlsx", "ods", "pptx", "odp", "epub", "ics", "vcf", "eml", "mp3",
    "m4a", "wav", "flac", "mp4", "mov", "mkv", "zip", "tar",
  ]

  static func short(_ word: String) -> Short? {
    shorts.first { $0.word.equalsIgnoringASCIICase(word) }
  }

  /// The short words, for completion and help.
  package static var shortWords: [String] { shorts.map(\.word) }

  /// Whether a word could be an identifier: letters, digits, `-`, `_`, `.`, characters beyond ASCII.
  static func isIdentifier(_ word: String) -> Bool {
    !word.isEmpty && !word.hasPrefix(".") && !word.hasSuffix(".")
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "-_.".utf8.contains(byte)
        }
      }
  }

  /// Takes `T=VALUE` apart at the first `=` after the type and its MIME parameters.
  ///
  /// In `text/plain;charset=utf-8=x` the value is `x`. It is nil where there is no such `=`.
  package static func split(_ argument: String) -> (word: String, value: String)? {
    let utf8 = argument.utf8
    guard var equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    while let parameter = utf8[..<equals].lastIndex(of: UInt8(ascii: ";")),
      !utf8[parameter..<equals].dropFirst().contains(UInt8(ascii: "=")),
      argument[..<parameter].utf8.contains(UInt8(ascii: "/"))
    {
      // This one belongs to a parameter: its value ends at the next `;` or `=`, or at its quote.
      var position = utf8.index(after: equals)
      if position < utf8.endIndex, utf8[position] == UInt8(ascii: "\"") {
        guard let quote = utf8[utf8.index(after: position)...].firstIndex(of: UInt8(ascii: "\""))
        else {
          return nil
        }
        position = quote
      }
      guard let next = utf8[position...].firstIndex(of: UInt8(ascii: "=")) else { return nil }
      equals = next
    }
    return (String(argument[..<equals]), String(argument[utf8.index(after: equals)...]))
  }
}
