/// Names that FAT, exFAT, NTFS and Windows can hold.
///
/// What these cannot hold becomes its wide form, as `:` becomes `：`, from which the name can be read and made again;
/// rclone writes the same. A mark precedes what was such a sign before and the two digits of a byte that is not UTF-8, and
/// follows the name of a device.
package enum PortableName {
  private static let mark: Unicode.Scalar = "‛"
  private static let wide: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "＂", "*": "＊", ":": "：", "<": "＜", ">": "＞", "?": "？", "\\": "＼", "|": "｜",
    "\u{7F}": "␡",
  ]
  private static let wideForms = Set(wide.values).union([mark, "．", "␠"])
  private static let devices = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

  /// - Parameter isWhole: Whether the name ends here, and not in the middle.
  package static func of(_ name: [UInt8], isWhole: Bool = true) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    var rest = name[...]
    while let first = rest.first {
      // The shortest beginning that is UTF-8 is one scalar; other bytes are written out.
      guard
        let length = (1...4).first(where: {
          String(validating: rest.prefix($0), as: UTF8.self) != nil
        }), let scalar = String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.first
      else {
        scalars.append(mark)
        scalars.append(contentsOf: String(first, radix: 16, uppercase: true).unicodeScalars)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(length)
      if wideForms.contains(scalar) || 0x2401...0x241F ~= scalar.value { scalars.append(mark) }
      let control = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
      scalars.append(wide[scalar] ?? control ?? scalar)
    }
    if isWhole {
      // Windows cuts these off, and takes some names for devices, whatever their extension.
      for (end, form) in [(".", "．"), (" ", "␠")] as [(Unicode.Scalar, Unicode.Scalar)]
      where scalars.last == end {
        scalars.removeLast()
        scalars.append(form)
      }
      let stem = String(scalars.prefix { $0 != "." })
      if devices.contains(stem.uppercased()) {
        scalars.insert(mark, at: scalars.firstIndex(of: ".") ?? scalars.endIndex)
      }
    }
    return Array(String(scalars).utf8)
  }
}
