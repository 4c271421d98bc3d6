/// The formats of `strftime`, which copies a conversion that it does not know into the result.
enum DateFormat {
  private static let conversions = Set("aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ+%")
  private static let flags = Set("_-0^#")

  /// The first conversion that the C library does not know; nil if it knows all.
  static func unknownConversion(in format: String) -> String? {
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      let conversion = rest[start...]
      rest = conversion.dropFirst().drop { flags.contains($0) || $0.isASCII && $0.isNumber }
      if rest.first == "E" || rest.first == "O" { rest.removeFirst() }
      guard let letter = rest.popFirst(), conversions.contains(letter) else {
        return String(conversion[..<rest.startIndex])
      }
    }
    return nil
  }
}
