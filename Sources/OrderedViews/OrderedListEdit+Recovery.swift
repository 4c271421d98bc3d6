package import Context
import Items
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Repairs the list of a view after a drop was killed before it could list what it had placed.
extension OrderedListEdit {
  /// Adds the placed items that are not yet listed.
  package func commit(recovered results: [ItemResult], of open: any OpenSession) throws {
    var arrivals: [Arrival] = []
    for result in results {
      guard let target = result.target else { continue }
      let path = FilePath(carried: target).inRealDirectory
      guard isOfView(path), !FileSystem.isGone(path, followingLinks: true) else { continue }
      arrivals.append(
        Arrival(
          index: result.index, path: path, item: try open.itemInAnyState(result.index),
          type: type(byNameOf: path), isRecovered: true))
    }
    if !arrivals.isEmpty { try commit(arrivals) }
  }
}
