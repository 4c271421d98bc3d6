/// A list of words that lies in the program as one text, a word a line, and is never taken apart.
///
/// A word is found by halving, so that nothing needs to be hashed or copied at start-up.
struct ConstantWords {
  let text: StaticString
  /// Where each word begins in `text`, and one entry more, past the line end of the last word.
  let starts: [UInt32]

  var count: Int { starts.count - 1 }

  /// The bytes of a word; they live as long as the program.
  subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(starts[index])
    return UnsafeBufferPointer(
      start: text.utf8Start + start, count: Int(starts[index + 1]) - 1 - start)
  }

  /// A word as text of its own.
  func word(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// The place of a word, in a list that is sorted by bytes.
  ///
  /// - Parameter ignoringCase: Whether the list is sorted, and compared, without regard to the case
  ///   of ASCII letters.
  func index(of word: some StringProtocol, ignoringCase: Bool = true) -> Int? {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      switch Self.order(self[middle], word.utf8, ignoringCase: ignoringCase) {
      case 0: return middle
      case ..<0: lower = middle + 1
      default: upper = middle
      }
    }
    return nil
  }

  private static func order(
    _ left: UnsafeBufferPointer<UInt8>, _ right: some Collection<UInt8>, ignoringCase: Bool
  ) -> Int {
    var place = 0
    for byte in right {
      guard place < left.count else { return -1 }
      let (a, b) =
        ignoringCase
        ? (left[place].lowercasedASCII, byte.lowercasedASCII) : (left[place], byte)
      if a != b { return a < b ? -1 : 1 }
      place += 1
    }
    return place == left.count ? 0 : 1
  }
}
