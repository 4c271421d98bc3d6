/// Formats that the magic databases identify by a few bytes that also occur in other formats.
enum WeakMagic {
  static func contains(_ mimeType: String?) -> Bool {
    guard let mimeType else { return false }
    return names.contains(mimeType)
  }

  /// Whether the built-in rules check such files so thoroughly that a few bytes carry no weight.
  static func isFollowedToTheEnd(_ mimeType: String?) -> Bool {
    guard let mimeType else { return false }
    return ["application/pdf", "application/zlib", "font/sfnt", "font/ttf", "image/x-tga"].contains(
      mimeType)
  }

  // To add a row: a type for which they check at most three bytes or a common value.
  private static let names: [String] = [
    "application/vnd.microsoft.portable-executable", "application/x-adobe-aco",
    "application/x-arc", "application/x-compress", "application/x-compress-ttcomp",
    "application/x-dbf", "application/x-dbt",
    "application/x-dosdriver", "application/x-dosexec",
    "application/x-terminfo", "application/x-terminfo2", "application/x-tex-tfm",
    "application/zlib", "audio/aac", "audio/ac3", "audio/mp4a-latm", "audio/mpeg",
    "audio/x-mod", "image/g3fax", "image/x-adobe-aco", "image/x-dib",
    "image/x-pcx", "image/x-tga", "image/x-win-bitmap", "video/3gpp", "video/mpeg",
  ]
}
