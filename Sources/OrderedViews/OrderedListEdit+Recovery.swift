package import Context
import Destinations
import Items
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Repairs the list of a view after a drop was killed before it could list what it had placed.
extension OrderedListEdit {
  /// Adds the placed items that are not yet listed.
  ///
  /// - Parameter own: The items that this drop placed before it was interrupted, behind which it goes on.
  package func commit(
    recovered results: [ItemResult], continuing own: Set<Int> = [], of open: any OpenSession
  ) throws {
    var arrivals: [Arrival] = []
    let list = try list()
    for result in results {
      guard let target = result.target else { continue }
      let path = FilePath(carried: target).inRealDirectory
      guard isOfView(path) else { continue }
      if list.index(ofFile: name(of: path)) != nil {
        if own.contains(result.index) { goOn(behind: result.index, path) }
        continue
      }
      guard !FileSystem.isGone(path, followingLinks: true) else { continue }
      arrivals.append(
        Arrival(
          index: result.index, path: path, item: try open.itemInAnyState(result.index),
          type: type(byNameOf: path), isRecovered: true))
    }
    if !arrivals.isEmpty {
      try commit(arrivals)
    } else if !own.isEmpty {
      try removeDeadPlaceholders()
    }
  }
}
