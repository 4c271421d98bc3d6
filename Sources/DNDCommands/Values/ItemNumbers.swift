/// Item numbers as given to `--item`: `2`, `1,3-5`; the option may be repeated.
enum ItemNumbers {
  /// The ranges in the order given; nil if the option was not given, which means all.
  static func ranges(_ texts: [String]) throws(CommandLineError) -> [ClosedRange<Int>]? {
    guard !texts.isEmpty else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for text in texts {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let range = range(part) else { throw .notItemNumbers(text) }
        ranges.append(range)
      }
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

extension ItemNumbers {
  /// The single item number; nil if none was given.
  static func single(_ text: String?) throws(CommandLineError) -> Int? {
    guard let text else { return nil }
    guard let ranges = try ranges([text]), ranges.count == 1, ranges[0].count == 1 else {
      throw .notItemNumbers(text)
    }
    return ranges[0].lowerBound
  }
}
