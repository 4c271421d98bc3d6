import SystemCalls

// Headers that somebody else wrote. Only what `TarMember.header` writes is accepted; anything else is damage.

/// One header block.
package struct TarBlock: Equatable, Sendable {
  let type: UInt8
  let name: [UInt8]
  let link: [UInt8]
  let size: Int64
  let mode: UInt32
  /// In seconds since 1970.
  let modified: Int64

  /// Reads a block; nil if it is not a header.
  init?(_ block: [UInt8]) {
    guard block.count == TarMember.block, block[TarField.magic].elementsEqual(TarField.ustar),
      let sum = Self.number(block[TarField.checksum]), UInt64(sum) == TarField.sum(of: block),
      let size = Self.number(block[TarField.size]),
      let mode = Self.number(block[TarField.mode]).flatMap({ UInt32(exactly: $0) }),
      let modified = Self.number(block[TarField.modified])
    else { return nil }
    type = block[TarField.type]
    let (name, prefix) = (Self.text(block[TarField.name]), Self.text(block[TarField.prefix]))
    self.name = prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
    link = Self.text(block[TarField.link])
    self.size = size
    self.mode = mode
    self.modified = modified
  }

  /// An octal number that ends in a space or a NUL.
  private static func number(_ field: ArraySlice<UInt8>) -> Int64? {
    let digits = field.prefix { (0x30...0x37).contains($0) }
    let rest = field.dropFirst(digits.count)
    guard !digits.isEmpty, rest.allSatisfy({ $0 == 0 || $0 == 0x20 }) else { return nil }
    return digits.reduce(0) { $0 << 3 | Int64($1 - 0x30) }
  }

  private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] {
    Array(field.prefix { $0 != 0 })
  }
}

/// The records of an extended header.
package struct PaxRecords: Equatable, Sendable {
  var path: [UInt8]?
  var link: [UInt8]?
  var size: Int64?
  /// In nanoseconds since 1970.
  var modified: Int128?

  package init() {}

  /// Reads records; nil if they are malformed, or of a kind that a session's stream never has.
  package init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...9).contains(digits.count),
        let length = Int(String(decoding: digits, as: UTF8.self)),
        length > digits.count + 3, length <= rest.count
      else { return nil }
      let record = rest.prefix(length).dropFirst(digits.count)
      rest = rest.dropFirst(length)
      guard record.first == 0x20, record.last == 0x0A,
        let equals = record.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let key = String(decoding: record[(record.startIndex + 1)..<equals], as: UTF8.self)
      guard take(key, Array(record[(equals + 1)...].dropLast())) else { return nil }
    }
  }

  private mutating func take(_ key: String, _ value: [UInt8]) -> Bool {
    switch key {
    case "path": path = value
    case "linkpath": link = value
    case "size":
      size = Int64(String(decoding: value, as: UTF8.self)).flatMap { ForeignNumber($0).count() }
      return size != nil
    case "mtime":
      modified = Self.nanoseconds(value)
      return modified != nil
    case "hdrcharset": return value.elementsEqual("BINARY".utf8)
    default: return false
    }
    return true
  }

  /// A decimal number of seconds as nanoseconds.
  private static func nanoseconds(_ value: [UInt8]) -> Int128? {
    let text = String(decoding: value, as: UTF8.self)
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    // Nineteen digits cannot overflow.
    guard let first = parts.first, let whole = Int64(first), (1...9).contains(fraction.utf8.count),
      fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let digits = Int128(fraction)
    else { return nil }
    let rest = (fraction.utf8.count..<9).reduce(digits) { number, _ in number * 10 }
    return Int128(whole) * 1_000_000_000 + (first.hasPrefix("-") ? -rest : rest)
  }
}

extension TarMember {
  /// The member that a header block and the records before it describe; nil if it is of a kind that a session's
  /// stream never has.
  package init?(_ block: TarBlock, _ records: PaxRecords) {
    var path = records.path ?? block.name
    let kind: Kind
    switch block.type {
    case TarType.file: kind = .file
    case TarType.link: kind = .link(records.link ?? block.link)
    case TarType.directory:
      kind = .directory
      guard path.popLast() == UInt8(ascii: "/") else { return nil }
    default: return nil
    }
    let size = records.size ?? block.size
    guard size == 0 || kind == .file, block.mode <= 0o777, !path.contains(0) else { return nil }
    if case .link(let text) = kind, text.isEmpty || text.contains(0) { return nil }
    self.init(
      path: path, kind: kind, size: size, mode: block.mode,
      modified: records.modified ?? Int128(block.modified) * 1_000_000_000)
  }
}
