/// Times relative to now, for people: `just now`, `5 min ago`, `in 3 days`.
package enum Age {
  private static let second: Int64 = 1_000_000_000

  /// The words for an age in nanoseconds; a negative age counts as zero.
  package static func text(_ nanoseconds: Int64) -> String {
    let seconds = max(0, nanoseconds) / second
    switch seconds {
    case ..<10: return "just now"
    default: return "\(length(seconds)) ago"
    }
  }

  /// The words for what is still to come, in nanoseconds from now: `in 10 min`.
  package static func ahead(_ nanoseconds: Int64) -> String {
    // A moment after it was said it is still so.
    nanoseconds <= 0 ? "now" : "in \(length(nanoseconds / second + 1))"
  }

  private static func length(_ seconds: Int64) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min"
    case ..<86400: "\(seconds / 3600) h"
    case ..<172_800: "1 day"
    default: "\(seconds / 86400) days"
    }
  }
}
