/// Item numbers and positions in a view: `2` or `1,3-5`.
package enum ItemNumbers {
  /// The ranges in the order given; nil if one of them is not a number or a range.
  package static func ranges(_ text: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = range(part) else { return nil }
      ranges.append(range)
    }
    return ranges
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(number)
    switch ends.count {
    case 1:
      guard let only = ends[0] else { return nil }
      return only...only
    case 2:
      guard let first = ends[0], let last = ends[1], first <= last else { return nil }
      return first...last
    default: return nil
    }
  }

  /// A positive number in plain digits; `Int` alone would also accept a sign.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    guard let number = Int(text), number > 0 else { return nil }
    return number
  }
}
