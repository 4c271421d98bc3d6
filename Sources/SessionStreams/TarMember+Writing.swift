// The bytes of headers. What does not fit into the fields of a header goes into pax records before it.

extension TarMember {
  /// The header in whole blocks.
  package var header: [UInt8] {
    var records: [UInt8] = []
    let isDirectory = kind == .directory
    let name = isDirectory ? path + [UInt8(ascii: "/")] : path
    var target: [UInt8] = []
    if case .link(let text) = kind { target = text }
    let longTexts = [("path", name), ("linkpath", target)].filter {
      $0.1.count > TarField.name.count
    }
    if longTexts.contains(where: { String(validating: $0.1, as: UTF8.self) == nil }) {
      records += Self.record("hdrcharset", Array("BINARY".utf8))
    }
    for (key, text) in longTexts { records += Self.record(key, text) }
    if size > Self.largestNumber { records += Self.record("size", Array(String(size).utf8)) }
    if let time = exactTime { records += Self.record("mtime", Array(time.utf8)) }

    let type =
      switch kind {
      case .file: TarType.file
      case .directory: TarType.directory
      case .link: TarType.link
      }
    let seconds = min(max(Self.seconds(modified).whole, 0), Int128(Self.largestNumber))
    let own = Self.block(
      name: name, type: type, size: min(size, Self.largestNumber), mode: mode,
      modified: Int64(seconds), link: target)
    guard !records.isEmpty else { return own }
    let before = Self.block(
      name: Array("PaxHeader".utf8), type: TarType.extended, size: Int64(records.count),
      mode: 0o644, modified: Int64(seconds), link: [])
    return before + records
      + [UInt8](repeating: 0, count: Self.padding(after: Int64(records.count))) + own
  }

  /// The end of an archive.
  package static let end = [UInt8](repeating: 0, count: 2 * block)

  /// The largest number in a field of eleven octal digits.
  private static let largestNumber: Int64 = 0o77777777777

  /// The time as a decimal number; nil if the header's own field holds it exactly.
  private var exactTime: String? {
    let (whole, rest) = Self.seconds(modified)
    if rest == 0, (0...Int128(Self.largestNumber)).contains(whole) { return nil }
    // A negative number is written as its distance from zero.
    let distance = modified.magnitude
    let digits = String(distance % 1_000_000_000)
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(modified < 0 ? "-" : "")\(distance / 1_000_000_000).\(fraction)"
  }

  private static func seconds(_ nanoseconds: Int128) -> (whole: Int128, rest: Int128) {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return rest < 0 ? (whole - 1, rest + 1_000_000_000) : (whole, rest)
  }

  /// A pax record, which begins with its own length.
  private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
    let rest = [UInt8(ascii: " ")] + Array(key.utf8) + [UInt8(ascii: "=")] + value + [0x0A]
    var length = rest.count + 1
    while String(length).utf8.count + rest.count != length {
      length = String(length).utf8.count + rest.count
    }
    return Array(String(length).utf8) + rest
  }

  private static func block(
    name: [UInt8], type: UInt8, size: Int64, mode: UInt32, modified: Int64, link: [UInt8]
  ) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: Self.block)
    func put(_ bytes: some Sequence<UInt8>, at field: Range<Int>) {
      for (offset, byte) in zip(field, bytes) { block[offset] = byte }
    }
    func put(_ number: Int64, at field: Range<Int>) {
      let digits = String(number, radix: 8)
      let zeros = String(repeating: "0", count: max(0, field.count - 1 - digits.utf8.count))
      put((zeros + digits).utf8, at: field)
    }
    put(name, at: TarField.name)
    put(Int64(mode), at: TarField.mode)
    put(0, at: TarField.user)
    put(0, at: TarField.group)
    put(size, at: TarField.size)
    put(modified, at: TarField.modified)
    block[TarField.type] = type
    put(link, at: TarField.link)
    put(TarField.ustar, at: TarField.magic)
    put(Int64(TarField.sum(of: block)), at: TarField.checksum.lowerBound..<155)
    block[155] = 0x20
    return block
  }
}
