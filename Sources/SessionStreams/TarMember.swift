// The members of a tar archive, as POSIX describes them. The archives of tar(1) could not be checked member by
// member while they are written or read, and unpacking a foreign one with it trusts the names in it.

/// A member of a tar archive: what its header says.
package struct TarMember: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file, directory
    /// A symbolic link with this text.
    case link([UInt8])
  }

  /// The path in the archive; that of a directory does not end in a slash.
  package var path: [UInt8]
  package var kind: Kind
  /// The number of bytes after the header; 0 unless it is a file.
  package var size: Int64
  /// The permission bits, without set-user-ID, set-group-ID and sticky.
  package var mode: UInt32
  /// In nanoseconds since 1970.
  package var modified: Int128

  package init(
    path: [UInt8], kind: Kind = .file, size: Int64 = 0, mode: UInt32 = 0o644, modified: Int128
  ) {
    self.path = path
    self.kind = kind
    self.size = size
    self.mode = mode
    self.modified = modified
  }

  /// The number of bytes in a block: headers and content fill whole blocks.
  package static let block = 512

  /// The number of bytes that fill the last block of `size` bytes.
  package static func padding(after size: Int64) -> Int {
    Int((Int64(block) - size % Int64(block)) % Int64(block))
  }
}

/// The fields of a header block, as offsets and lengths (`ustar` in POSIX.1-2001, pax(1)).
enum TarField {
  static let name = 0..<100
  static let mode = 100..<108
  static let user = 108..<116
  static let group = 116..<124
  static let size = 124..<136
  static let modified = 136..<148
  static let checksum = 148..<156
  static let type = 156
  static let link = 157..<257
  static let magic = 257..<265
  static let prefix = 345..<500

  static let ustar = Array("ustar\u{0}00".utf8)

  /// The sum that the checksum field holds: that of all bytes, with spaces in the field itself.
  static func sum(of block: [UInt8]) -> UInt64 {
    let others = block[..<checksum.lowerBound] + block[checksum.upperBound...]
    return others.reduce(UInt64(checksum.count) * 0x20) { $0 + UInt64($1) }
  }
}

/// The types of members that occur in a session's stream.
enum TarType {
  static let file = UInt8(ascii: "0")
  static let link = UInt8(ascii: "2")
  static let directory = UInt8(ascii: "5")
  /// Records that extend the header of the next member.
  static let extended = UInt8(ascii: "x")
}
