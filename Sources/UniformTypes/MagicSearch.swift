/// Matches the rules of a `mime.cache` against the first bytes of one file.
///
/// A rule is a tree of matchlets: a value, optionally masked, must occur at one of several offsets, and then one of
/// the children must match too. The rules are untrusted: each offset is checked, and both depth and total work are
/// limited.
struct MagicSearch {
  private let rules: UnsafeRawBufferPointer
  private let data: UnsafeRawBufferPointer
  /// The remaining work, in compared bytes; the real database needs less than a hundredth of it.
  private var budget = 8_000_000

  /// The real database has five levels of nesting.
  private static let maximumDepth = 16
  private static let matchletSize = 32

  init(rules: UnsafeRawBufferPointer, data: UnsafeRawBufferPointer) {
    self.rules = rules
    self.data = data
  }

  /// Whether any of several consecutive matchlets matches, including its children.
  mutating func fitsAny(_ count: Int, at first: Int, depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth, first <= rules.count else { return false }
    for index in 0..<min(count, (rules.count - first) / Self.matchletSize) {
      let matchlet = first + index * Self.matchletSize
      budget -= Self.matchletSize
      guard budget > 0 else { return false }
      guard stands(matchlet) else { continue }
      let children = number(matchlet + 24)
      if children == 0 || fitsAny(children, at: number(matchlet + 28), depth: depth + 1) {
        return true
      }
    }
    return false
  }

  /// The number at an offset that has been checked.
  private func number(_ offset: Int) -> Int {
    Int(UInt32(bigEndian: rules.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Whether the value of a matchlet occurs at one of its offsets.
  private mutating func stands(_ matchlet: Int) -> Bool {
    let start = number(matchlet)
    let length = number(matchlet + 12)
    let value = number(matchlet + 16)
    let mask = number(matchlet + 20)
    guard length > 0, start + length <= data.count, value + length <= rules.count,
      mask + length <= rules.count
    else { return false }
    let last = min(start + number(matchlet + 4) - 1, data.count - length)
    let swap = Self.swap(wordSize: number(matchlet + 8))
    guard mask == 0, swap == 0 else {
      return standsMasked(start, last, value: value, mask: mask, length: length, swap: swap)
    }
    let head = rules[value]
    var offset = start
    while offset <= last {
      if data[offset] == head {
        let equal = equalBytes(at: offset, value, length)
        if equal == length { return true }
        budget -= equal
        guard budget > 0 else { return false }
      }
      offset += 1
    }
    budget -= max(0, last - start)
    return false
  }

  private func equalBytes(at offset: Int, _ value: Int, _ length: Int) -> Int {
    var equal = 1
    while equal < length, data[offset + equal] == rules[value + equal] { equal += 1 }
    return equal
  }

  /// Host-order words are stored big-endian, so a little-endian machine must swap their bytes.
  private static func swap(wordSize: Int) -> Int {
    guard 1.littleEndian == 1, wordSize == 2 || wordSize == 4 else { return 0 }
    return wordSize - 1
  }

  private mutating func standsMasked(
    _ start: Int, _ last: Int, value: Int, mask: Int, length: Int, swap: Int
  ) -> Bool {
    // Only whole words can be swapped.
    guard start <= last, length & swap == 0 else { return false }
    for offset in start...last {
      var equal = 0
      while equal < length {
        let bits = mask == 0 ? 0xFF : rules[mask + (equal ^ swap)]
        guard (data[offset + equal] ^ rules[value + (equal ^ swap)]) & bits == 0 else { break }
        equal += 1
      }
      if equal == length { return true }
      budget -= equal + 1
      guard budget > 0 else { return false }
    }
    return false
  }
}
