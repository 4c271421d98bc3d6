/// Finds the rules that may match at a place by the first bytes there, letters of either case being equal.
///
/// Rules whose patterns begin with three characters are found by three, the others by two or one; those
/// that begin with a name or a number by what follows that. So at most places hardly any rule is tried.
struct RuleIndex: Sendable {
  /// Lists of rules, one behind the other.
  private(set) var rules: [Int32] = []
  /// Where the list of each key begins; it ends where the next one does.
  private var starts: [Int32] = []
  private var pairs: [(key: Int32, rule: Int32)] = []

  // Keys of three bytes come first, then those of two and of one; then what follows a name, and what
  // follows a name and blanks; then the rest of what begins with a name, and what does with digits.
  private static let two = 4_096
  private static let one = two + 1_024
  private static let named = one + 256
  private static let spaced = named + 256
  private static let rest = spaced + 256
  private static let numbered = rest + 1
  private static let all = numbered + 1

  /// - Parameter code: The pattern is what stands in it from `start` on.
  mutating func add(_ rule: Int, _ code: [UInt8], from start: Int) {
    guard start < code.count else { return }
    let key: Int
    switch code[start] {
    case LanguageRules.Operation.digits: key = Self.numbered
    case LanguageRules.Operation.name: key = Self.key(behindName: code, at: start + 1)
    default:
      // A blank in a pattern stands for any number of blanks, and a sign for anything: neither has a key.
      guard code[start] > 0x20 else { return }
      let first = code[start].folded
      if start + 1 == code.count || code[start + 1] <= 0x20 {
        key = Self.one + Int(first)
      } else if start + 2 == code.count || code[start + 2] <= 0x20 {
        key = Self.key(first, code[start + 1].folded)
      } else {
        key = Self.key(first, code[start + 1].folded, code[start + 2].folded)
      }
    }
    pairs.append((Int32(key), Int32(rule)))
  }

  private static func key(behindName code: [UInt8], at place: Int) -> Int {
    guard place < code.count else { return rest }
    if code[place] > 0x20 { return named + Int(code[place].folded) }
    guard code[place] == 0x20, place + 1 < code.count, code[place + 1] > 0x20 else { return rest }
    return spaced + Int(code[place + 1].folded)
  }

  /// Ends the adding of rules.
  mutating func close() {
    starts = [Int32](repeating: 0, count: Self.all + 1)
    for pair in pairs { starts[Int(pair.key) + 1] += 1 }
    for key in 0..<Self.all { starts[key + 1] += starts[key] }
    rules = [Int32](repeating: 0, count: pairs.count)
    var next = starts
    for pair in pairs {
      rules[Int(next[Int(pair.key)])] = pair.rule
      next[Int(pair.key)] += 1
    }
    pairs = []
  }

  private static func key(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first) &* 613 &+ Int(second) &* 37 &+ Int(third)) & 4_095
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int {
    two + (Int(first) &* 37 &+ Int(second)) & 1_023
  }

  /// Where in `rules` those stand that may match at a place, by the bytes there.
  func literal(_ bytes: [UInt8], at place: Int, end: Int) -> (Range<Int>, Range<Int>, Range<Int>) {
    let first = bytes[place].folded
    let second = place + 1 < end ? bytes[place + 1].folded : 0
    let third = place + 2 < end ? bytes[place + 2].folded : 0
    return (
      list(Self.key(first, second, third)), list(Self.key(first, second)),
      list(Self.one + Int(first))
    )
  }

  /// Where those stand that may match where a name is, by what follows the name.
  func behindName(_ bytes: [UInt8], at nameEnd: Int, end: Int) -> (Range<Int>, Range<Int>) {
    var next = nameEnd
    while next < end, bytes[next].isBlank { next += 1 }
    let byte = next < end ? Int(bytes[next].folded) : 0
    return (list((next > nameEnd ? Self.spaced : Self.named) + byte), list(Self.rest))
  }

  /// Where those stand that may match where digits are.
  var behindDigits: Range<Int> { list(Self.numbered) }

  private func list(_ key: Int) -> Range<Int> { Int(starts[key])..<Int(starts[key + 1]) }
}
