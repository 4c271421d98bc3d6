/// A byte count in words: `512 B`, `2.3 kB`, `3.1 MB`, `47 GB`.
package enum ByteCount {
  private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]

  /// The count in powers of 1000: two significant digits below ten units, whole numbers from ten on.
  package static func text(_ count: Int64) -> String {
    guard count >= 1000 else { return "\(max(0, count)) B" }
    var unit = 0
    var scale: Int64 = 1
    // Advance to the next unit while the rounded number has four digits.
    while unit + 1 < units.count, rounded(count, by: scale) >= 1000 {
      scale *= 1000
      unit += 1
    }
    let tenths = rounded(count, by: scale / 10)
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10) \(units[unit])" }
    return "\(rounded(count, by: scale)) \(units[unit])"
  }

  private static func rounded(_ count: Int64, by scale: Int64) -> Int64 {
    count / scale + (count % scale * 2 >= scale ? 1 : 0)
  }
}
