/// A duration as people type it: `30s`, `10m`, `1h30m`, `2d`, `1.5h`, `300ms`; a bare number is
/// seconds.
enum DurationText {
  /// The units in nanoseconds, longest first, which is also the order in which they must be
  /// written.
  private static let units: [(word: StaticString, length: Int64)] = [
    ("d", 86_400_000_000_000), ("h", 3_600_000_000_000), ("m", 60_000_000_000),
    ("s", 1_000_000_000), ("ms", 1_000_000),
  ]

  /// The duration in nanoseconds; nil if the text is not a duration, or is too long.
  static func nanoseconds(_ text: String) -> Int64? {
    var rest = Array(text.utf8)[...]
    guard !rest.isEmpty else { return nil }
    var allowed = units[...]
    var sum: Int64 = 0
    repeat {
      let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
      rest = rest.dropFirst(digits.count)
      let isBare = rest.isEmpty && sum == 0 && digits.count == text.utf8.count
      let word = isBare ? Array("s".utf8) : Array(rest.prefix { $0 >= 0x61 && $0 <= 0x7A })
      rest = rest.dropFirst(isBare ? 0 : word.count)
      guard let unit = allowed.firstIndex(where: { "\($0.word)".utf8.elementsEqual(word) }),
        let part = product(digits, by: units[unit].length)
      else { return nil }
      allowed = allowed[(unit + 1)...]
      let (total, overflows) = sum.addingReportingOverflow(part)
      guard !overflows else { return nil }
      sum = total
    } while !rest.isEmpty
    return sum
  }

  /// The value of an option in nanoseconds; nil if it was not given.
  ///
  /// - Parameter allowsZero: Whether a duration of zero is valid.
  static func nanoseconds(
    _ text: String?, of option: String, allowsZero: Bool = false
  ) throws(CommandLineError) -> Int64? {
    guard let text else { return nil }
    guard let value = nanoseconds(text) else {
      throw .notADuration(option: option, value: text)
    }
    guard value > 0 || allowsZero else { throw .noTime(option: option) }
    return value
  }

  /// A decimal number of units, exact to the nanosecond.
  private static func product(_ digits: ArraySlice<UInt8>, by unit: Int64) -> Int64? {
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { return nil }
    guard let count = Int64(String(decoding: whole, as: UTF8.self)) else { return nil }
    let (product, overflows) = count.multipliedReportingOverflow(by: unit)
    guard !overflows else { return nil }
    guard parts.count == 2 else { return product }
    guard let fraction = parts.last, !fraction.isEmpty, fraction.count <= 9 else { return nil }
    var share = unit
    var sum: Int64 = 0
    for digit in fraction {
      share /= 10
      sum += share * Int64(digit - 0x30)
    }
    let (total, sumOverflows) = product.addingReportingOverflow(sum)
    return sumOverflows ? nil : total
  }
}
