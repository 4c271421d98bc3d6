/// The members of a ZIP archive (APPNOTE 6.3).
///
/// They come from the central directory at the end. If it is missing because the archive is truncated or damaged, the
/// local headers are read from the beginning.
struct ZIPDirectory {
  struct Member {
    let name: String
    let method: Int
    let packedSize: Int
    /// The offset of the member's local header.
    let offset: Int
  }

  private(set) var members: [Member] = []
  /// Whether the whole directory was read.
  private(set) var isWhole = false
  private let sample: Sample

  private static let memberLimit = 4096
  private static let byteLimit = 1 << 19
  private static let contentLimit = 1 << 18

  /// - Returns: Nil if the sample is not a ZIP archive.
  init?(_ sample: Sample) {
    self.sample = sample
    let start = Self.start(of: sample)
    if let end = Self.end(of: sample) { readDirectory(end) }
    if members.isEmpty, let start { readHeaders(from: start) }
    if members.isEmpty && start == nil && !isWhole { return nil }
  }

  /// The names of all members.
  var names: some Collection<String> { members.lazy.map(\.name) }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  func hasMember(under directory: String) -> Bool {
    members.contains { $0.name.hasPrefix(directory) }
  }

  /// The beginning of a member's content, decompressed; nil if there is no such member or its method is neither
  /// stored nor deflated.
  func content(of name: String, limit: Int = contentLimit) -> ArraySlice<UInt8>? {
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    guard let nameLength = sample.little16(member.offset + 26),
      let extraLength = sample.little16(member.offset + 28),
      sample.has("PK\u{3}\u{4}", at: member.offset)
    else { return nil }
    let start = member.offset + 30 + nameLength + extraLength
    // If the size follows the data, this reads into the next member, which is harmless.
    let size = member.packedSize == 0 ? limit : member.packedSize
    let packed = sample.bytes(at: Int64(start), count: min(size, limit))
    switch member.method {
    case 0: return packed
    case 8: return Inflation.of(packed, limit: limit).output[...]
    default: return nil
    }
  }

  /// The offset of the first local header, which a spanned archive precedes with a marker.
  private static func start(of sample: Sample) -> Int? {
    if sample.has("PK\u{3}\u{4}") { return 0 }
    if sample.has("PK00PK\u{3}\u{4}") || sample.has("PK\u{7}\u{8}PK\u{3}\u{4}") { return 4 }
    return nil
  }

  // MARK: The central directory

  private struct End {
    var offset: Int
    var size: Int
    /// The distance from the stated to the actual offsets, as in a self-extracting archive.
    var shift: Int
  }

  private static func end(of sample: Sample) -> End? {
    guard sample.length >= 22 else { return nil }
    if let end = end(of: sample, at: sample.length - 22) { return end }
    let start = max(0, sample.length - 22 - 0xFFFF)
    let tail = sample.bytes(at: Int64(start), count: sample.length - start)
    var index = tail.endIndex - 22
    while index >= tail.startIndex {
      if tail[index] == 0x50, tail[index...].starts(with: [0x50, 0x4B, 5, 6]),
        let end = end(of: sample, at: start + index - tail.startIndex)
      {
        return end
      }
      index -= 1
    }
    return nil
  }

  private static func end(of sample: Sample, at position: Int) -> End? {
    // In a multi-part archive this is only the last part.
    guard sample.has("PK\u{5}\u{6}", at: position), let part = sample.little16(position + 4),
      part == 0 || part == 0xFFFF, let size = sample.little32(position + 12),
      let offset = sample.little32(position + 16)
    else { return nil }
    if offset == 0xFFFF_FFFF || size == 0xFFFF_FFFF, sample.has("PK\u{6}\u{7}", at: position - 20),
      let wide = sample.little64(position - 12), wide <= sample.length - 56,
      sample.has("PK\u{6}\u{6}", at: wide),
      let size = sample.little64(wide + 40), let offset = sample.little64(wide + 48)
    {
      return End(offset: offset, size: size, shift: 0)
    }
    let shift = position - size - offset
    return End(offset: offset, size: size, shift: shift)
  }

  private mutating func readDirectory(_ end: End) {
    guard end.offset <= sample.length, end.size <= sample.length else { return }
    var shift = end.shift
    if shift < 0 || !sample.has("PK\u{1}\u{2}", at: end.offset + shift) { shift = 0 }
    let bytes = sample.bytes(
      at: Int64(end.offset + shift), count: min(end.size, Self.byteLimit))
    let directory = Sample(bytes: Array(bytes))
    var position = 0
    while members.count < Self.memberLimit, directory.has("PK\u{1}\u{2}", at: position),
      let method = directory.little16(position + 10), let size = directory.little32(position + 20),
      let nameLength = directory.little16(position + 28),
      let extraLength = directory.little16(position + 30),
      let commentLength = directory.little16(position + 32),
      let offset = directory.little32(position + 42)
    {
      let name = directory.bytes(at: Int64(position + 46), count: nameLength)
      var wide = WideFields(directory, at: position + 46 + nameLength, count: extraLength)
      if directory.little32(position + 24) == Self.unknown { _ = wide.next() }
      let packedSize = size == Self.unknown ? wide.next() : size
      let start = offset == Self.unknown ? wide.next() : offset
      members.append(
        Member(
          name: String(decoding: name, as: UTF8.self), method: method,
          packedSize: packedSize ?? 0, offset: min(start ?? 0, sample.length) + shift))
      position += 46 + nameLength + extraLength + commentLength
    }
    isWhole = position >= end.size
  }

  /// Replaces a number that does not fit its field.
  private static let unknown = 0xFFFF_FFFF

  /// The 8-byte numbers in the extra field of a header, which replace those that do not fit, in the same order.
  private struct WideFields {
    private let directory: Sample
    private var position = 0
    private var end = 0

    init(_ directory: Sample, at start: Int, count: Int) {
      self.directory = directory
      var field = start
      while field + 4 <= start + count, let kind = directory.little16(field),
        let size = directory.little16(field + 2)
      {
        if kind == 1 {
          (position, end) = (field + 4, field + 4 + size)
          return
        }
        field += 4 + size
      }
    }

    mutating func next() -> Int? {
      guard position + 8 <= end else { return nil }
      position += 8
      return directory.little64(position - 8)
    }
  }

  // MARK: Local headers

  private mutating func readHeaders(from start: Int) {
    var position = start
    while members.count < 256, sample.has("PK\u{3}\u{4}", at: position),
      let flags = sample.little16(position + 6), let method = sample.little16(position + 8),
      let size = sample.little32(position + 18), let nameLength = sample.little16(position + 26),
      let extraLength = sample.little16(position + 28)
    {
      let name = sample.bytes(at: Int64(position + 30), count: nameLength)
      guard !name.isEmpty else { return }
      members.append(
        Member(
          name: String(decoding: name, as: UTF8.self), method: method, packedSize: size,
          offset: position))
      position += 30 + nameLength + extraLength + size
      if flags & 8 != 0, size == 0 {
        guard let next = nextHeader(from: position) else { return }
        position = next
      }
    }
  }

  /// The offset of the next header in the head, after a member that does not state its size.
  private func nextHeader(from position: Int) -> Int? {
    guard position < sample.head.bytes.count else { return nil }
    let rest = sample.head.bytes.dropFirst(position)
    return rest.firstOffset(of: "PK\u{3}\u{4}").map { position + $0 }
  }
}
