import Items
import Negotiation
import SystemCalls

/// The room for files of other hosts between their arrival and their placement.
///
/// Each is fetched into the session first and copied from there. If a whole page were fetched before the first of it is
/// placed, all of it would need room twice.
enum FetchedRoom {
  /// The bytes after which a group ends.
  static let limit: Int64 = 64 << 20

  /// Divides items into groups, in order: one ends with the file that reaches the limit, or with a directory, whose
  /// size is not known.
  static func groups(of items: [(Item, Decision)]) -> [ArraySlice<(Item, Decision)>] {
    var groups: [ArraySlice<(Item, Decision)>] = []
    var (start, bytes) = (0, Int64(0))
    for (index, (_, decision)) in items.enumerated() {
      bytes = bytes.addingClamped(size(of: decision))
      if bytes < limit && index < items.count - 1 { continue }
      groups.append(items[start...index])
      (start, bytes) = (index + 1, 0)
    }
    return groups
  }

  private static func size(of decision: Decision) -> Int64 {
    guard case .taken(let candidates) = decision, let best = candidates.first,
      case .far(let far) = best.representation.source
    else { return 0 }
    return far.isDirectory ? limit : far.size
  }
}
