import Diagnostics

/// The words that people write for types.
package enum TypeWord {
  /// A short word and the types that it accepts.
  struct Short {
    let word: String
    let wanted: [AcceptedType.Wanted]
  }

  /// The short words.
  ///
  /// `folder` also accepts packages, which are directories to everything but their application. `file` accepts
  /// everything that has bytes. `video` accepts video with or without sound.
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

  /// The most common short words and extensions, in the order in which completion offers them.
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

  /// Whether a word is a possible identifier: letters, digits, `-`, `_`, `.` and non-ASCII characters.
  static func isIdentifier(_ word: String) -> Bool {
    !word.isEmpty && !word.hasPrefix(".") && !word.hasSuffix(".")
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "-_.".utf8.contains(byte)
        }
      }
  }

  /// Splits `T=VALUE` at the first `=` after the type and its MIME parameters; nil if there is none.
  ///
  /// In `text/plain;charset=utf-8=x` the value is `x`.
  package static func split(_ argument: String) -> (word: String, value: String)? {
    let utf8 = argument.utf8
    guard var equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    while let parameter = utf8[..<equals].lastIndex(of: UInt8(ascii: ";")),
      !utf8[parameter..<equals].dropFirst().contains(UInt8(ascii: "=")),
      argument[..<parameter].utf8.contains(UInt8(ascii: "/"))
    {
      // This `=` belongs to a parameter, whose value ends at the next `;` or `=`, or at its closing quote.
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
