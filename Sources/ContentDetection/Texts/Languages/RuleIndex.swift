import UniformTypes

/// Finds the rules that may match at a place by the first bytes there, letters of either case being equal.
///
/// Rules whose patterns begin with three characters are found by three, the others by two or one; those
/// that begin with a name or a number by what follows that. So at most places hardly any rule is tried.
struct RuleIndex {
  /// Lists of rules, one behind the other.
  let rules: UnsafePointer<UInt16>
  /// Where the list of each key begins; it ends where the next one does.
  private let starts: UnsafePointer<UInt16>

  init(_ lists: ConstantLists) {
    rules = lists.values
    starts = lists.starts
  }

  // Keys of three bytes come first, then those of two and of one; then what follows a name, and what
  // follows a name and blanks; then the rest of what begins with a name, and what does with digits. A blank
  // in a pattern stands for any number of blanks, and a sign for anything: neither has a key.
  // `Resources/generate` gives each rule its key.
  private static let two = 4_096
  private static let one = two + 1_024
  private static let named = one + 256
  private static let spaced = named + 256
  private static let rest = spaced + 256
  private static let numbered = rest + 1

  private static func key(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first) &* 613 &+ Int(second) &* 37 &+ Int(third)) & 4_095
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int {
    two + (Int(first) &* 37 &+ Int(second)) & 1_023
  }

  /// Where in `rules` those are that may match at a place, by the bytes there.
  func literal(_ bytes: [UInt8], at offset: Int, end: Int) -> (Range<Int>, Range<Int>, Range<Int>) {
    let first = bytes[offset].folded
    let second = offset + 1 < end ? bytes[offset + 1].folded : 0
    let third = offset + 2 < end ? bytes[offset + 2].folded : 0
    return (
      list(Self.key(first, second, third)), list(Self.key(first, second)),
      list(Self.one + Int(first))
    )
  }

  /// Where those are that may match where a name is, by what follows the name.
  func behindName(_ bytes: [UInt8], at nameEnd: Int, end: Int) -> (Range<Int>, Range<Int>) {
    var next = nameEnd
    while next < end, bytes[next].isBlank { next += 1 }
    let byte = next < end ? Int(bytes[next].folded) : 0
    return (list((next > nameEnd ? Self.spaced : Self.named) + byte), list(Self.rest))
  }

  /// Where those are that may match where digits are.
  var behindDigits: Range<Int> { list(Self.numbered) }

  private func list(_ key: Int) -> Range<Int> { Int(starts[key])..<Int(starts[key + 1]) }
}
