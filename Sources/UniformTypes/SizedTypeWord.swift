import Diagnostics

/// A word for a type with a maximum size for pictures, such as `jpeg;max=2048`.
///
/// In a MIME type the size is one of the parameters.
struct SizedTypeWord {
  /// The word without the size.
  let type: String
  /// The maximum width and height in pixels.
  let pixels: Int

  /// Reads a word; nil if it does not give a size.
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
    // The other parameters belong to the MIME type; other words have none.
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

  /// No picture format allows more.
  private static let largestSize = 1_000_000
}
