import Diagnostics

/// Extensions with several parts, which mean more than their last part.
enum FilenameExtension {
  /// The extensions of compressed data that commonly follow `tar.`.
  private static let compressions = [
    "gz", "bz2", "bz", "xz", "zst", "lz", "lz4", "lzma", "lzo", "z", "br",
  ]

  /// Whether a word, without its leading dot, is a valid extension.
  static func isOne(_ word: String) -> Bool {
    !word.isEmpty && !word.hasPrefix(".") && !word.hasSuffix(".") && !word.contains("/")
  }

  /// Whether an extension is a known one with several parts, such as `tar.zst`.
  static func isCompound(_ word: String) -> Bool {
    let word = word.lowercasedASCII
    return word.hasPrefix("tar.") && compressions.contains(String(word.dropFirst(4)))
  }

  /// The identifier of the declared type for an extension with several parts.
  static func compoundType(_ word: String) -> String? {
    switch word.lowercasedASCII {
    case "tar.gz": "org.gnu.gnu-zip-tar-archive"
    case "tar.bz2", "tar.bz": "public.tar-bzip2-archive"
    case "tar.xz": "org.tukaani.tar-xz-archive"
    default: nil
    }
  }

  /// The possible extensions of a name, longest first, without their dots.
  ///
  /// `a.tar.gz` has `tar.gz` and `gz`. A dot at the start or the end of the name does not start an extension.
  static func candidates(_ name: String) -> [String] {
    let bytes = name.utf8
    guard !bytes.isEmpty else { return [] }
    var found: [String] = []
    var start = bytes.index(after: bytes.startIndex)
    while let dot = bytes[start...].firstIndex(of: UInt8(ascii: ".")) {
      start = bytes.index(after: dot)
      if start < bytes.endIndex { found.append(String(name[start...])) }
    }
    return found
  }
}
