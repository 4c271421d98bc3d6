/// A pattern for part of a line, as encoded by `Resources/generate`.
struct LanguagePattern {
  let code: UnsafeBufferPointer<UInt8>
  let isCaseless: Bool

  /// The codes with a special meaning.
  enum Sign {
    static let anything: UInt8 = 1
    static let name: UInt8 = 2
    static let lineEnd: UInt8 = 3
    static let digits: UInt8 = 4
  }

  /// Whether the pattern matches from an index, at most to the end of the line.
  func matches(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    var (offset, index) = (0, start)
    let last = code.count
    // Where to resume if the rest of the pattern does not match after an "anything".
    var (retryPlace, retryIndex) = (-1, start)
    while true {
      var fits = true
      if offset == last {
        // A word must end where the pattern ends.
        if last == 0 || index == start { return true }
        let isWithinWord = index < end && bytes[index].isWord && code[last - 1].isWord
        if !isWithinWord { return true }
        fits = false
      } else {
        switch code[offset] {
        case Sign.anything:
          if offset + 1 == last { return true }
          (retryPlace, retryIndex) = (offset + 1, index)
        case Sign.name:
          let begin = index
          if index < end, bytes[index].isWord, !bytes[index].isDigit {
            while index < end, bytes[index].isWord { index += 1 }
          }
          fits = index > begin
        case Sign.digits:
          let begin = index
          while index < end, bytes[index].isDigit { index += 1 }
          fits = index > begin
        case Sign.lineEnd: fits = index == end
        case 0x20:
          let begin = index
          while index < end, bytes[index].isBlank { index += 1 }
          fits = index > begin
        case let byte:
          fits = index < end && (isCaseless ? bytes[index].folded : bytes[index]) == byte
          if fits { index += 1 }
        }
        if fits { offset += 1 }
      }
      if fits { continue }
      guard retryPlace >= 0, retryIndex < end else { return false }
      retryIndex += 1
      (offset, index) = (retryPlace, retryIndex)
    }
  }
}
