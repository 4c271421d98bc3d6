/// A canonical Huffman code as used in deflate streams (RFC 1951, 3.2.2), which is defined by the lengths of its code
/// words.
struct HuffmanCode {
  /// The number of code words of each length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols, in the order of their code words.
  private var symbols: [Int] = []

  init(_ lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length & 15)] += 1 }
    counts[0] = 0
    // An oversubscribed set of lengths cannot be decoded.
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 {
        counts = [Int](repeating: 0, count: 16)
        return
      }
    }
    var next = [Int](repeating: 0, count: 16)
    for length in 1..<15 { next[length + 1] = next[length] + counts[length] }
    symbols = [Int](repeating: 0, count: counts.reduce(0, +))
    for (symbol, length) in lengths.enumerated() where length != 0 {
      symbols[next[Int(length & 15)]] = symbol
      next[Int(length & 15)] += 1
    }
  }

  /// Decodes the next symbol; nil if the bits are not a code word or the input ends.
  func decode(_ input: inout BitReader) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      if input.isAtEnd { return nil }
      word |= input.take(1)
      if word - first < counts[length] { return symbols[index + word - first] }
      index += counts[length]
      first = (first + counts[length]) << 1
      word <<= 1
    }
    return nil
  }
}

/// Reads bits from bytes, least significant bit first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var held = 0
  private var heldCount = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  var isAtEnd: Bool { next == bytes.endIndex && heldCount == 0 }

  /// The number formed by the next bits, at most 16; bits after the end are 0.
  mutating func take(_ count: Int) -> Int {
    while heldCount < count, next < bytes.endIndex {
      held |= Int(bytes[next]) << heldCount
      heldCount += 8
      next += 1
    }
    let value = held & (1 << count - 1)
    held >>= count
    heldCount = max(0, heldCount - count)
    return value
  }

  /// Skips to the next byte boundary.
  mutating func align() { _ = take(heldCount & 7) }
}
