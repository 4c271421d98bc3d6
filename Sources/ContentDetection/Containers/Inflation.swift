/// Decompresses the beginning of a deflate stream (RFC 1951), as much as a detector needs.
///
/// This avoids a library just to look inside documents. The output is limited, and invalid data ends it early.
struct Inflation {
  /// The decompressed bytes, up to the limit.
  private(set) var output: [UInt8] = []
  /// Whether the bytes read so far are valid.
  private(set) var isSound = true
  private var input: BitReader
  private let limit: Int

  /// Decompresses until the output has `limit` bytes or the input ends.
  static func of(_ input: ArraySlice<UInt8>, limit: Int) -> Inflation {
    var inflation = Inflation(input: BitReader(input), limit: limit)
    inflation.run()
    return inflation
  }

  private init(input: BitReader, limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func run() {
    while output.count < limit, !input.isAtEnd {
      let isLast = input.take(1) == 1
      switch input.take(2) {
      case 0: stored()
      case 1: blocks(Self.fixedLengths, Self.fixedDistances)
      case 2:
        if let (lengths, distances) = tables() { blocks(lengths, distances) }
      default: isSound = false
      }
      if isLast || !isSound { return }
    }
  }

  /// Copies an uncompressed block.
  private mutating func stored() {
    input.align()
    let count = input.take(16)
    guard count ^ 0xFFFF == input.take(16) || input.isAtEnd else { return isSound = false }
    for _ in 0..<min(count, limit - output.count) {
      guard !input.isAtEnd else { return }
      output.append(UInt8(truncatingIfNeeded: input.take(8)))
    }
  }

  /// Decompresses one block: literal bytes, and copies of earlier output.
  private mutating func blocks(_ lengths: HuffmanCode, _ distances: HuffmanCode) {
    while output.count < limit {
      guard let symbol = lengths.decode(&input) else { return isSound = input.isAtEnd }
      if symbol < 256 {
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengthBases.count else { return isSound = false }
      let length =
        Self.lengthBases[symbol - 257] + input.take(Self.lengthBits[symbol - 257])
      guard let code = distances.decode(&input) else { return isSound = input.isAtEnd }
      guard code < Self.distanceBases.count else { return isSound = false }
      let distance = Self.distanceBases[code] + input.take(max(0, code / 2 - 1))
      guard distance <= output.count else { return isSound = input.isAtEnd }
      for _ in 0..<min(length, limit - output.count) {
        output.append(output[output.count - distance])
      }
    }
  }

  /// Reads the codes of a block with dynamic codes.
  private mutating func tables() -> (HuffmanCode, HuffmanCode)? {
    let (lengthCount, distanceCount) = (input.take(5) + 257, input.take(5) + 1)
    var orders = [UInt8](repeating: 0, count: 19)
    for index in 0..<(input.take(4) + 4) {
      orders[Self.order[index]] = UInt8(truncatingIfNeeded: input.take(3))
    }
    let code = HuffmanCode(orders[...])
    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      guard let symbol = code.decode(&input) else {
        isSound = input.isAtEnd
        return nil
      }
      let (value, count): (UInt8, Int) =
        switch symbol {
        case 16: (lengths.last ?? 0, 3 + input.take(2))
        case 17: (0, 3 + input.take(3))
        case 18: (0, 11 + input.take(7))
        default: (UInt8(truncatingIfNeeded: symbol), 1)
        }
      lengths.append(contentsOf: repeatElement(value, count: count))
    }
    return (
      HuffmanCode(lengths[..<lengthCount]),
      HuffmanCode(lengths[lengthCount..<(lengthCount + distanceCount)])
    )
  }

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let fixedLengths = HuffmanCode(
    ([UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))[...])
  private static let fixedDistances = HuffmanCode([UInt8](repeating: 5, count: 30)[...])
}
