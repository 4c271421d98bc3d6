import Diagnostics

/// A word for a type with the size that pictures of it may have, such as `jpeg;max=2048`.
///
/// In a MIME type it stands among its other parameters.
struct SizedTypeWord {
  /// The word without the size.
  let type: String
  /// How many pixels they may be wide and high.
  let pixels: Int

  /// nil of a word that says nothing of a size.
  init?(_ word: String) throws(TypeWordError) {
    var parts = word.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let first = parts.first else { return nil }
    let isMIMEType = first.contains("/")
    let isPicture = first.lowercasedASCII.hasPrefix("image/")
    guard !isMIMEType || isPicture else { return nil }
    let index = parts.indices.dropFirst().first { Self.name(parts[$0]) == "max" }
    guard let index else {
      if isMIMEType { return nil }
      throw .unknownSetting(word)
    }
    pixels = try Self.pixels(parts.remove(at: index), of: word)
    // What is left is for the MIME type, and else there is nothing that it could mean.
    guard isMIMEType || parts.count == 1 else { throw .unknownSetting(word) }
    type = parts.joined(separator: ";")
  }

  private static func name(_ setting: String) -> String {
    setting.prefix { $0 != "=" }.filter { $0 != " " }.lowercasedASCII
  }

  private static func pixels(_ setting: String, of word: String) throws(TypeWordError) -> Int {
    let value = setting.drop { $0 != "=" }.dropFirst()
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let pixels = Int(value),
      (1...largestSize).contains(pixels)
    else { throw .malformedSize(word) }
    return pixels
  }

  /// No format of pictures has more.
  private static let largestSize = 1_000_000
}
