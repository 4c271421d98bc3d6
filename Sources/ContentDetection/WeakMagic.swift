/// Formats that libmagic tells from a few bytes which other formats have as well.
enum WeakMagic {
  static func contains(_ mimeType: String?) -> Bool {
    guard let mimeType else { return false }
    return names.contains(mimeType)
  }

  /// Whether this project's own rules look at so much of such a file that few bytes count for nothing.
  static func isFollowedToTheEnd(_ mimeType: String?) -> Bool {
    guard let mimeType else { return false }
    return ["application/pdf", "application/zlib", "font/sfnt", "font/ttf", "image/x-tga"].contains(
      mimeType)
  }

  // To add a row: a type of which libmagic asks for three bytes or fewer, or for a value that is common.
  private static let names: [String] = [
    "application/x-adobe-aco", "application/x-compress", "application/x-dbf", "application/x-dbt",
    "application/x-dosexec",
    "application/x-terminfo", "application/x-terminfo2", "application/x-tex-tfm",
    "application/zlib", "audio/mpeg", "audio/x-mod", "image/x-adobe-aco", "image/x-dib",
    "image/x-pcx", "image/x-tga", "image/x-win-bitmap", "video/3gpp", "video/mpeg",
  ]
}
