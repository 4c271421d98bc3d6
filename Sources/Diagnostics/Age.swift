/// How long ago something was, as people say it: `just now`, `5 min ago`, `3 days ago`.
package enum Age {
  private static let second: Int64 = 1_000_000_000

  /// The words for a time in nanoseconds; what is still to come is now.
  package static func text(_ nanoseconds: Int64) -> String {
    let seconds = max(0, nanoseconds) / second
    switch seconds {
    case ..<10: return "just now"
    case ..<60: return "\(seconds) s ago"
    case ..<3600: return "\(seconds / 60) min ago"
    case ..<86400: return "\(seconds / 3600) h ago"
    case ..<172_800: return "1 day ago"
    default: return "\(seconds / 86400) days ago"
    }
  }
}
