@testable import ContentDetection

/// Bytes composed of texts, numbers and gaps, for the formats under test.
struct Bytes: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
  var all: [UInt8]

  init(_ all: [UInt8]) { self.all = all }
  init(stringLiteral text: String) { all = Array(text.utf8) }
  init(arrayLiteral bytes: UInt8...) { all = bytes }

  /// A number in `count` bytes, little-endian.
  static func little(_ number: Int, _ count: Int = 4) -> Bytes {
    Bytes((0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  /// A number in `count` bytes, big-endian.
  static func big(_ number: Int, _ count: Int = 4) -> Bytes {
    Bytes(little(number, count).all.reversed())
  }

  static func zeros(_ count: Int) -> Bytes { Bytes([UInt8](repeating: 0, count: count)) }

  static func + (left: Bytes, right: Bytes) -> Bytes { Bytes(left.all + right.all) }
  static func += (left: inout Bytes, right: Bytes) { left = left + right }

  /// These bytes, padded with zeros to a size.
  func padded(to size: Int) -> Bytes { self + .zeros(max(0, size - all.count)) }

  var count: Int { all.count }
  var description: String { "\(all.count) bytes: \(all.prefix(16))" }

  /// The finding of container inspection in a file of these bytes.
  var finding: Finding? { ContainerInspection.finding(in: Sample(bytes: all)) }
  var type: String? { finding?.mimeType }
}

/// ZIP archives of stored members.
enum ZIPBytes {
  static func archive(_ members: [(name: String, content: Bytes)], method: Int = 0) -> Bytes {
    var (body, directory): (Bytes, Bytes) = ("", "")
    for (name, content) in members {
      let (header, rest) = fields(name, content, method: method)
      let offset = body.count
      body += Bytes(stringLiteral: "PK\u{3}\u{4}") + header + rest + content
      directory += "PK\u{1}\u{2}" + Bytes.little(20, 2) + header + .little(name.utf8.count, 2)
      directory += .zeros(12) + .little(offset) + Bytes(stringLiteral: name)
    }
    let end: Bytes =
      "PK\u{5}\u{6}" + Bytes.zeros(4) + .little(members.count, 2) + .little(members.count, 2)
    return body + directory + end + .little(directory.count) + .little(body.count) + .zeros(2)
  }

  static func archive(_ names: [String]) -> Bytes { archive(names.map { ($0, "") }) }

  /// The fields common to both headers of a member, and those of its own.
  private static func fields(_ name: String, _ content: Bytes, method: Int) -> (Bytes, Bytes) {
    let common: Bytes =
      Bytes.little(20, 2) + .zeros(2) + .little(method, 2) + .zeros(8) + .little(content.count)
      + .little(content.count)
    return (common, .little(name.utf8.count, 2) + .zeros(2) + Bytes(stringLiteral: name))
  }
}

/// Compound files with one sector of the allocation table, one of the directory, and empty streams.
enum CompoundBytes {
  static func file(_ names: [String], classIdentifier: [UInt8] = [], content: Bytes = "") -> Bytes {
    var header: Bytes = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    header = header.padded(to: 24) + .little(62, 2) + .little(3, 2) + [0xFE, 0xFF] + .little(9, 2)
    header = header + .little(6, 2)
    header = header.padded(to: 44) + .little(1) + .little(1)
    header = header.padded(to: 56) + .little(4096) + .little(0xFFFF_FFFE) + .zeros(4)
    header = header + .little(0xFFFF_FFFE) + .zeros(4) + .little(0)
    header = header + Bytes([UInt8](repeating: 0xFF, count: 512 - header.count))
    let sectors = (names.count + 4) / 4
    var table = Bytes.little(0xFFFF_FFFD)
    for sector in 1...sectors { table += .little(sector == sectors ? 0xFFFF_FFFE : sector + 1) }
    table += .little(0xFFFF_FFFE)
    table = table + Bytes([UInt8](repeating: 0xFF, count: 512 - table.count))
    var directory = entry(
      "Root Entry", kind: 5, child: 1, right: nil, start: sectors + 1, size: 64, classIdentifier)
    for (index, name) in names.enumerated() {
      let right = index + 1 < names.count ? index + 2 : nil
      directory += entry(name, kind: 2, child: nil, right: right, start: 0, size: content.count, [])
    }
    return header + table + directory.padded(to: sectors * 512) + content.padded(to: 512)
  }

  private static func entry(
    _ name: String, kind: Int, child: Int?, right: Int?, start: Int, size: Int,
    _ identifier: [UInt8]
  ) -> Bytes {
    let units = Bytes(
      name.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    let none = 0xFFFF_FFFF
    var entry = units.padded(to: 64) + .little(units.count + 2, 2) + .little(kind, 1) + [1]
    entry += .little(none) + .little(right ?? none) + .little(child ?? none)
    entry += Bytes(identifier).padded(to: 16) + .zeros(20) + .little(start) + .little(size)
    return entry.padded(to: 128)
  }
}

/// Four thousand bytes that are the same in every run, behind a start that matches no format.
func noise(seed: UInt64) -> [UInt8] {
  var state = seed
  return [0x00, 0xF7, 0x13, 0x9B]
    + (0..<4_000).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 24)
    }
}
