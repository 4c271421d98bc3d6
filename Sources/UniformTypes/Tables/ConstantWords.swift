import Diagnostics

/// A list of words stored as a single text in the program.
///
/// Words are found by binary search, so that nothing is hashed or copied at start-up.
package struct ConstantWords {
  /// The offset of each word in the text that follows, and the end of the last one.
  private let starts: UnsafePointer<UInt32>
  package let count: Int

  init(starts: UnsafeRawPointer, count: Int) {
    self.starts = starts.assumingMemoryBound(to: UInt32.self)
    self.count = count
  }

  /// The bytes of a word, which are valid while the program runs.
  package subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(0..<count ~= index)
    let (start, end) = (Int(starts[index]), Int(starts[index + 1]))
    let text = UnsafeRawPointer(starts + count + 1).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: text + start, count: end - start)
  }

  /// A copy of a word.
  package func word(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// The index of a word in a sorted list; nil if it is absent.
  ///
  /// - Parameter ignoringCase: Whether the list is sorted and compared ignoring the case of ASCII letters.
  func index(of word: some StringProtocol, ignoringCase: Bool = true) -> Int? {
    word.utf8.withContiguousStorageIfAvailable { index(of: $0, ignoringCase: ignoringCase) }
      ?? Array(word.utf8).withUnsafeBufferPointer { index(of: $0, ignoringCase: ignoringCase) }
  }

  private func index(of word: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> Int? {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      switch Self.order(self[middle], word, ignoringCase: ignoringCase) {
      case 0: return middle
      case ..<0: lower = middle + 1
      default: upper = middle
      }
    }
    return nil
  }

  private static func order(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
  ) -> Int {
    let (leftBytes, rightBytes) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    let common = min(left.count, right.count)
    var offset = 0
    while offset < common {
      // Neighbours in a sorted list share prefixes, so compare eight bytes at a time while they are equal.
      if common - offset >= 8,
        leftBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == rightBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        offset += 8
        continue
      }
      var (a, b) = (left[offset], right[offset])
      if ignoringCase { (a, b) = (a.lowercasedASCII, b.lowercasedASCII) }
      if a != b { return a < b ? -1 : 1 }
      offset += 1
    }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }
}
