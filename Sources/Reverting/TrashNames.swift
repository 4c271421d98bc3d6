import Destinations
package import SystemCalls
import SystemPackage

/// Assigns numbered names in the trash for one drop or proposal.
///
/// It remembers the last number of each name, so that many files of the same name do not take quadratic time.
///
/// Only 64-bit hashes of the names are stored, to save memory for millions of files.
package final class TrashNames {
  private var taken: Set<Int> = []
  /// The last number assigned to a name, by the hash of the unnumbered name.
  private var numbers: [Int: Int] = [:]

  package init() {}

  /// Reserves the lowest number, from `least`, for which the name is free in the trash.
  package func take(
    in slot: TrashBin.Slot, from least: Int = 1
  ) throws(SystemFailure) -> Int {
    let first = Self.hash(slot, 1)
    var number = max(least, (numbers[first] ?? 0) + 1)
    while true {
      let key = Self.hash(slot, number)
      if !taken.contains(key), try slot.directory.isFree(slot.name(number)) {
        taken.insert(key)
        numbers[first] = number
        return number
      }
      number += 1
    }
  }

  private static func hash(_ slot: TrashBin.Slot, _ number: Int) -> Int {
    var hasher = Hasher()
    slot.directory.infoPath(of: slot.name(number)).bytes.withUnsafeBytes {
      hasher.combine(bytes: $0)
    }
    return hasher.finalize()
  }
}
