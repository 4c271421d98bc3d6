import Destinations
package import SystemCalls
import SystemPackage

/// The numbers of what one drop or proposal brings to trashes: a thousand files of one name do not each look for
/// all of the others.
///
/// Of the names only hashes of 64 bits are kept, so that a million of them take little room.
package final class TrashNames {
  private var taken: Set<Int> = []
  /// The last number that a name got, by the hash of the first.
  private var numbers: [Int: Int] = [:]

  package init() {}

  /// Takes the first number, from `least` on, under which a thing has a free name in a trash.
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
