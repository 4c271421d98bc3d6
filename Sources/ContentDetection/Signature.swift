/// A format told from fixed bytes near the beginning of a file.
///
/// Only formats that such bytes settle are here; where a container says more further in, the answer is
/// that of `ContainerSignature` or nobody's, and libmagic is asked.
struct Signature: Sendable {
  /// How far a match goes.
  enum Reach: Sendable {
    /// It is this format, whatever the name says: nothing else begins so, and nothing is below it that
    /// libmagic could find.
    case settles
    /// It settles also what is text by its bytes: a document format that happens to be written in them.
    case settlesText
    /// It settles only what a name of the same type claims.
    case confirms
  }

  let offset: Int
  /// The bytes as a number, most significant first.
  let value: UInt64
  let count: Int
  let mimeType: StaticString
  let reach: Reach

  private init(
    _ value: UInt64, count: Int, at offset: Int = 0, _ mimeType: StaticString, _ reach: Reach
  ) {
    self.offset = offset
    self.value = value
    self.count = count
    self.mimeType = mimeType
    self.reach = reach
  }

  /// What a head is recognised as.
  struct Match: Equatable {
    let mimeType: String
    let reach: Reach
  }

  /// The format that a file with this head has; nil when none of this project's own fits.
  static func match(_ head: Head) -> Match? {
    for signature in all
    where head.number(at: signature.offset, count: signature.count) == signature.value {
      return Match(mimeType: "\(signature.mimeType)", reach: signature.reach)
    }
    return ContainerSignature.match(head)
  }

  // To add a row: the bytes must come from the format's own specification, and must leave nothing open
  // that libmagic would answer more exactly; otherwise the row `confirms`.
  private static let all: [Signature] = [
    Signature(0x8950_4E47_0D0A_1A0A, count: 8, "image/png", .settles),
    Signature(0x4749_4638_3761, count: 6, "image/gif", .settles),
    Signature(0x4749_4638_3961, count: 6, "image/gif", .settles),
    Signature(0x2550_4446_2D, count: 5, "application/pdf", .settlesText),
    Signature(0x664C_6143_00, count: 5, "audio/flac", .settles),
    Signature(0xFD37_7A58_5A00, count: 6, "application/x-xz", .settles),
    Signature(0x28B5_2FFD, count: 4, "application/zstd", .settles),
    Signature(0x377A_BCAF_271C, count: 6, "application/x-7z-compressed", .settles),
    Signature(0x5261_7221_1A07, count: 6, "application/vnd.rar", .settles),
    Signature(0x774F_4632, count: 4, "font/woff2", .settles),
    Signature(0x774F_4646, count: 4, "font/woff", .settles),
    Signature(0x4F54_544F, count: 4, "font/otf", .confirms),
    Signature(0x0001_0000_00, count: 5, "font/ttf", .confirms),
    Signature(0x1F8B08, count: 3, "application/gzip", .confirms),
    Signature(0x314159_265359, count: 6, at: 4, "application/x-bzip2", .confirms),
    Signature(0x5351_4C69_7465_2066, count: 8, "application/vnd.sqlite3", .confirms),
    Signature(0x4949_2A00, count: 4, "image/tiff", .confirms),
    Signature(0x4D4D_002A, count: 4, "image/tiff", .confirms),
    Signature(0x3842_5053_0001, count: 6, "image/vnd.adobe.photoshop", .settles),
    Signature(0x4D54_6864_0000_0006, count: 8, "audio/midi", .settles),
    Signature(0x4944_33, count: 3, "audio/mpeg", .confirms),
    Signature(0x7573_7461_72, count: 5, at: 257, "application/x-tar", .confirms),
    Signature(0x2521_5053_2D41_646F, count: 8, "application/postscript", .settlesText),
    Signature(0x464C_5601, count: 4, "video/x-flv", .settles),
    Signature(0x0000_000C_4A58_4C20, count: 8, "image/jxl", .settles),
    Signature(0xFF0A, count: 2, "image/jxl", .confirms),
    Signature(0x213C_6172_6368_3E0A, count: 8, "application/vnd.debian.binary-package", .confirms),
  ]
}
