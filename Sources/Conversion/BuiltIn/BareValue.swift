/// Value types of vCard that JSON writes without quotation marks (RFC 6350, 4.4 to 4.6; RFC 7095, 3.5).
enum BareValue: String {
  case boolean, integer, float

  /// The value in JSON syntax; nil if it is not of this type.
  func inJSON(_ text: String) -> String? {
    if self == .boolean {
      let word = text.lowercased()
      return word == "true" || word == "false" ? word : nil
    }
    let digits = text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    let sign = digits.utf8.first == UInt8(ascii: "-") && digits.count == text.count ? "-" : ""
    let parts = digits.dropFirst(sign.count)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2 && self == .float,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
    else { return nil }
    // JSON allows neither a plus sign nor a leading zero.
    let whole = parts[0].drop { $0 == "0" }
    return sign + (whole.isEmpty ? "0" : whole) + (parts.count == 2 ? ".\(parts[1])" : "")
  }
}
