import UniformTypes

/// Finds the rules that may match at an offset by the first bytes there, ignoring case.
///
/// Patterns that begin with three characters are found by three, others by two or one. Those that begin with a name
/// or a number are found by what follows it. At most offsets hardly any rule must be tried.
struct RuleIndex {
  /// The lists of rules, concatenated.
  let rules: UnsafePointer<UInt16>
  /// The start of each key's list, which ends where the next one starts.
  private let starts: UnsafePointer<UInt16>

  init(_ lists: ConstantLists) {
    rules = lists.values
    starts = lists.starts
  }

  // The keys are ordered: three bytes, two bytes, one byte, a name followed by a byte, a name followed by blanks and
  // a byte, other patterns that begin with a name, and patterns that begin with digits. Blanks and wildcards are
  // never part of a key, because a blank matches any number of blanks. `Resources/generate` assigns the keys.
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

  /// The ranges in `rules` of the rules that may match the bytes at an offset.
  func literal(_ bytes: [UInt8], at offset: Int, end: Int) -> (Range<Int>, Range<Int>, Range<Int>) {
    let first = bytes[offset].folded
    let second = offset + 1 < end ? bytes[offset + 1].folded : 0
    let third = offset + 2 < end ? bytes[offset + 2].folded : 0
    return (
      list(Self.key(first, second, third)), list(Self.key(first, second)),
      list(Self.one + Int(first))
    )
  }

  /// The ranges of the rules that may match at a name, according to what follows the name.
  func behindName(_ bytes: [UInt8], at nameEnd: Int, end: Int) -> (Range<Int>, Range<Int>) {
    var next = nameEnd
    while next < end, bytes[next].isBlank { next += 1 }
    let byte = next < end ? Int(bytes[next].folded) : 0
    return (list((next > nameEnd ? Self.spaced : Self.named) + byte), list(Self.rest))
  }

  /// The range of the rules that may match at digits.
  var behindDigits: Range<Int> { list(Self.numbered) }

  private func list(_ key: Int) -> Range<Int> { Int(starts[key])..<Int(starts[key + 1]) }
}
