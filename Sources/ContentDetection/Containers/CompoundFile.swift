import Diagnostics

/// A compound file (MS-CFB): storages and streams in one file, like a small file system.
///
/// Only the directory and the beginnings of streams are read. The number of sectors in each chain is limited, so that
/// a cycle cannot cause an endless loop.
struct CompoundFile {
  struct Entry {
    let name: String
    let isStorage: Bool
    fileprivate let classIdentifier: [UInt8]
    let start: Int
    let size: Int
    fileprivate let left: Int
    fileprivate let right: Int
    fileprivate let child: Int
  }

  private let sample: Sample
  private let sectorSize: Int
  private let miniCutoff: Int
  /// All entries, starting with the root.
  private var all: [Entry] = []
  /// The entries directly below the root.
  private(set) var top: [Entry] = []

  private static let sectorLimit = 64
  private static let endOfChain = 0xFFFF_FFFA

  /// - Returns: Nil if the sample is not a compound file.
  init?(_ sample: Sample) {
    guard sample.has([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
      let shift = sample.little16(30), let cutoff = sample.little32(56),
      let first = sample.little32(48)
    else { return nil }
    self.sample = sample
    sectorSize = shift == 12 ? 4096 : 512
    miniCutoff = cutoff
    readDirectory(from: first)
    top = underRoot()
    className = Self.className(all.first?.classIdentifier ?? [])
  }

  /// The first three parts are little-endian numbers; the others are plain bytes.
  private static func className(_ bytes: [UInt8]) -> String {
    guard bytes.count == 16 else { return "" }
    let parts = [[3, 2, 1, 0], [5, 4], [7, 6], [8, 9], [10, 11, 12, 13, 14, 15]]
    return parts.map { part in
      Hexadecimal.text(part.map { bytes[$0] }, uppercase: true)
    }.joined(separator: "-")
  }

  /// The class of the document in its usual spelling; all zeros if it has none.
  private(set) var className = ""

  func has(_ name: String) -> Bool { top.contains { $0.name == name } }

  func hasEntry(startingWith prefix: String) -> Bool { top.contains { $0.name.hasPrefix(prefix) } }

  /// The first bytes of a stream below the root.
  func beginning(of name: String, count: Int) -> ArraySlice<UInt8> {
    guard let entry = top.first(where: { $0.name == name && !$0.isStorage }) else { return [] }
    let count = min(count, entry.size)
    if entry.size >= miniCutoff {
      return sample.bytes(at: offset(of: entry.start), count: min(count, sectorSize))
    }
    // Small streams are stored in 64-byte sectors within the root's stream; its first sectors suffice.
    guard let root = all.first else { return [] }
    let (sector, rest) = (entry.start * 64).quotientAndRemainder(dividingBy: sectorSize)
    guard sector < Self.sectorLimit, let found = chain(from: root.start).dropFirst(sector).first
    else { return [] }
    return sample.bytes(at: offset(of: found) + Int64(rest), count: min(count, sectorSize - rest))
  }

  // MARK: Sectors

  private func offset(of sector: Int) -> Int64 { Int64((sector + 1) * sectorSize) }

  /// The sectors of a chain, up to the limit.
  private func chain(from first: Int) -> [Int] {
    var sectors: [Int] = []
    var sector = first
    while sectors.count < Self.sectorLimit, sector < Self.endOfChain,
      offset(of: sector) < sample.size
    {
      sectors.append(sector)
      // Without the table, assume consecutive sectors, as in most files.
      sector = next(after: sector) ?? sector + 1
    }
    return sectors
  }

  private func next(after sector: Int) -> Int? {
    let perSector = sectorSize / 4
    guard let table = tableSector(sector / perSector) else { return nil }
    return sample.little32(Int(offset(of: table)) + sector % perSector * 4)
  }

  /// The sector that holds a part of the allocation table: the first 109 are listed in the header, the rest in a
  /// separate chain.
  private func tableSector(_ index: Int) -> Int? {
    if index < 109 { return sample.little32(76 + index * 4) }
    let perSector = sectorSize / 4 - 1
    let (hops, rest) = (index - 109).quotientAndRemainder(dividingBy: perSector)
    guard hops < 16, var sector = sample.little32(68) else { return nil }
    for _ in 0..<hops {
      guard sector < Self.endOfChain,
        let next = sample.little32(Int(offset(of: sector)) + perSector * 4)
      else { return nil }
      sector = next
    }
    guard sector < Self.endOfChain else { return nil }
    return sample.little32(Int(offset(of: sector)) + rest * 4)
  }

  // MARK: The directory

  private mutating func readDirectory(from first: Int) {
    for sector in chain(from: first) {
      let bytes = sample.bytes(at: offset(of: sector), count: sectorSize)
      let block = Sample(bytes: Array(bytes))
      for offset in stride(from: 0, to: bytes.count - 127, by: 128) {
        guard let entry = Self.entry(in: block, at: offset) else { continue }
        all.append(entry)
      }
    }
  }

  private static func entry(in block: Sample, at offset: Int) -> Entry? {
    guard let nameSize = block.little16(offset + 64), let kind = block.byte(offset + 66),
      let left = block.little32(offset + 68), let right = block.little32(offset + 72),
      let child = block.little32(offset + 76), let start = block.little32(offset + 116),
      let size = block.little32(offset + 120)
    else { return nil }
    let units = (0..<max(0, min(nameSize, 64) / 2 - 1)).map {
      UInt16(truncatingIfNeeded: block.little16(offset + $0 * 2) ?? 0)
    }
    return Entry(
      name: String(decoding: units, as: UTF16.self), isStorage: kind == 1 || kind == 5,
      classIdentifier: Array(block.bytes(at: Int64(offset + 80), count: 16)), start: start,
      size: size, left: left, right: right, child: child)
  }

  /// The entries of the tree below the root; all entries if the tree is damaged.
  private func underRoot() -> [Entry] {
    guard let root = all.first else { return [] }
    var found: [Entry] = []
    var waiting = [root.child]
    var isSeen = [Bool](repeating: false, count: all.count)
    while let index = waiting.popLast() {
      guard index < all.count, !isSeen[index] else { continue }
      isSeen[index] = true
      found.append(all[index])
      waiting += [all[index].left, all[index].right]
    }
    return found.isEmpty ? Array(all.dropFirst()) : found
  }
}
