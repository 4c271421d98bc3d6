/// Names as `rclone` speaks them, whatever the store: in its standard encoding.
///
/// A control character is told as its picture, such as `␊` for a newline. What looks like such a picture, and the quote
/// itself, is quoted with `‛`. Each store then has an encoding of its own, which `rclone` takes care of.
package enum RcloneName {
  private static let quote: Unicode.Scalar = "‛"
  /// A quote before these belongs to them: they stand for what no name can have, or for a whole name.
  private static let quotedElsewhere: Set<Unicode.Scalar> = ["／", "．", "␀"]

  /// A path as `rclone` has to be told it.
  package static func told(_ path: String) -> String {
    if !path.unicodeScalars.contains(where: isSpecial) { return path }
    var told = String.UnicodeScalarView()
    let scalars = Array(path.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let picture = picture(of: scalar) {
        told.append(picture)
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isKept = scalar == quote && next.map(quotedElsewhere.contains) == true
      if isSpecial(scalar), !isKept { told.append(quote) }
      told.append(scalar)
    }
    return String(told)
  }

  /// A name that `rclone` tells, as it is.
  package static func heard(_ name: String) -> String {
    if !name.unicodeScalars.contains(where: isSpecial) { return name }
    var heard = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalars[index] == quote, let next, isSpecial(next), picture(of: next) == nil {
        heard.append(next)
        index += 2
      } else {
        heard.append(pictured(scalars[index]) ?? scalars[index])
        index += 1
      }
    }
    return String(heard)
  }

  /// Whether it is told in another form.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar == quote || picture(of: scalar) != nil || pictured(scalar) != nil
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x01...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "␡"
    default: nil
    }
  }

  /// The control character that a picture shows.
  private static func pictured(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x2401...0x241F: Unicode.Scalar(scalar.value - 0x2400)
    case 0x2421: "\u{7F}"
    default: nil
    }
  }
}
