import Glibc

/// The points at which a test lets something fail: a sample, or all of them where hours do not matter.
package enum Sweep {
  /// Whether all points are tried.
  package static let isWhole = getenv("DND_CRASH").map { String(cString: $0) } == "all"

  /// The points of a range, or every n-th of them in a sample.
  ///
  /// - Parameter whole: The distance between the points of a whole sweep, where each one would take days.
  package static func points(
    _ range: Range<Int>, every sample: Int, whole: Int = 1
  ) -> StrideTo<Int> {
    stride(from: range.lowerBound, to: range.upperBound, by: isWhole ? whole : sample)
  }
}
