/// A format identified by fixed bytes at a fixed offset.
///
/// The tables hold only formats that such bytes identify; other formats have separate files.
struct Signature: Sendable {
  /// ASCII characters match themselves; `\xHH` is one byte, `\?` any byte.
  let pattern: StaticString
  let offset: Int
  let type: StaticString
  let certainty: Finding.Certainty

  init(
    _ pattern: StaticString, at offset: Int = 0, _ type: StaticString,
    _ certainty: Finding.Certainty = .settled
  ) {
    self.pattern = pattern
    self.offset = offset
    self.type = type
    self.certainty = certainty
  }

  /// Whether every file of a format has one of its signatures.
  ///
  /// False for rows that are not conclusive, and for disks and cartridges, of which there are copies without a
  /// header.
  static func isDemanded(by mimeType: String) -> Bool {
    func isMeant(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { $0.elementsEqual(mimeType.utf8) }
    }
    return [pictures, media, archives, documents, data].contains { table in
      table.contains { $0.certainty == .settled && isMeant($0.type) }
    }
  }

  /// Whether some files of a format have none of the signatures in the tables.
  static func hasOtherForms(_ mimeType: String) -> Bool {
    withOtherForms.contains(mimeType)
  }

  // To add a row: a format of which some files have none of the signatures in the tables.
  private static let withOtherForms: [String] = [
    "application/applefile", "application/bufr", "application/cbor", "application/grib",
    "application/msword", "application/octet-stream", "application/pgp-encrypted",
    "application/pgp-keys", "application/vnd.apache.arrow.stream", "application/vnd.hp-PCL",
    "application/vnd.lotus-1-2-3", "application/vnd.ms-excel", "application/vnd.pagemaker",
    "application/vnd.palm", "application/x-archive", "application/x-dbm",
    "application/x-font-linux-psf", "application/x-git", "application/x-iso9660-image",
    "application/x-llvm", "application/x-lotus", "application/x-quattropro",
    "application/x-sas-data", "application/x-vhd-disk", "application/x-vmdk-disk",
    "application/mxf", "application/vnd.rn-realmedia", "application/x-adobe-aco", "audio/aac",
    "audio/AMR", "audio/AMR-WB", "audio/basic", "audio/midi", "audio/mpeg", "audio/vnd.dts",
    "audio/x-mod",
    "audio/x-psf", "audio/x-spc", "audio/x-ult", "image/vnd.dwg", "image/vnd.dxf",
    "image/x-cmu-raster", "image/x-gimp-gbr", "image/x-photo-cd", "text/plain",
  ]

  private var finding: Finding {
    Finding(mimeType: "\(type)", certainty: certainty, sign: "signature \(pattern)")
  }

  /// The finding of the first signature that matches.
  static func finding(in sample: Sample) -> Finding? {
    for table in [pictures, media, archives, documents, data, machines] {
      if let row = table.first(where: { $0.matches(sample) }) {
        return row.finding
      }
    }
    return nil
  }

  /// The finding of the first archive signature at offset 0; signatures further in may belong to a member.
  static func archive(in sample: Sample) -> Finding? {
    guard let row = archives.first(where: { $0.offset == 0 && $0.matches(sample) }) else {
      return nil
    }
    return row.finding
  }

  /// Whether the signature matches.
  func matches(_ sample: Sample) -> Bool {
    let bytes = sample.bytes(at: Int64(offset), count: pattern.utf8CodeUnitCount)
    return pattern.withUTF8Buffer { pattern in
      var next = bytes.startIndex
      var index = 0
      while index < pattern.count {
        guard next < bytes.endIndex else { return false }
        var wanted: UInt8? = pattern[index]
        index += 1
        if wanted == UInt8(ascii: "\\"), index < pattern.count {
          if pattern[index] == UInt8(ascii: "?") {
            (wanted, index) = (nil, index + 1)
          } else if index + 2 < pattern.count {
            wanted = Self.digit(pattern[index + 1]) << 4 | Self.digit(pattern[index + 2])
            index += 3
          }
        }
        if let wanted, bytes[next] != wanted { return false }
        next += 1
      }
      return true
    }
  }

  private static func digit(_ character: UInt8) -> UInt8 {
    character <= UInt8(ascii: "9") ? character & 15 : (character & 0xDF) - UInt8(ascii: "A") + 10
  }
}
